import { chatDeltaSchema, chatResponseSchema, type ChatRequest, type ChatResponse } from '@b1fuchs/contracts';
import { HttpError, NetworkError } from '../../../lib/http-error.js';
import { request, requireOk } from '../../../lib/http.js';
import { ChatTimeoutError } from '../model/chat-failure.js';
import { readServerEvents } from './read-server-events.js';

/** Spec 2, sections 7 and 9: until the answer, or its first words, are there; between its words too. */
const TIMEOUT_MS = 8_000;
/** Errors of an answer that has already begun have no status of their own. */
const FAILED_UNDERWAY = 500;

type Options = {
  signal: AbortSignal;
  /** With each piece of the answer. */
  onDelta: (content: string) => void;
  timeoutMs?: number;
};

/**
 * Says something to the examiner and waits for the answer, which comes word by word where the server can.
 * @throws ChatTimeoutError, HttpError, NetworkError, or ZodError for an answer of another shape; an abort by `signal` passes through
 */
export async function sendMessage(message: ChatRequest, { signal, onDelta, timeoutMs = TIMEOUT_MS }: Options): Promise<ChatResponse> {
  const waiting = new AbortController();
  let timer = setTimeout(() => waiting.abort(), timeoutMs);
  const hear = (content: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => waiting.abort(), timeoutMs);
    onDelta(content);
  };
  try {
    const response = await requireOk(await request('POST', '/api/chat', message, { signal: AbortSignal.any([signal, waiting.signal]), accept: 'text/event-stream' }));
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    return isStream ? await readReply(response, hear) : chatResponseSchema.parse(await response.json());
  } catch (error) {
    throw waiting.signal.aborted && !signal.aborted ? new ChatTimeoutError() : error;
  } finally {
    clearTimeout(timer);
  }
}

async function readReply(response: Response, onDelta: (content: string) => void): Promise<ChatResponse> {
  for await (const { name, data } of readServerEvents(response)) {
    if (name === 'delta') onDelta(chatDeltaSchema.parse(JSON.parse(data)).content);
    if (name === 'error') throw new HttpError(FAILED_UNDERWAY, '', data);
    if (name === 'done') return chatResponseSchema.parse(JSON.parse(data));
  }
  throw new NetworkError(new Error('The answer broke off.'));
}
