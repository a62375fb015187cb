import { z } from 'zod';

/** What the provider answers where it does not do what it was asked, in its own shape. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly details: { type: 'invalid_request_error' | 'idempotency_error' | 'api_error'; message: string; code?: string; param?: string },
  ) {
    super(details.message);
  }
}

const invalid = (message: string, more: { code?: string; param?: string } = {}): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, ...more });

export const apiErrors = {
  badKey: () => new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }),
  unknownUrl: (method: string, path: string) => new ApiError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` }),
  noSuch: (kind: string, id: string, param = 'id') =>
    new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', param, message: `No such ${kind}: '${id}'` }),
  /** An id in the parameters that leads nowhere is a bad request and no missing page. */
  noSuchParam: (kind: string, id: string, param: string) => invalid(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }),
  keyReused: (key: string) =>
    new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    }),
  tooMany: () => new ApiError(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }),
  broken: () => new ApiError(500, { type: 'api_error', message: 'An unknown error occurred.' }),
  notExpandable: (path: string) => invalid(`This property cannot be expanded (${path}).`, { param: 'expand' }),
  invalid,
};

/** The first thing that is wrong with parameters, as the provider puts it. */
export function paramError(error: z.ZodError, given: unknown): ApiError {
  const [issue] = error.issues;
  if (issue === undefined) return invalid('Invalid request.');
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${param}. The local sandbox has no such parameter.`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue.path);
  if (valueAt(given, issue.path) === undefined) return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return invalid(`Invalid ${param}: ${issue.message}`, { param });
}

/** `line_items[0][quantity]`, as forms name it. */
const nameOf = ([first, ...rest]: readonly PropertyKey[]): string => `${String(first)}${rest.map((part) => `[${String(part)}]`).join('')}`;

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined), given);
