import type { MailFacts, MailText } from './mail-text.js';

/** Somebody has linked a Google account. `values.password` is 'removed' where the account had never been verified before. */
export const newSignInMethod = ({ username, accountUrl, values }: MailFacts): MailText => {
  const isTakenOver = values.password === 'removed';
  return {
    subject: 'Sie können sich jetzt mit Google anmelden',
    german: {
      greeting: `Hallo ${username},`,
      paragraphs: [
        'Ihr Konto bei B1 Fuchs ist jetzt mit Ihrem Google-Konto verbunden. Sie können sich ab jetzt mit Google anmelden.',
        ...(isTakenOver ? ['Bisher hatte niemand bestätigt, dass diese E-Mail-Adresse zu dem Konto gehört. Das Passwort, mit dem es angelegt wurde, gilt deshalb nicht mehr.'] : []),
        'Wenn Sie das nicht waren, ändern Sie bitte sofort das Passwort Ihres Google-Kontos und schreiben Sie unserem Support.',
      ],
      button: { label: 'Mein Konto öffnen', url: accountUrl },
      closing: 'Ihr Team von B1 Fuchs',
    },
    english: {
      greeting: `Hello ${username},`,
      paragraphs: [
        'Your B1 Fuchs account is now linked to your Google account. From now on you can sign in with Google.',
        ...(isTakenOver ? ['Nobody had confirmed before that this e-mail address belongs to the account. The password with which it was opened therefore no longer works.'] : []),
        'If this was not you, please change the password of your Google account at once and write to our support.',
      ],
      closing: 'Your B1 Fuchs team',
    },
  };
};
