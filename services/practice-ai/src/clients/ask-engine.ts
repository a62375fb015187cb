import type { z } from 'zod';
import { EngineFailure, type EngineName } from './engine-failure.js';

interface EngineRequest<T> {
  engine: EngineName;
  url: string;
  /** Sent with POST; without one it is a GET. */
  body?: string | URLSearchParams;
  contentType?: string;
  /** For the whole exchange, the second try included. */
  timeoutMs: number;
  schema: z.ZodType<T>;
}

/**
 * Asks a language engine and returns its parsed answer. Throws EngineFailure.
 * A connection that breaks is tried once more: an engine that was restarted leaves dead keep-alive connections behind.
 */
export async function askEngine<T>(request: EngineRequest<T>): Promise<T> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  const response = await send(request, signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return send(request, signal);
  }).catch((error: unknown) => {
    throw failureOf(request, signal, error);
  });
  const text = await response.text().catch((error: unknown) => {
    throw failureOf(request, signal, error);
  });
  if (!response.ok) {
    throw new EngineFailure(request.engine, 'refused', `status ${response.status}`);
  }
  const parsed = request.schema.safeParse(parseJson(request.engine, text));
  if (!parsed.success) {
    throw new EngineFailure(request.engine, 'bad-answer', parsed.error.message);
  }
  return parsed.data;
}

function send<T>(request: EngineRequest<T>, signal: AbortSignal): Promise<Response> {
  return fetch(request.url, {
    ...(request.body === undefined ? {} : { method: 'POST', body: request.body }),
    signal,
    ...(request.contentType === undefined ? {} : { headers: { 'content-type': request.contentType } }),
  });
}

function failureOf<T>(request: EngineRequest<T>, signal: AbortSignal, cause: unknown): EngineFailure {
  return signal.aborted
    ? new EngineFailure(request.engine, 'timeout', `no answer within ${request.timeoutMs} ms`, { cause })
    : new EngineFailure(request.engine, 'unreachable', String(cause), { cause });
}

function parseJson(engine: EngineName, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new EngineFailure(engine, 'bad-answer', 'not JSON', { cause });
  }
}
