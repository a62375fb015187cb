import type { DueFlashcard } from '@b1fuchs/contracts';
import { fitsMode, type StudyMode } from './study-mode.js';

export type Article = 'der' | 'die' | 'das';
/** What the learner tried before the card was turned. */
export type Attempt = { kind: 'typed'; text: string } | { kind: 'article'; article: Article };
/** `isUncounted`: the server has said that the card was not due any more. */
export type GivenAnswer = { userFlashcardId: string; reviewId: string; isCorrect: boolean; isUncounted: boolean };

/** One run through a list of cards that is fixed at its start. A new object after each step. */
export type StudySession = {
  cards: readonly DueFlashcard[];
  /** The card before the learner; null where none is left for the mode. */
  currentId: string | null;
  isRevealed: boolean;
  attempt: Attempt | null;
  /** In the order in which they were given. */
  answers: readonly GivenAnswer[];
  /** The same cards once more: they are not due any more. */
  isRepeat: boolean;
  /** When the current card came, in ms since 1970. */
  shownAt: number;
};

type Moment = { mode: StudyMode; at: number };

/** Begins with the first card of the list that fits the mode. */
export function startSession(cards: readonly DueFlashcard[], { mode, at }: Moment): StudySession {
  return showNext({ cards, currentId: null, isRevealed: false, attempt: null, answers: [], isRepeat: false, shownAt: at }, { mode, at });
}

export const currentCard = (session: StudySession): DueFlashcard | null =>
  session.cards.find(({ userFlashcardId }) => userFlashcardId === session.currentId) ?? null;

/** Cards without an answer, in the session's order. */
export function remainingCards({ cards, answers }: StudySession): DueFlashcard[] {
  const answered = new Set(answers.map(({ userFlashcardId }) => userFlashcardId));
  return cards.filter(({ userFlashcardId }) => !answered.has(userFlashcardId));
}

/** Turns the card. `attempt`: what was typed or chosen, null for only turning it. */
export const reveal = (session: StudySession, attempt: Attempt | null): StudySession =>
  session.currentId === null || session.isRevealed ? session : { ...session, isRevealed: true, attempt };

/** Takes the answer to the turned card, and shows the next one. */
export function answerCard(session: StudySession, { reviewId, isCorrect, ...moment }: Moment & { reviewId: string; isCorrect: boolean }): StudySession {
  const { currentId, isRevealed, answers } = session;
  if (currentId === null || !isRevealed) return session;
  return showNext({ ...session, answers: [...answers, { userFlashcardId: currentId, reviewId, isCorrect, isUncounted: false }] }, moment);
}

/** The last answered card is back, turned, so that it can be answered otherwise at once. */
export function takeBack(session: StudySession, at: number): StudySession {
  const last = session.answers.at(-1);
  if (last === undefined) return session;
  return { ...session, answers: session.answers.slice(0, -1), currentId: last.userFlashcardId, isRevealed: true, attempt: null, shownAt: at };
}

/** An answer that could neither be sent nor kept: its card comes again, but not over the one that is being looked at. */
export function giveBack(session: StudySession, reviewId: string, moment: Moment): StudySession {
  const answers = session.answers.filter((answer) => answer.reviewId !== reviewId);
  if (answers.length === session.answers.length) return session;
  const next = { ...session, answers };
  return next.currentId === null ? showNext(next, moment) : next;
}

/** In another mode the card begins with its front again, and it may be one that does not fit. */
export function changeMode(session: StudySession, { mode, at }: Moment): StudySession {
  const card = currentCard(session);
  if (card === null || !fitsMode(card, mode)) return showNext(session, { mode, at });
  return { ...session, isRevealed: false, attempt: null, shownAt: at };
}

/** The same cards from the first one, with new counters. */
export const repeatSession = ({ cards }: StudySession, moment: Moment): StudySession => ({ ...startSession(cards, moment), isRepeat: true });

/** Remembers that an answer moved nothing. */
export const markUncounted = (session: StudySession, reviewId: string): StudySession => ({
  ...session,
  answers: session.answers.map((answer) => (answer.reviewId === reviewId ? { ...answer, isUncounted: true } : answer)),
});

/** The session's counters. */
export function tally({ answers }: StudySession): { correct: number; wrong: number; total: number } {
  const correct = answers.filter(({ isCorrect }) => isCorrect).length;
  return { correct, wrong: answers.length - correct, total: answers.length };
}

function showNext(session: StudySession, { mode, at }: Moment): StudySession {
  const next = remainingCards(session).find((card) => fitsMode(card, mode));
  return { ...session, currentId: next?.userFlashcardId ?? null, isRevealed: false, attempt: null, shownAt: at };
}
