import { createHash } from 'node:crypto';
import type { Core } from '../core.js';
import type { KeptAnswer } from '../records.js';
import { apiErrors } from './api-error.js';

const KEPT_MS = 24 * 3_600_000;

export type KeyedRequest = { key: string; path: string; given: unknown };

/**
 * What a request with the same key was answered within a day, or undefined.
 * @throws ApiError when that request asked for something else.
 */
export function keptAnswer({ store, now }: Core, request: KeyedRequest): KeptAnswer | undefined {
  const kept = store.find('answers', request.key);
  if (!kept || kept.at < now() - KEPT_MS) return undefined;
  if (kept.fingerprint !== fingerprintOf(request)) throw apiErrors.keyReused(request.key);
  return kept;
}

export function keepAnswer({ store, now }: Core, request: KeyedRequest, answer: Pick<KeptAnswer, 'status' | 'body'>): void {
  store.put('answers', request.key, { ...answer, fingerprint: fingerprintOf(request), at: now() });
}

/** Forgets what is over, so that the file does not grow for ever. */
export function forgetOldAnswers({ store, now }: Core): void {
  for (const [key, { at }] of store.entries('answers')) if (at < now() - KEPT_MS) store.remove('answers', key);
}

const fingerprintOf = ({ path, given }: KeyedRequest): string => createHash('sha256').update(JSON.stringify([path, given])).digest('hex');
