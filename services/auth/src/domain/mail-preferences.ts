import { mailPreferencesChanged, REMINDER_CONSENT, type MailPreferences } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import type { Users } from '../data/users.js';
import { readUnsubscribeToken } from './unsubscribe-token.js';

/** What a learner wants to be mailed. */
export const readMailPreferences = async (users: Users, userId: string): Promise<MailPreferences> => ({ reminders: (await users.findById(userId))?.wantsReminders === true });

/** Keeps what a learner wants to be mailed, with the words and the moment of a consent. The same again changes nothing. */
export async function changeMailPreferences(users: Users, userId: string, { reminders }: MailPreferences, now: Date): Promise<MailPreferences> {
  const event = createEvent(mailPreferencesChanged, { userId, data: { reminders }, now });
  await users.changeReminders(userId, { kind: 'reminders', agreed: reminders, wording: REMINDER_CONSENT, at: now }, [event]);
  return { reminders };
}

/**
 * Ends reminders for whom a mail's link was made, signed in or not.
 * @throws AppError INVALID_TOKEN
 */
export async function unsubscribe({ users, tokenSecret }: { users: Users; tokenSecret: string }, token: string, now: Date): Promise<void> {
  const userId = readUnsubscribeToken(tokenSecret, token);
  if (userId === undefined) throw new AppError('INVALID_TOKEN');
  await changeMailPreferences(users, userId, { reminders: false }, now);
}
