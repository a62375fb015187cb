import { circumstances } from './mail-circumstances.js';
import type { MailFacts, MailText } from './mail-text.js';

/** Somebody has become an administrator, or is none any more. `values`: whose account, the new role, and who did it ('' for the operator). */
export const roleChanged = ({ username, supportUrl, values: { account = '', role = '', by = '' }, ...facts }: MailFacts): MailText => {
  const when = circumstances({ ...facts, values: {} });
  const isAdministrator = role === 'admin';
  return {
    subject: 'Eine Rolle wurde geändert',
    german: {
      greeting: `Hallo ${username},`,
      paragraphs: [
        isAdministrator ? `das Konto „${account}“ hat jetzt die Rechte eines Administrators.` : `das Konto „${account}“ hat keine Rechte eines Administrators mehr.`,
        by === '' ? 'Geändert hat das der Betreiber.' : `Geändert hat das „${by}“.`,
        ...when.german,
        'Wenn Sie davon nichts wissen, fragen Sie bitte sofort nach.',
      ],
      button: { label: 'Support schreiben', url: supportUrl },
      closing: 'Ihr Team von B1 Fuchs',
    },
    english: {
      greeting: `Hello ${username},`,
      paragraphs: [
        isAdministrator ? `The account “${account}” now has the rights of an administrator.` : `The account “${account}” no longer has the rights of an administrator.`,
        by === '' ? 'It was changed by the operator.' : `It was changed by “${by}”.`,
        ...when.english,
        'If you did not expect this, please ask about it at once.',
      ],
      closing: 'Your B1 Fuchs team',
    },
  };
};
