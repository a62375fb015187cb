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
  const details: Record<string, string> = {};
  for (const issue of result.error.issues) details[issue.path.join('.') || 'body'] ??= issue.message;
  const [first] = result.error.issues;
  const written = first && !/^(Invalid|Too |Unrecognized|Expected)/.test(first.message) ? first.message : undefined;
  throw new AppError('VALIDATION_FAILED', { details, ...(written === undefined ? {} : { message: written }) });
}
