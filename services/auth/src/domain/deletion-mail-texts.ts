import type { MailFacts, MailText } from './mail-text.js';

const CLOSING = { german: 'Ihr Team von B1 Fuchs', english: 'Your B1 Fuchs team' };

/** `values`: `dueAt` as an ISO date, and the `timeZone` in which the reader lives. */
export const deletionScheduled = ({ username, hasPassword, accountUrl, values }: MailFacts): MailText => ({
  subject: 'Ihr Konto bei B1 Fuchs wird in 7 Tagen gelöscht',
  german: {
    greeting: `Hallo ${username},`,
    paragraphs: [
      `Sie haben Ihr Konto zum Löschen angemeldet. Am ${writtenDay('de-DE', values)} löschen wir es mit allem, was dazugehört: Texte, Gespräche, Karten, Fortschritt und Abzeichen. Danach können wir nichts zurückholen.`,
      'Bis dahin können Sie sich anmelden, Ihre Daten herunterladen und die Löschung abbrechen. Auf Ihren anderen Geräten haben wir Sie abgemeldet.',
      `Wenn Sie das nicht waren, brechen Sie die Löschung bitte sofort ab und ändern Sie ${passwordOf(hasPassword).german}.`,
    ],
    button: { label: 'Mein Konto öffnen', url: accountUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${username},`,
    paragraphs: [
      `You asked us to delete your account. On ${writtenDay('en-GB', values)} we will delete it with everything in it: texts, conversations, cards, progress and badges. After that we cannot bring anything back.`,
      'Until then you can sign in, download your data and cancel the deletion with the button above. We signed you out on your other devices.',
      `If this was not you, please cancel the deletion at once and change ${passwordOf(hasPassword).english}.`,
    ],
    closing: CLOSING.english,
  },
});

export const deletionCancelled = ({ username, hasPassword, accountUrl }: MailFacts): MailText => ({
  subject: 'Ihr Konto bei B1 Fuchs bleibt',
  german: {
    greeting: `Hallo ${username},`,
    paragraphs: ['die Löschung Ihres Kontos ist abgebrochen. Es bleibt alles, wie es ist.', `Wenn Sie das nicht waren, ändern Sie bitte sofort ${passwordOf(hasPassword).german}.`],
    button: { label: 'Mein Konto öffnen', url: accountUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${username},`,
    paragraphs: ['The deletion of your account is cancelled. Everything stays as it is.', `If this was not you, please change ${passwordOf(hasPassword).english} at once.`],
    closing: CLOSING.english,
  },
});

/** The last one: the account is closed when it is sent, so it leads nowhere. */
export const accountDeleted = ({ username }: MailFacts): MailText => ({
  subject: 'Ihr Konto bei B1 Fuchs ist gelöscht',
  german: {
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Ihr Konto ist geschlossen, und wir löschen in diesen Minuten alles, was wir darüber gespeichert haben, auch diese E-Mail-Adresse.',
      'Vielen Dank, dass Sie mit B1 Fuchs gelernt haben. Wir wünschen Ihnen viel Erfolg mit Ihrem Deutsch!',
    ],
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${username},`,
    paragraphs: [
      'Your account is closed, and within the next minutes we delete everything that we have stored about it, including this e-mail address.',
      'Thank you for learning with B1 Fuchs. We wish you every success with your German!',
    ],
    closing: CLOSING.english,
  },
});

/** What keeps others out: without a password of ours it is Google's. */
const passwordOf = (hasPassword: boolean): { german: string; english: string } =>
  hasPassword ? { german: 'Ihr Passwort', english: 'your password' } : { german: 'das Passwort Ihres Google-Kontos', english: 'the password of your Google account' };

const writtenDay = (language: 'de-DE' | 'en-GB', { dueAt, timeZone }: MailFacts['values']): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(dueAt ?? 0));
