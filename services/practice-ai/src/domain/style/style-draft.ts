import type { Correction } from '@b1fuchs/contracts';
import { amendAll, type Draft, type Finding } from '../grammar/draft.js';
import type { StyleEdit } from './style-rule.js';

/** A refinement is explained in German only. */
const germanOnly = (de: string): Finding['explanation'] => ({ de, en: de, fa: de });

export const amendWithEdits = (draft: Draft, edits: readonly StyleEdit[]): Draft =>
  amendAll(draft, edits.map(({ from, to, replacement, explanation }) => ({ from, to, replacement, category: 'style', explanation: germanOnly(explanation) })));

export const amendWithCorrections = (draft: Draft, corrections: readonly Correction[]): Draft =>
  amendAll(
    draft,
    corrections.map(({ offset, length, corrected, explanation, category }) => ({
      from: offset,
      to: offset + length,
      replacement: corrected,
      category,
      explanation: germanOnly(explanation),
    })),
  );
