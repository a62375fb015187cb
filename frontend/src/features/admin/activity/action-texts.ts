import type { SecurityAction } from '@b1fuchs/contracts';
import { momentOf } from '../lib/dates.js';

/** What was done, for people; what this does not name is shown by its own words. */
const actions: Record<SecurityAction, string> & Record<string, string> = {
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'code-refused': 'Two-factor code refused',
  'proof-refused': 'Password check refused',
  'signed-out': 'Signed out',
  'other-sessions-ended': 'Other devices signed out',
  'password-reset-requested': 'Password reset requested',
  'password-reset': 'Password reset',
  'password-changed': 'Password changed',
  'email-change-requested': 'Email change requested',
  'email-changed': 'Email changed',
  'google-linked': 'Google account linked',
  'google-unlinked': 'Google account unlinked',
  'two-factor-enabled': 'Two-factor sign-in switched on',
  'two-factor-disabled': 'Two-factor sign-in switched off',
  'recovery-code-used': 'Recovery code used',
  'recovery-codes-renewed': 'Recovery codes renewed',
  'time-zone-changed': 'Time zone changed',
  'data-exported': 'Own data exported',
  'deletion-requested': 'Account deletion requested',
  'deletion-cancelled': 'Account deletion cancelled',
  'created-by-administrator': 'User created',
  'changed-by-administrator': 'User updated',
  'password-set-by-administrator': 'Password set by an administrator',
  'deleted-by-administrator': 'User deleted',
  'made-administrator': 'Made administrator',
  'membership-switched': 'Membership switched',
  'premium-granted': 'Premium access granted',
  'settings-changed': 'Settings changed',
  'users-exported': 'Users exported',
  'bulk-action-begun': 'Bulk action begun',
  'trial-extended': 'Trial extended',
  'news-sent': 'News sent by e-mail',
};

/** The names of all actions that are known, for a choice among them, in the order of the alphabet. */
export const knownActions: readonly (readonly [action: string, name: string])[] = Object.entries(actions).sort(([, one], [, other]) => one.localeCompare(other, 'en'));

/** An action as people say it; one that is new here by its own words: 'mail-sent-again' is 'Mail sent again'. */
export function actionName(action: string): string {
  const known = actions[action];
  if (known !== undefined) return known;
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As the fields are called on the screens. */
const fields: Record<string, string> = {
  username: 'username',
  email: 'email',
  role: 'role',
  isEmailVerified: 'email verified',
  membershipActive: 'premium',
  manual: 'switched on by hand',
  emailNotifications: 'Email Notifications',
  trialReminders: 'Trial Reminders',
  marketingEmails: 'Marketing Emails',
  forceEmailVerification: 'Force Email Verification',
  twoFactorAuthentication: 'Two-Factor Authentication',
  autoSessionTimeout: 'Auto Session Timeout',
};
const values: Record<string, string> = { true: 'yes', false: 'no' };

/** Details of an entry as people read them: names of fields, yes and no, and moments as they are shown elsewhere. */
export const detailsText = (details: string): string =>
  details
    .replace(/(^|; )(\w+)(?=: )/gu, (_, before: string, field: string) => before + (fields[field] ?? field))
    .replace(/(?<=: |→ )(true|false)(?=$|;| →| ·)/gu, (value) => values[value] ?? value)
    // Before there was nothing.
    .replace(/(?<=: )– → (?!–)/gu, '')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, momentOf);
