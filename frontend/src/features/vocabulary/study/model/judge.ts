import type { DueFlashcard } from '@b1fuchs/contracts';
import { compareAnswer, isKnown, type Verdict } from './compare-answer.js';
import type { Article, Attempt } from './session.js';

/** What became of an attempt. `isKnown` is a proposal: the learner decides. */
export type Judgement =
  | { kind: 'typed'; verdict: Verdict; isKnown: boolean }
  | { kind: 'article'; chosen: Article; article: Article; isKnown: boolean };

/** Null where there is nothing to judge: an article for a card that has none. */
export function judge(attempt: Attempt, card: DueFlashcard): Judgement | null {
  if (attempt.kind === 'typed') {
    const verdict = compareAnswer(attempt.text, card);
    return { kind: 'typed', verdict, isKnown: isKnown(verdict) };
  }
  if (card.article === null) return null;
  return { kind: 'article', chosen: attempt.article, article: card.article, isKnown: attempt.article === card.article };
}
