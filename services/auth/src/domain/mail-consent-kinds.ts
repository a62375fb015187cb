import type { MailConsentKind, MailTemplate } from '@b1fuchs/contracts';

/** Mails that one can do without, and what has to be agreed to for each; all others are about the account and always sent. */
const kinds: Partial<Record<MailTemplate, MailConsentKind>> = { 'streak-reminder': 'reminders', bulk: 'marketing' };

/** @returns which consent a mail needs; undefined where it needs none */
export const consentFor = (template: MailTemplate): MailConsentKind | undefined => kinds[template];
