import { mailConsentKindSchema, mailPreferencesChanged, MARKETING_CONSENT, REMINDER_CONSENT, type MailConsentKind, type MailPreferences, type MailPreferencesChange } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import type { MailConsent, Users } from '../data/users.js';
import type { TokenSecrets } from './token-secrets.js';
import { readUnsubscribeToken } from './unsubscribe-token.js';

const wordings: Record<MailConsentKind, string> = { reminders: REMINDER_CONSENT, marketing: MARKETING_CONSENT };

/** What was agreed to or withdrawn, in the words that stood there. */
export const mailConsent = (kind: MailConsentKind, agreed: boolean, at: Date): MailConsent => ({ kind, agreed, wording: wordings[kind], at });

/** What a learner wants to be mailed. */
export async function readMailPreferences(users: Users, userId: string): Promise<MailPreferences> {
  const user = await users.findById(userId);
  return { reminders: user?.wantsReminders === true, marketing: user?.wantsMarketing === true };
}

/** Keeps what a learner wants to be mailed, with the words and the moment of a consent. The same again changes nothing. */
export async function changeMailPreferences(users: Users, userId: string, change: MailPreferencesChange, now: Date): Promise<MailPreferences> {
  for (const kind of mailConsentKindSchema.options) {
    const agreed = change[kind];
    if (agreed === undefined) continue;
    // Nobody but auth sends news, so nobody else has to hear of that wish.
    const events = kind === 'reminders' ? [createEvent(mailPreferencesChanged, { userId, data: { reminders: agreed }, now })] : [];
    await users.changeMailConsent(userId, mailConsent(kind, agreed, now), events);
  }
  return readMailPreferences(users, userId);
}

/**
 * Ends mail of one kind for whom a mail's link was made, signed in or not.
 * @returns what was ended. @throws AppError INVALID_TOKEN
 */
export async function unsubscribe({ users, tokenSecrets }: { users: Users; tokenSecrets: TokenSecrets }, token: string, now: Date): Promise<MailConsentKind> {
  const found = readUnsubscribeToken(tokenSecrets, token);
  if (found === undefined) throw new AppError('INVALID_TOKEN');
  await changeMailPreferences(users, found.userId, { [found.kind]: false }, now);
  return found.kind;
}
