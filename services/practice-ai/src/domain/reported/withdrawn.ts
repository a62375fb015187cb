import { createHash } from 'node:crypto';
import { MODEL_RULE, UNKNOWN_RULE, type WithdrawalScope } from '@b1fuchs/contracts';

/** What makes corrections the same: the rule, the words, and what is proposed for them. */
export type CorrectionWords = { rule?: string | undefined; original: string; corrected: string };
/** What administrators have taken back. `sentences`: digests of those in which alone it does not hold. */
export type Withdrawal = Required<CorrectionWords> & { scope: WithdrawalScope; sentences: readonly string[] };
/** Whether administrators have taken a correction back. @param sentence without it only what is taken back wherever its words stand is known */
export type Withdrawn = (correction: CorrectionWords, sentence?: string) => boolean;

export const nothingWithdrawn: Withdrawn = () => false;

/** The same for the same correction. */
export const correctionKey = ({ rule = UNKNOWN_RULE, original, corrected }: CorrectionWords): string => digest(JSON.stringify([rule, original, corrected]));
/** The same for the same sentence, however it is spaced; it says nothing of its words. */
export const sentenceDigest = (sentence: string): string => digest(sentence.trim().replaceAll(/\s+/gu, ' '));

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Any rule: what was reported before corrections named their rule, and what a model proposes, which has no rules. */
const ANY = '*';

export function withdrawnBy(withdrawals: readonly Withdrawal[]): Withdrawn {
  const everywhere = new Set<string>();
  const inSentences = new Set<string>();
  for (const { rule, original, corrected, scope, sentences } of withdrawals) {
    for (const name of [rule, ANY]) {
      const words = wordsKey(name, original, corrected);
      if (scope === 'words') everywhere.add(words);
      else for (const sentence of sentences) inSentences.add(words + sentence);
    }
  }
  return ({ rule, original, corrected }, sentence) => {
    const keys = rule === undefined || rule === MODEL_RULE ? [ANY] : [rule, UNKNOWN_RULE];
    return keys.some((name) => {
      const words = wordsKey(name, original, corrected);
      return everywhere.has(words) || (sentence !== undefined && inSentences.size > 0 && inSentences.has(words + sentenceDigest(sentence)));
    });
  };
}

const wordsKey = (rule: string, original: string, corrected: string): string => JSON.stringify([rule, original, corrected]);
