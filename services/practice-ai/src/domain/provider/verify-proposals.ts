import { isolateGerman, MODEL_RULE, type Correction } from '@b1fuchs/contracts';
import { wordsOf } from '../grading/sentences.js';
import { explainByCategory } from '../grammar/language-tool/explain-by-category.js';
import { locate, type Span } from './locate.js';
import { narrowChange, type TextChange } from './narrow-change.js';
import { plainLatinSentence, plainPersianSentence } from './plain-text.js';
import type { Proposal } from './proposal.js';
import { MAX_PROPOSALS } from './write-prompt.js';

/** A verb that moves to the end of its clause takes about so many words with it; more than that is a rewritten sentence. */
const MAX_CHANGED_WORDS = 12;
/** Up to so many words may all be new; of more, half must stay. */
const WORDS_FREELY_CHANGED = 4;
const MAX_LONGER_BY = 40;

/**
 * The proposals that hold against the text, as corrections of it: sorted by place and apart from each other. Each names words that
 * stand in the text, changes no more than it must, and explains itself in plain sentences. Whether it is right, the engines say.
 */
export function verifyProposals(text: string, proposals: readonly Proposal[]): Correction[] {
  const kept: Correction[] = [];
  const taken: Span[] = [];
  let near = 0;
  for (const proposal of proposals.slice(0, MAX_PROPOSALS)) {
    const change = placedChange(text, proposal, near, taken);
    const correction = change && correctionOf(change, proposal);
    if (!correction) continue;
    const to = correction.offset + correction.length;
    taken.push({ from: correction.offset, to });
    near = to;
    kept.push(correction);
  }
  return kept.sort((one, other) => one.offset - other.offset);
}

/** The changed words with their place, if they stand in the text. Proposals come in the text's order. */
function placedChange(text: string, { original, corrected }: Proposal, near: number, taken: readonly Span[]): TextChange | undefined {
  const wanted = original.trim();
  const place = locate(text, wanted, near, []);
  const change = place && narrowChange({ original: wanted, corrected: corrected.trim(), offset: place.from });
  if (!change) return undefined;
  const isFree = taken.every(({ from, to }) => change.offset >= to || change.offset + change.original.length <= from);
  if (isFree) return change;
  const elsewhere = locate(text, wanted, near, taken);
  return elsewhere && narrowChange({ original: wanted, corrected: corrected.trim(), offset: elsewhere.from });
}

function correctionOf(change: TextChange, { explanation, category }: Proposal): Correction | undefined {
  const { original, corrected, offset } = change;
  const de = plainLatinSentence(explanation.de);
  // Taste is for the style refinement.
  if (de === undefined || category === 'style' || !isPlainGerman(corrected) || isRewritten(original, corrected)) return undefined;
  const own = explainByCategory({ category, original, replacement: corrected });
  return {
    original,
    corrected,
    explanation: de,
    translations: {
      en: plainLatinSentence(explanation.en) ?? own.en,
      fa: plainPersianSentence(explanation.fa) ?? isolateGerman(own.fa),
    },
    category,
    rule: MODEL_RULE,
    offset,
    length: original.length,
  };
}

/** Words and punctuation in Latin letters, in one line. */
const isPlainGerman = (text: string): boolean => /^[\p{Script=Latin}\p{M}\p{N} .,;:!?…„“”‚‘’'"()/€%–-]+$/u.test(text) && !/www\.|\/\//u.test(text);

/** Too much is changed for a correction: another sentence stands there. */
function isRewritten(original: string, corrected: string): boolean {
  const before = wordsOf(original);
  const after = wordsOf(corrected);
  const most = Math.max(before.length, after.length);
  if (most > MAX_CHANGED_WORDS || corrected.length > original.length + MAX_LONGER_BY) return true;
  const stayed = before.filter((word) => after.includes(word)).length;
  return most > WORDS_FREELY_CHANGED && stayed < most / 2;
}
