import type { SupportFields } from '../../lib/support/support-drafts.js';
import { problemTexts } from './wording.js';

export type Problem = { field: keyof SupportFields; text: string };

/** Something, @, something with a point in it, and no space anywhere. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The first thing that is wrong, in the order of spec 1, section 5; values are trimmed only to see whether they are empty. */
export function firstProblem({ name, email, message }: SupportFields): Problem | null {
  if (name.trim() === '') return { field: 'name', text: problemTexts.name };
  if (email.trim() === '') return { field: 'email', text: problemTexts.email };
  if (message.trim() === '') return { field: 'message', text: problemTexts.message };
  if (!EMAIL.test(email)) return { field: 'email', text: problemTexts.emailForm };
  return null;
}
