import { errorTable, type ErrorBody, type ErrorCode } from '@b1fuchs/contracts';
import type { NextFunction, Request, Response } from 'express';
import { z } from 'zod';
import { AppError } from '../errors.js';
import { currentCorrelationId } from '../request-context.js';

/** Every error answer has this one shape. */
export function toErrorBody(error: AppError): ErrorBody {
  return {
    code: error.code,
    message: error.message,
    requestId: currentCorrelationId(),
    ...(error.details ? { details: error.details } : {}),
  };
}

const bodyParserErrorSchema = z.object({ type: z.string(), status: z.number() });

const bodyParserCodes: Record<string, ErrorCode> = {
  'entity.parse.failed': 'MALFORMED_JSON',
  'encoding.unsupported': 'MALFORMED_JSON',
  'charset.unsupported': 'MALFORMED_JSON',
  'request.size.invalid': 'MALFORMED_JSON',
  'entity.too.large': 'BODY_TOO_LARGE',
};

/** What the drivers of MongoDB and Redis throw while their server is away. */
const STORE_AWAY = /^(Mongo(Network|ServerSelection|NotConnected|TopologyClosed|PoolCleared)|PoolClearedOnNetwork|MongooseServerSelection|MaxRetriesPerRequest)/;
/** What the driver throws for several writes at once: without a code of the server's it only wraps one of the above. */
const unansweredBulkSchema = z.object({ name: z.literal('MongoBulkWriteError'), code: z.undefined().optional(), writeErrors: z.array(z.never()) });

/** Turns anything thrown into an AppError; the unknown becomes INTERNAL and keeps its cause for the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const parsed = bodyParserErrorSchema.safeParse(error);
  if (parsed.success) {
    const code = bodyParserCodes[parsed.data.type] ?? (parsed.data.status < 500 ? 'MALFORMED_JSON' : 'INTERNAL');
    return new AppError(code, { cause: error });
  }
  if (isStoreAway(error)) return new AppError('SERVICE_UNAVAILABLE', { cause: error });
  if (error instanceof URIError) return new AppError('NOT_FOUND', { cause: error });
  return new AppError('INTERNAL', { cause: error });
}

const isStoreAway = (error: unknown): boolean => (error instanceof Error && STORE_AWAY.test(error.name)) || unansweredBulkSchema.safeParse(error).success;

export function handleNotFound(): never {
  throw new AppError('NOT_FOUND');
}

export function handleError(error: unknown, request: Request, response: Response, next: NextFunction): void {
  const appError = toAppError(error);
  if (errorTable[appError.code].status >= 500) request.log.error({ err: appError }, 'request failed');
  if (response.headersSent) {
    next(error);
    return;
  }
  response.status(appError.status).json(toErrorBody(appError));
}
