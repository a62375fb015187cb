import { randomUUID } from 'node:crypto';
import { MAX_ANSWER_AGE_DAYS, type LeitnerReviewRequest, type LeitnerReviewResponse } from '@b1fuchs/contracts';
import { AppError, learningDay } from '@b1fuchs/kit';
import type { CardToAnswer, UserCards } from '../data/user-cards.js';
import { answered, dueDayOf, takesAnswer, type CardState } from './card.js';
import { settleCard, type SettleParts } from './settle-reviews.js';

export type AnswerParts = SettleParts & { cards: Pick<UserCards, 'find' | 'answer' | 'undo'> };
type Learner = { userId: string; timeZone: string };

const MS_A_DAY = 86_400_000;
/** Requests for one card at the same time; each loser of a race tries again. */
const ATTEMPTS = 8;
const TOO_OLD = `Diese Antwort ist älter als ${MAX_ANSWER_AGE_DAYS} Tage und zählt nicht mehr.`;

/**
 * Counts an answer: once under its id, and only while the card is due.
 * @throws AppError CARD_NOT_FOUND when the learner has no such card or has archived it; VALIDATION_FAILED when the answer is
 * too old.
 */
export async function answerCard(parts: AnswerParts, { userId, timeZone }: Learner, request: LeitnerReviewRequest, now: Date): Promise<LeitnerReviewResponse> {
  const { userFlashcardId, isCorrect, reviewId = randomUUID(), responseTimeSeconds = null } = request;
  const at = answerTime(request.answeredAt, now);
  const day = learningDay(at, timeZone);
  const scheduler = await parts.settings.schedulerOf(userId);
  const show = (state: CardState, counted: boolean): LeitnerReviewResponse => ({ reviewId, counted, box: state.boxNumber, dueDay: dueDayOf(state, scheduler) });

  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const card = await findActive(parts, userId, userFlashcardId);
    const stateAfter = stateAfterAnswer(card, reviewId);
    if (stateAfter !== undefined) return show(stateAfter, true);
    if (card.undone.includes(reviewId) || !takesAnswer(card.state, scheduler, at, day)) return show(card.state, false);

    const after = answered(card.state, isCorrect, at, day);
    if (await parts.cards.answer(card, after, reviewId, { isKnown: isCorrect, responseTimeSeconds, reviewedAt: at, day, timeZone })) {
      await settleCard(parts, card);
      return show(after, true);
    }
  }
  throw new AppError('SERVICE_UNAVAILABLE');
}

/**
 * Takes the last answer to a card back: the card is as it was before. Again, it changes nothing more.
 * @throws AppError CARD_NOT_FOUND; UNDO_TOO_LATE when the card was answered again since, or the answer never counted.
 */
export async function undoAnswer(
  parts: AnswerParts,
  { userId, userFlashcardId, reviewId }: { userId: string; userFlashcardId: string; reviewId: string },
): Promise<Pick<LeitnerReviewResponse, 'box' | 'dueDay'>> {
  const scheduler = await parts.settings.schedulerOf(userId);
  const show = (state: CardState) => ({ box: state.boxNumber, dueDay: dueDayOf(state, scheduler) });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const card = await findActive(parts, userId, userFlashcardId);
    if (card.undone.includes(reviewId)) return show(card.state);
    const last = card.answers.at(-1);
    if (last?.reviewId !== reviewId) throw new AppError('UNDO_TOO_LATE');
    if (await parts.cards.undo(card, last.before, reviewId)) {
      await settleCard(parts, card);
      return show(last.before);
    }
  }
  throw new AppError('SERVICE_UNAVAILABLE');
}

/** When it was given; a device's clock that is ahead of ours counts as now. */
function answerTime(answeredAt: string | undefined, now: Date): Date {
  const at = answeredAt === undefined ? now : new Date(Math.min(new Date(answeredAt).getTime(), now.getTime()));
  if (now.getTime() - at.getTime() > MAX_ANSWER_AGE_DAYS * MS_A_DAY) throw new AppError('VALIDATION_FAILED', { message: TOO_OLD, details: { answeredAt: TOO_OLD } });
  return at;
}

async function findActive({ cards }: AnswerParts, userId: string, id: string): Promise<CardToAnswer> {
  const card = await cards.find(userId, id);
  if (card === undefined || card.archived) throw new AppError('CARD_NOT_FOUND');
  return card;
}

/** What an answer that has been counted made of the card; undefined when it has not, or was too long ago to know. */
function stateAfterAnswer(card: CardToAnswer, reviewId: string): CardState | undefined {
  const place = card.answers.findIndex((answer) => answer.reviewId === reviewId);
  return place === -1 ? undefined : (card.answers[place + 1]?.before ?? card.state);
}
