import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { errorBodySchema, errorTable, IDENTITY_HEADER, REQUEST_ID_HEADER, type ErrorCode, type ServiceName } from '@b1fuchs/contracts';
import type { z } from 'zod';
import { AppError } from '../errors.js';
import { signInternalToken, type SigningKey } from '../internal-token.js';
import { currentCorrelationId } from '../request-context.js';

const TIMEOUT_MS = 3_000;
/** A command may hash a password, and wait its turn for it. */
const COMMAND_TIMEOUT_MS = 10_000;

/**
 * Calls another service's internal routes, speaking for the calling service.
 * @throws AppError SERVICE_UNAVAILABLE when it cannot be reached, answers an error or something unexpected;
 * NOT_FOUND when it says so.
 */
export function createServiceClient({ target, url, signingKey }: { target: ServiceName; url: string; signingKey: SigningKey }) {
  const call = (path: string, timeoutMs: number, command?: { method: string; body: unknown }): Promise<Response> =>
    fetch(new URL(path, url), {
      ...(command ? { method: command.method, body: JSON.stringify(command.body) } : {}),
      headers: {
        [IDENTITY_HEADER]: signInternalToken(signingKey, target),
        [REQUEST_ID_HEADER]: currentCorrelationId(),
        ...(command ? { 'content-type': 'application/json' } : {}),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });

  return {
    async get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
      try {
        const response = await call(path, TIMEOUT_MS);
        const body: unknown = await response.json();
        if (response.status === 404 && errorBodySchema.safeParse(body).data?.code === 'NOT_FOUND') {
          throw new AppError('NOT_FOUND');
        }
        if (!response.ok) throw new Error(`${target} answered ${response.status}`);
        return schema.parse(body);
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
      }
    },

    /**
     * Has something done, once: whether it was is not known when no answer comes.
     * @param refusals codes that are for whoever asked, and thrown as they come with text and details
     * @param timeoutMs for what somebody outside is asked meanwhile
     */
    async send<Schema extends z.ZodType>(
      method: 'POST' | 'PUT' | 'PATCH',
      path: string,
      { body, schema, refusals, timeoutMs = COMMAND_TIMEOUT_MS }: { body: unknown; schema: Schema; refusals: readonly ErrorCode[]; timeoutMs?: number },
    ): Promise<z.infer<Schema>> {
      try {
        const response = await call(path, timeoutMs, { method, body });
        const answer: unknown = await response.json();
        if (response.ok) return schema.parse(answer);
        const { code = '', message = '', details } = errorBodySchema.safeParse(answer).data ?? {};
        const refusal = refusals.find((one) => one === code);
        if (refusal) throw new AppError(refusal, { message: message || errorTable[refusal].message, ...(details ? { details } : {}) });
        throw new Error(`${target} answered ${response.status}`);
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
      }
    },

    /** A long answer as it comes; it fails where the service breaks off. @param timeoutMs for all of it */
    async stream(path: string, timeoutMs: number): Promise<Readable> {
      try {
        const { ok, status, body } = await call(path, timeoutMs);
        if (!ok || !(body instanceof ReadableStream)) throw new Error(`${target} answered ${status}`);
        return Readable.fromWeb(body);
      } catch (error) {
        throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
      }
    },
  };
}

export type ServiceClient = ReturnType<typeof createServiceClient>;
