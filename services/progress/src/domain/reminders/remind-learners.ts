import { mailRequested, type EventOf, type mailPreferencesChanged } from '@b1fuchs/contracts';
import { createEvent, learningDay } from '@b1fuchs/kit';
import type { ProgressRecords } from '../../data/progress-records.js';
import type { DueReminder, Reminders } from '../../data/reminders.js';
import { learnerPractice } from '../count-days.js';
import { seenAt } from '../summary.js';
import { isEvening, nextEvening } from './evening.js';

export type ReminderParts = { records: ProgressRecords; reminders: Reminders };

/** Whoever cannot be looked at is looked at again this much later. */
const AFTER_A_FAILURE_MS = 3_600_000;

/** Remembers whether a learner wants to be reminded; of two wishes the later one counts, whichever comes first. */
export const noteWish = (reminders: Reminders, event: EventOf<typeof mailPreferencesChanged>): Promise<void> =>
  reminders.note(event.userId, { wanted: event.data.reminders, changedAt: new Date(event.occurredAt) });

/**
 * Has those reminded by mail whose streak would end today: in their evening, at most once a day, however many instances
 * run at the same time.
 * @param tellFailure hears of a learner who could not be looked at; the others are
 * @returns how many learners were looked at; more wait where it is as many as `limit`
 */
export async function remindLearners(parts: ReminderParts, now: Date, limit: number, tellFailure: (error: unknown) => void): Promise<number> {
  const due = await parts.reminders.due(now, limit);
  for (const one of due) {
    await remind(parts, one, now).catch(async (error: unknown) => {
      tellFailure(error);
      await parts.reminders.settle(one, new Date(now.getTime() + AFTER_A_FAILURE_MS), null);
    });
  }
  return due.length;
}

async function remind({ records, reminders }: ReminderParts, due: DueReminder, now: Date): Promise<void> {
  const practice = await learnerPractice(records, due.userId);
  const timeZone = practice.streaks.last?.moment.timeZone ?? 'UTC';
  const { currentStreak, hasFreeze, days } = seenAt(practice, { at: now, timeZone });
  const today = learningDay(now, timeZone);
  // With a freeze the streak does not end today.
  const wouldEnd = currentStreak > 0 && !hasFreeze && !days.includes(today);
  const isWanted = wouldEnd && isEvening(now, timeZone) && due.remindedDay !== today;
  const mail = createEvent(mailRequested, { userId: due.userId, data: { template: 'streak-reminder', values: { streak: String(currentStreak) } }, now });
  await reminders.settle(due, nextEvening(now, timeZone), isWanted ? { mail, day: today } : null);
}
