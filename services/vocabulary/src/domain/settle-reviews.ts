import type { Scheduler } from '@b1fuchs/contracts';
import type { Reviews } from '../data/reviews.js';
import type { UserCards } from '../data/user-cards.js';
import { countPractice } from './count-practice.js';

export type SettleParts = {
  cards: Pick<UserCards, 'pendingReviews' | 'reviewSettled' | 'isAnyDue' | 'unsettled'>;
  reviews: Reviews;
  settings: { schedulerOf: (userId: string) => Promise<Scheduler> };
};

/**
 * Does what an answer leaves to do after the card has changed: the row of its review, and the day's practice. Each step
 * may run again, so that an answer is whole also when the process was killed in between.
 */
export async function settleCard({ cards, reviews, settings }: SettleParts, card: { id: string; userId: string }): Promise<void> {
  for (const pending of await cards.pendingReviews(card.id)) {
    await reviews.settle(card, pending);
    if (pending.kind === 'answer') {
      const { day, timeZone, reviewedAt: at } = pending.review;
      const isStackEmpty = async (): Promise<boolean> => !(await cards.isAnyDue(card.userId, await settings.schedulerOf(card.userId), day));
      await countPractice(reviews, { userId: card.userId, day, timeZone, at, isStackEmpty });
    }
    await cards.reviewSettled(card.id, pending);
  }
}

/** Settles what a crash or an outage left behind. */
export async function settleAll(parts: SettleParts): Promise<void> {
  for (const card of await parts.cards.unsettled()) await settleCard(parts, card);
}
