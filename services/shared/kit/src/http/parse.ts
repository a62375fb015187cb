import { z } from 'zod';
import { AppError } from '../errors.js';

/**
 * Parses what came over the edge.
 * @throws AppError VALIDATION_FAILED with each field's problem; its message is the first problem's text
 * when that was written for people.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const details = new Map<string, string>();
  // The first problem of each field. Whoever asked may have named a field as an object's prototype is named.
  for (const issue of result.error.issues.toReversed()) details.set(issue.path.join('.') || 'body', issue.message);
  const [first] = result.error.issues;
  const written = first && !/^(Invalid|Too |Unrecognized|Expected)/.test(first.message) ? first.message : undefined;
  throw new AppError('VALIDATION_FAILED', { details: Object.fromEntries(details), ...(written === undefined ? {} : { message: written }) });
}
