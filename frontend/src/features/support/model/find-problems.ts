import { supportContactRequestSchema } from '@b1fuchs/contracts';
import type { SupportFields } from '../../../lib/support/support-drafts.js';
import { texts } from '../wording.js';

const fieldsSchema = supportContactRequestSchema.omit({ source: true });

export type Problems = Partial<Record<keyof SupportFields, string>>;
export const fieldNames = ['name', 'email', 'message'] as const satisfies readonly (keyof SupportFields)[];

/** What the schema of the call finds wrong, in this page's English words. */
export function findProblems(fields: SupportFields): Problems {
  const issues = fieldsSchema.safeParse(fields).error?.issues ?? [];
  const wrong = new Set(issues.map(({ path }) => path[0]));
  return Object.fromEntries(
    fieldNames
      .filter((field) => wrong.has(field))
      .map((field) => [field, fields[field].trim() === '' ? texts.problems[field].missing : texts.problems[field].wrong]),
  );
}
