import OpenAI, { APIConnectionError, APIError } from 'openai';
import { ProviderFailure } from './provider-failure.js';

interface ProviderClientOptions {
  url: string;
  apiKey: string | undefined;
  timeoutMs: number;
}

/** A client by the `openai` library for any server that speaks its calls; it neither logs nor retries by itself here. */
export const createProviderClient = ({ url, apiKey, timeoutMs }: ProviderClientOptions): OpenAI =>
  new OpenAI({
    baseURL: url,
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
  });

/** What a call of the library ended in. @param signal the one of the time-out */
export function failureOf(error: unknown, signal: AbortSignal, timeoutMs: number): ProviderFailure {
  if (signal.aborted) return new ProviderFailure('timeout', `no answer within ${timeoutMs} ms`);
  if (error instanceof APIConnectionError) return new ProviderFailure('unreachable', 'no connection');
  if (error instanceof APIError) return new ProviderFailure('refused', `status ${String(error.status)}`);
  return new ProviderFailure('bad-answer', 'cut off or not JSON');
}
