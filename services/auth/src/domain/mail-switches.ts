import type { MailTemplate, Settings } from '@b1fuchs/contracts';

/** Mails that the product can do without. All others are about the safety of an account, or were asked for. */
const dispensable: readonly MailTemplate[] = ['streak-reminder', 'bulk', 'trial-started', 'trial-ends-tomorrow', 'access-ends'];

/** Whether administrators want such mails to be sent at all. */
export function isSwitchedOn(template: MailTemplate, { emailNotifications, trialReminders, marketingEmails }: Settings): boolean {
  if (dispensable.includes(template) && !emailNotifications) return false;
  if (template === 'trial-ends-tomorrow') return trialReminders;
  return template !== 'bulk' || marketingEmails;
}
