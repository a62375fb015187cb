import { help } from './interface-language/help.js';

/** What the person at the screen reads when the server could not be reached at all. */
export const NETWORK_MESSAGE = help('Please check your connection and try again.');

/** An answer with a status outside 200–299. */
export class HttpError extends Error {
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** The body's error code, such as 'MEMBERSHIP_REQUIRED'; null when the answer carried none. */
  readonly code: string | null;
  /** What a person is shown: the body's message, never raw JSON. */
  readonly userMessage: string;
  /** Names this request in the server's logs; null when the answer carried none. */
  readonly requestId: string | null;
  /** What is wrong with which field, by field path. */
  readonly details: Readonly<Record<string, string>>;

  /**
   * @param text the answer's body as it came
   * The error's own `message` is for logs: status and status text from 500 on, else status and body
   * (spec 1, section 7, shared request rules).
   */
  constructor(status: number, statusText: string, text: string) {
    super(status >= 500 ? `${status}: ${statusText}` : `${status}: ${text === '' ? statusText : text}`);
    this.name = 'HttpError';
    const body = readErrorBody(text);
    this.status = status;
    this.code = body.code ?? null;
    this.requestId = body.requestId ?? null;
    this.details = body.details ?? {};
    this.userMessage = body.message ?? plainText(status, statusText, text);
  }
}

/** The server could not be reached. `message` keeps the browser's own words for logs. */
export class NetworkError extends Error {
  readonly userMessage = NETWORK_MESSAGE;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'NetworkError';
  }
}

/** The sentence a person is shown for any failure of a call. */
export function userMessageOf(error: unknown): string {
  if (error instanceof HttpError || error instanceof NetworkError) return error.userMessage;
  return help('Something went wrong. Nothing is lost. Please try again.');
}

/** True when `error` is an answer with this error code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof HttpError && error.code === code;
}

type ErrorFields = { code?: string; message?: string; requestId?: string; details?: Record<string, string> };

// By hand and lenient: half an error body is still worth reading, and this must never throw.
function readErrorBody(text: string): ErrorFields {
  const body = parseObject(text);
  const fields: ErrorFields = {};
  for (const key of ['code', 'message', 'requestId'] as const) {
    const value = body[key];
    if (typeof value === 'string' && value !== '') fields[key] = value;
  }
  if (isObject(body.details)) {
    fields.details = Object.fromEntries(
      Object.entries(body.details).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }
  return fields;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Without a message in the body: a short plain sentence is shown as it is, pages of HTML or JSON are not.
function plainText(status: number, statusText: string, text: string): string {
  const readable = text.trim();
  const isSentence = readable !== '' && readable.length <= 300 && !/^[<{["]/.test(readable);
  if (status < 500 && isSentence) return readable;
  return statusText === '' ? help(`The server answered with status ${status}.`) : statusText;
}
