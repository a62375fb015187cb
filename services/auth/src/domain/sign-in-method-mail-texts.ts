import { ifNotYou } from './if-not-you.js';
import { circumstances } from './mail-circumstances.js';
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
        isTakenOver
          ? 'Wenn Sie das nicht waren, ändern Sie bitte sofort das Passwort Ihres Google-Kontos und schreiben Sie unserem Support.'
          : 'Wenn Sie das nicht waren, ändern Sie bitte sofort das Passwort Ihres Google-Kontos. Die Verbindung können Sie in Ihrem Konto aufheben.',
      ],
      button: { label: 'Mein Konto öffnen', url: accountUrl },
      closing: 'Ihr Team von B1 Fuchs',
    },
    english: {
      greeting: `Hello ${username},`,
      paragraphs: [
        'Your B1 Fuchs account is now linked to your Google account. From now on you can sign in with Google.',
        ...(isTakenOver ? ['Nobody had confirmed before that this e-mail address belongs to the account. The password with which it was opened therefore no longer works.'] : []),
        isTakenOver
          ? 'If this was not you, please change the password of your Google account at once and write to our support.'
          : 'If this was not you, please change the password of your Google account at once. You can end the link in your account.',
      ],
      closing: 'Your B1 Fuchs team',
    },
  };
};

/** The account is linked to no Google account any more. */
export const signInMethodRemoved = ({ username, accountUrl, ...facts }: MailFacts): MailText => ({
  subject: 'Ihr Konto bei B1 Fuchs ist nicht mehr mit Google verbunden',
  german: {
    greeting: `Hallo ${username},`,
    paragraphs: [
      'die Verbindung zwischen Ihrem Konto bei B1 Fuchs und Ihrem Google-Konto ist aufgehoben. Sie melden sich jetzt mit Ihrem Passwort an. Auf anderen Geräten wurden Sie abgemeldet.',
      'Wer sich mit einem Google-Konto anmeldet, das diese E-Mail-Adresse hat, verbindet es wieder. Wir schreiben Ihnen dann.',
      ...circumstances(facts).german,
      ifNotYou(facts).german,
    ],
    button: { label: 'Mein Konto öffnen', url: accountUrl },
    closing: 'Ihr Team von B1 Fuchs',
  },
  english: {
    greeting: `Hello ${username},`,
    paragraphs: [
      'The link between your B1 Fuchs account and your Google account has been ended. You now sign in with your password. You were signed out on your other devices.',
      'Whoever signs in with a Google account that has this e-mail address links it again. We will write to you then.',
      ...circumstances(facts).english,
      ifNotYou(facts).english,
    ],
    closing: 'Your B1 Fuchs team',
  },
});
