import { createHash } from 'node:crypto';
import type { Band, Correction, ErrorCategory, ExerciseResult } from '@b1fuchs/contracts';

/** What a graded text or talk says about the learner's German, for their progress. @param words of the text */
export function exerciseResult({ criteria, corrections, words }: { criteria: { name: keyof NonNullable<ExerciseResult['criteria']>; band: Band | null }[]; corrections: Correction[]; words: number }): ExerciseResult {
  const counts: Partial<Record<ErrorCategory, number>> = {};
  for (const { category } of corrections) counts[category] = (counts[category] ?? 0) + 1;
  const rated = criteria.flatMap(({ name, band }) => (band === null ? [] : [[name, band] as const]));
  return { criteria: Object.fromEntries(rated), errors: { words, counts } };
}

/** Equal for exercises in which the same was handed in, whatever the white space. */
export const fingerprintOf = (...handedIn: string[]): string =>
  createHash('sha256').update(handedIn.map((text) => text.trim().replaceAll(/\s+/gu, ' ')).join('\n')).digest('base64url');
