import type { MailFacts } from './mail-text.js';

/** What to do at once where somebody else has changed the account. Without a password it is Google that lets people in. */
export const ifNotYou = ({ hasPassword }: Pick<MailFacts, 'hasPassword'>): { german: string; english: string } =>
  hasPassword
    ? {
        german: 'Wenn Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort und melden Sie alle anderen Geräte ab.',
        english: 'If this was not you, please change your password at once and sign out all other devices.',
      }
    : {
        german: 'Wenn Sie das nicht waren, ändern Sie bitte sofort das Passwort Ihres Google-Kontos und melden Sie bei B1 Fuchs alle anderen Geräte ab.',
        english: 'If this was not you, please change the password of your Google account at once and sign out all other devices at B1 Fuchs.',
      };
