import type { ConversationsResponse } from '@b1fuchs/contracts';
import { learningDayOf } from '../../../lib/learning-day.js';
import { listTexts } from '../wording.js';

export type ListedConversation = ConversationsResponse['conversations'][number];

/** Only the greeting is there: the learner has said nothing yet. */
export const isUnused = ({ messages }: Pick<ListedConversation, 'messages'>): boolean => messages <= 1;

export const titleOf = (conversation: Pick<ListedConversation, 'messages' | 'title'>): string =>
  isUnused(conversation) || conversation.title.trim() === '' ? listTexts.unused : conversation.title;

const dates = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long' });
const datesOfOtherYears = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' });
const DAY_MS = 86_400_000;

/**
 * When something was last said: 'Heute', 'Gestern', '3. März', '3. März 2024'.
 * @param updatedAt ISO 8601
 */
export function lastSaid(updatedAt: string, now: Date): string {
  const then = new Date(updatedAt);
  // Noon in UTC stands for the calendar day, so that no change of clocks can move it.
  const noonOf = (date: Date): number => new Date(`${learningDayOf(date)}T12:00:00Z`).getTime();
  const daysAgo = (noonOf(now) - noonOf(then)) / DAY_MS;
  if (daysAgo <= 0) return 'Heute';
  if (daysAgo === 1) return 'Gestern';
  return then.getFullYear() === now.getFullYear() ? dates.format(then) : datesOfOtherYears.format(then);
}
