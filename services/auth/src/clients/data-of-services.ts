import type { Readable } from 'node:stream';
import { createServiceClient, type SigningKey } from '@b1fuchs/kit';

/** A learner of years has a hundred thousand answers. */
const TIMEOUT_MS = 60_000;

/** Asks another service for all that it keeps of a user. @throws AppError SERVICE_UNAVAILABLE */
export function createDataOfServices<Service extends 'billing' | 'practice-ai' | 'vocabulary' | 'progress' | 'admin' | 'report'>(urls: Record<Service, string>, signingKey: SigningKey) {
  return (service: Service, userId: string): Promise<Readable> =>
    createServiceClient({ target: service, url: urls[service], signingKey }).stream(`/internal/personal-data/${encodeURIComponent(userId)}`, TIMEOUT_MS);
}
