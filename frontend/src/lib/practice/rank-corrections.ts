import type { Correction, ErrorCategory } from '@b1fuchs/contracts';

/** A correction with its number in reading order. */
type Numbered = { number: number; correction: Pick<Correction, 'category'> };

/** How many corrections are shown before the rest is folded: the two things that matter most. */
const FIRST_SHOWN = 2;

/** What disturbs a reader most comes first: the sentence's frame, then forms and endings, then spelling. */
const byGravity: ErrorCategory[] = [
  'verb-position',
  'verb-form',
  'word-order',
  'agreement',
  'case',
  'conjunction',
  'preposition',
  'article',
  'gender',
  'pronoun',
  'word-choice',
  'spelling',
  'capitalization',
  'punctuation',
  'style',
];

/**
 * The corrections to look at first, most important first, and the others in reading order.
 * The second one is of another kind than the first where there is one: two different things to learn.
 */
export function rankCorrections<Entry extends Numbered>(placed: Entry[]): { first: Entry[]; others: Entry[] } {
  const ranked = placed.toSorted((a, b) => gravity(a) - gravity(b) || a.number - b.number);
  const [gravest, ...rest] = ranked;
  const ofAnotherKind = rest.filter((entry) => entry.correction.category !== gravest?.correction.category);
  const first = [...(gravest === undefined ? [] : [gravest]), ...ofAnotherKind, ...rest].slice(0, FIRST_SHOWN);
  return { first, others: placed.filter((entry) => !first.includes(entry)) };
}

const gravity = (entry: Numbered): number => byGravity.indexOf(entry.correction.category);
