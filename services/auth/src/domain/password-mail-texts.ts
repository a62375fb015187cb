import { circumstances } from './mail-circumstances.js';
import type { MailFacts, MailText } from './mail-text.js';

const CLOSING = { german: 'Ihr Team von B1 Fuchs', english: 'Your B1 Fuchs team' };

export const resetPasswordLink = (facts: MailFacts): MailText => (facts.hasPassword ? linkForForgotten(facts) : linkForFirst(facts));

const linkForForgotten = ({ username, resetPasswordUrl }: MailFacts): MailText => ({
  subject: 'Ihr neues Passwort für B1 Fuchs',
  german: {
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Sie haben Ihr Passwort vergessen? Mit dem Link können Sie ein neues festlegen.',
      'Der Link gilt eine Stunde und nur einmal. Danach sind Sie auf allen Geräten abgemeldet.',
      'Wenn Sie das nicht waren, können Sie diese E-Mail löschen: Ihr Passwort bleibt, wie es ist.',
    ],
    button: { label: 'Neues Passwort festlegen', url: resetPasswordUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${username},`,
    paragraphs: [
      'Have you forgotten your password? You can choose a new one with the button above.',
      'The link works for one hour, and only once. You will then be signed out on all your devices.',
      'If this was not you, you can delete this e-mail: your password stays as it is.',
    ],
    closing: CLOSING.english,
  },
});

const linkForFirst = ({ username, resetPasswordUrl }: MailFacts): MailText => ({
  subject: 'Ein Passwort für Ihr Konto bei B1 Fuchs',
  german: {
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Ihr Konto hat noch kein Passwort, denn Sie melden sich mit Google an. Mit dem Link können Sie ein Passwort festlegen. Mit Google können Sie sich auch weiter anmelden.',
      'Der Link gilt eine Stunde und nur einmal. Danach sind Sie auf allen Geräten abgemeldet.',
      'Wenn Sie das nicht waren, können Sie diese E-Mail löschen: Es ändert sich nichts.',
    ],
    button: { label: 'Passwort festlegen', url: resetPasswordUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${username},`,
    paragraphs: [
      'Your account has no password yet, because you sign in with Google. You can choose a password with the button above. You can still sign in with Google as well.',
      'The link works for one hour, and only once. You will then be signed out on all your devices.',
      'If this was not you, you can delete this e-mail: nothing changes.',
    ],
    closing: CLOSING.english,
  },
});

export const passwordSet = (facts: MailFacts): MailText => ({
  subject: 'Ihr Konto bei B1 Fuchs hat jetzt ein Passwort',
  german: {
    greeting: `Hallo ${facts.username},`,
    paragraphs: [
      'für Ihr Konto bei B1 Fuchs wurde ein Passwort festgelegt. Sie können sich ab jetzt auch damit anmelden. Auf anderen Geräten sind Sie jetzt abgemeldet.',
      ...circumstances(facts).german,
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, öffnen Sie bitte sofort die Anmeldung und wählen Sie dort „Forgot your password?“: Wir schicken Ihnen dann einen Link, und mit Ihrem eigenen Passwort gilt das fremde nicht mehr.',
    ],
    button: { label: 'Zur Anmeldung', url: facts.signInUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${facts.username},`,
    paragraphs: [
      'A password was set for your B1 Fuchs account. From now on you can also sign in with it. You are now signed out on your other devices.',
      ...circumstances(facts).english,
      'If this was you, there is nothing to do. If not, please open the sign-in page at once with the button above and choose “Forgot your password?” there: we will send you a link, and once you have chosen a password of your own, the other one no longer works.',
    ],
    closing: CLOSING.english,
  },
});

export const passwordChanged = (facts: MailFacts): MailText => ({
  subject: 'Ihr Passwort wurde geändert',
  german: {
    greeting: `Hallo ${facts.username},`,
    paragraphs: [
      'Ihr Passwort bei B1 Fuchs wurde geändert. Auf anderen Geräten sind Sie jetzt abgemeldet.',
      ...circumstances(facts).german,
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, öffnen Sie bitte sofort die Anmeldung und wählen Sie dort „Forgot your password?“: Wir schicken Ihnen dann einen Link für ein neues Passwort.',
    ],
    button: { label: 'Zur Anmeldung', url: facts.signInUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${facts.username},`,
    paragraphs: [
      'Your B1 Fuchs password was changed. You are now signed out on your other devices.',
      ...circumstances(facts).english,
      'If this was you, there is nothing to do. If not, please open the sign-in page at once with the button above and choose “Forgot your password?” there: we will send you a link for a new password.',
    ],
    closing: CLOSING.english,
  },
});
