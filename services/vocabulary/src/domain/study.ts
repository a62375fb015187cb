import { BOXES, type DueFlashcard, type FlashcardStats, type LearnerCards, type LeitnerStats } from '@b1fuchs/contracts';
import { addDays, learningDay } from '@b1fuchs/kit';
import type { OwnCards } from '../data/own-cards.js';
import type { Reviews } from '../data/reviews.js';
import type { Settings } from '../data/settings.js';
import type { CardGroup, UserCards } from '../data/user-cards.js';
import { isLeech } from './card.js';
import type { Catalogue } from './catalogue.js';
import { facesOf } from './faces.js';

export type StudyParts = { catalogue: Catalogue; cards: UserCards; ownCards: OwnCards; reviews: Reviews; settings: Settings };
type Learner = { userId: string; timeZone: string };

const FORECAST_DAYS = 7;

/** The deck's four figures; archived cards are left out. */
export async function readStats({ cards, settings }: StudyParts, { userId, timeZone }: Learner, now: Date): Promise<FlashcardStats> {
  const today = learningDay(now, timeZone);
  const groups = await cards.groups(userId, await settings.schedulerOf(userId));
  const total = groups.reduce((sum, group) => sum + group.totalReviews, 0);
  const correct = groups.reduce((sum, group) => sum + group.correctReviews, 0);
  return {
    totalCards: cardsIn(groups),
    dueCards: cardsIn(groups.filter(({ dueDay }) => dueDay <= today)),
    masteredCards: cardsIn(groups.filter(({ boxNumber }) => boxNumber === BOXES)),
    averageAccuracy: total === 0 ? 0 : Math.round((1_000 * correct) / total) / 10,
  };
}

/** The boxes, what is due, and what comes in the next days. */
export async function readLeitnerStats({ cards, reviews, settings }: StudyParts, { userId, timeZone }: Learner, now: Date): Promise<LeitnerStats> {
  const today = learningDay(now, timeZone);
  const scheduler = await settings.schedulerOf(userId);
  const [groups, reviewedToday] = await Promise.all([cards.groups(userId, scheduler), reviews.countOn(userId, today)]);
  const countBy = (holds: (group: CardGroup) => boolean): number => cardsIn(groups.filter(holds));
  return {
    boxDistribution: Array.from({ length: BOXES }, (_, index) => ({ box: index + 1, count: countBy(({ boxNumber }) => boxNumber === index + 1) })),
    dueToday: countBy(({ dueDay }) => dueDay <= today),
    overdue: countBy(({ dueDay }) => dueDay < today),
    reviewedToday,
    forecast: Array.from({ length: FORECAST_DAYS }, (_, index) => addDays(today, index + 1)).map((day) => ({ day, count: countBy(({ dueDay }) => dueDay === day) })),
    scheduler,
  };
}

/** The deck in figures, for administrators; nothing of what stands on the cards. */
export async function readCardFigures(parts: StudyParts, learner: Learner, now: Date): Promise<LearnerCards> {
  const [stats, { boxDistribution, scheduler }] = await Promise.all([readStats(parts, learner, now), readLeitnerStats(parts, learner, now)]);
  return { ...stats, scheduler, boxes: boxDistribution };
}

const cardsIn = (groups: CardGroup[]): number => groups.reduce((sum, { cards }) => sum + cards, 0);

/** Cards that are due, the longest due first. */
export async function readDue(parts: StudyParts, { userId, timeZone }: Learner, limit: number, now: Date): Promise<DueFlashcard[]> {
  const scheduler = await parts.settings.schedulerOf(userId);
  const due = await parts.cards.due(userId, scheduler, learningDay(now, timeZone), limit);
  const faceOf = await facesOf(parts, userId, due.map(({ flashcardId }) => flashcardId));
  return due.flatMap(({ id, flashcardId, boxNumber: box, dueDay, lapses }) => {
    const face = faceOf(flashcardId);
    return face === undefined ? [] : [{ ...face, userFlashcardId: id, box, dueDay, isLeech: isLeech({ lapses }) }];
  });
}
