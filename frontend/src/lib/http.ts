import { TIME_ZONE_HEADER } from '@b1fuchs/contracts';
import { connection } from './connection.js';
import { takeEarlyAnswer } from './early-answer.js';
import { HttpError, NetworkError } from './http-error.js';
import { noteRequest } from './last-request.js';
import { practiceAccess } from './practice-access.js';
import { browserTimeZone } from './time-zone.js';

/** Anything that checks and types an answer, such as a schema of the contracts package. */
export type Parser<T> = { parse: (data: unknown) => T };
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type RequestOptions = {
  signal?: AbortSignal;
  /** Gives up after this many milliseconds with a NetworkError. */
  timeoutMs?: number;
  /** What kind of answer is wanted; JSON unless named. */
  accept?: string;
};

/** Where the browser is: practice counts for the learner's own days. Read once; who travels opens the page anew. */
const { timeZone } = browserTimeZone();

/**
 * The generic helper: sends a method, path and optional payload with the session cookie and returns the raw answer
 * unchecked. A file goes as it is, with its own type; a form with files as multipart; anything else as JSON.
 * @throws NetworkError when the server can't be reached in time; an abort by `signal` passes through
 */
export async function request(method: Method, path: string, payload?: unknown, options: RequestOptions = {}): Promise<Response> {
  const { signal, timeoutMs, accept = 'application/json' } = options;
  const timeout = timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)];
  const signals = signal === undefined ? timeout : [signal, ...timeout];
  const contentType = payload instanceof Blob ? payload.type : 'application/json';
  // The browser writes the type of a form itself: it knows the boundary between the parts.
  const isUntyped = payload === undefined || payload instanceof FormData;
  try {
    const response = await (takeEarlyAnswer(method, path) ??
      fetch(path, {
        method,
        credentials: 'include',
        headers: { accept, ...(timeZone === undefined ? {} : { [TIME_ZONE_HEADER]: timeZone }), ...(isUntyped ? {} : { 'content-type': contentType }) },
        ...(payload === undefined ? {} : { body: payload instanceof Blob || payload instanceof FormData ? payload : JSON.stringify(payload) }),
        ...(signals.length === 0 ? {} : { signal: AbortSignal.any(signals) }),
      }));
    connection.answered(response);
    noteRequest(response);
    practiceAccess.answered(response);
    return response;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    connection.failed(error);
    throw new NetworkError(error);
  }
}

/** Passes an OK answer on. @throws HttpError for any other */
export async function requireOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new HttpError(response.status, response.statusText, await response.text());
}

/** Reads an OK answer as JSON, unchecked. @throws HttpError for any other */
export async function readJson(response: Response): Promise<unknown> {
  return (await requireOk(response)).json();
}

/**
 * Sends and reads JSON, checked by `schema`.
 * @throws HttpError, NetworkError, or the schema's own error when the answer has another shape
 */
export async function sendJson<T>(
  method: Method,
  path: string,
  payload: unknown,
  schema: Parser<T>,
  options?: RequestOptions,
): Promise<T> {
  return schema.parse(await readJson(await request(method, path, payload, options)));
}

/** GET and read JSON, checked by `schema`. Throws as sendJson. */
export function getJson<T>(path: string, schema: Parser<T>, options?: RequestOptions): Promise<T> {
  return sendJson('GET', path, undefined, schema, options);
}

/** Sends JSON (or nothing) and reads a file, such as a PDF. Throws as sendJson. */
export async function fetchFile(method: Method, path: string, payload: unknown, options?: RequestOptions): Promise<Blob> {
  const response = await requireOk(await request(method, path, payload, options));
  return response.blob();
}

/** The default data fetch: a GET to the first element of the query key, with credentials, read as JSON. */
export async function fetchByQueryKey(context: { queryKey: readonly unknown[]; signal?: AbortSignal }): Promise<unknown> {
  const path = String(context.queryKey[0]);
  return readJson(await request('GET', path, undefined, context.signal ? { signal: context.signal } : {}));
}
