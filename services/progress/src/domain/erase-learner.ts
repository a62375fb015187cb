import type { ReminderParts } from './reminders/remind-learners.js';

/** Erases all that is kept of a learner whose account is gone. */
export async function eraseLearner({ records, reminders }: ReminderParts, userId: string): Promise<void> {
  await records.erase(userId);
  await reminders.forget(userId);
}
