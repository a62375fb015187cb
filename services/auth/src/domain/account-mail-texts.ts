import { circumstances } from './mail-circumstances.js';
import { ifNotYou } from './if-not-you.js';
import type { MailFacts, MailText } from './mail-text.js';

const CLOSING = { german: 'Ihr Team von B1 Fuchs', english: 'Your B1 Fuchs team' };

/** To the new address. */
export const emailChangeConfirm = ({ username, newEmail, confirmEmailUrl }: MailFacts): MailText => ({
  subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  german: {
    greeting: `Hallo ${username},`,
    paragraphs: [
      `Sie möchten für Ihr Konto bei B1 Fuchs die Adresse ${newEmail} verwenden. Bitte bestätigen Sie, dass sie Ihnen gehört.`,
      'Der Link gilt 24 Stunden. Bis dahin bleibt Ihre alte Adresse gültig. Wenn Sie das nicht waren, können Sie diese E-Mail löschen.',
    ],
    button: { label: 'Neue Adresse bestätigen', url: confirmEmailUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${username},`,
    paragraphs: [
      `You want to use the address ${newEmail} for your B1 Fuchs account. Please confirm with the button above that it is yours.`,
      'The link works for 24 hours; until then your old address stays valid. If this was not you, you can delete this e-mail.',
    ],
    closing: CLOSING.english,
  },
});

/** To the owner of an address that somebody has asked for, for another account. */
export const addressInUse = ({ username, signInUrl }: MailFacts): MailText => ({
  subject: 'Sie haben schon ein Konto bei B1 Fuchs',
  german: {
    greeting: `Hallo ${username},`,
    paragraphs: [
      'jemand wollte Ihre E-Mail-Adresse für ein anderes Konto bei B1 Fuchs verwenden. Sie gehört aber schon zu Ihrem Konto.',
      'Wenn Sie das waren, haben Sie zwei Konten. Dieses hier finden Sie, wenn Sie sich mit dieser Adresse anmelden. Wenn nicht, müssen Sie nichts tun: Es wurde nichts geändert.',
    ],
    button: { label: 'Anmelden', url: signInUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone wanted to use your e-mail address for another B1 Fuchs account, but it already belongs to yours.',
      'If it was you, you have two accounts. To find this one, sign in with this address. If not, you do not have to do anything: nothing was changed.',
    ],
    closing: CLOSING.english,
  },
});

/** To the address before, which is the account's no more. */
export const emailChanged = ({ username, supportUrl, ...facts }: MailFacts): MailText => ({
  subject: 'Ihre E-Mail-Adresse bei B1 Fuchs wurde geändert',
  german: {
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Ihr Konto hat ab jetzt eine andere E-Mail-Adresse. An diese Adresse schreiben wir Ihnen nicht mehr.',
      ...circumstances(facts).german,
      'Wenn Sie das nicht waren, schreiben Sie bitte sofort unserem Support. Wir helfen Ihnen dann, das Konto zurückzubekommen.',
    ],
    button: { label: 'Support kontaktieren', url: supportUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${username},`,
    paragraphs: [
      'Your account has another e-mail address from now on. We will not write to this one any more.',
      ...circumstances(facts).english,
      'If this was not you, please contact our support at once with the button above. We will help you get the account back.',
    ],
    closing: CLOSING.english,
  },
});


export const twoFactorOn = ({ username, accountUrl, ...facts }: MailFacts): MailText => ({
  subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
  german: {
    greeting: `Hallo ${username},`,
    paragraphs: [
      'ab jetzt brauchen Sie zum Anmelden auch einen Code aus Ihrer Authenticator-App. Auf anderen Geräten wurden Sie abgemeldet.',
      'Bewahren Sie Ihre Wiederherstellungscodes gut auf: Mit ihnen kommen Sie auch ohne Ihr Handy in Ihr Konto.',
      ...circumstances(facts).german,
      ifNotYou(facts).german,
    ],
    button: { label: 'Mein Konto öffnen', url: accountUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${username},`,
    paragraphs: [
      'From now on you also need a code from your authenticator app to sign in. You were signed out on your other devices.',
      'Keep your recovery codes in a safe place: with them you can sign in without your phone.',
      ...circumstances(facts).english,
      ifNotYou(facts).english,
    ],
    closing: CLOSING.english,
  },
});

export const twoFactorOff = ({ username, accountUrl, ...facts }: MailFacts): MailText => ({
  subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
  german: {
    greeting: `Hallo ${username},`,
    paragraphs: ['ab jetzt brauchen Sie zum Anmelden keinen Code mehr. Ihre Wiederherstellungscodes gelten nicht mehr.', ...circumstances(facts).german, ifNotYou(facts).german],
    button: { label: 'Mein Konto öffnen', url: accountUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${username},`,
    paragraphs: ['From now on you need no code to sign in. Your recovery codes no longer work.', ...circumstances(facts).english, ifNotYou(facts).english],
    closing: CLOSING.english,
  },
});

export const recoveryCodeUsed = ({ username, accountUrl, ...facts }: MailFacts): MailText => ({
  subject: 'Einer Ihrer Wiederherstellungscodes wurde benutzt',
  german: {
    greeting: `Hallo ${username},`,
    paragraphs: [
      'jemand hat einen Ihrer Wiederherstellungscodes benutzt. Jeder Code gilt nur einmal. Wie viele Sie noch haben, sehen Sie in Ihrem Konto. Dort bekommen Sie auch neue.',
      ...circumstances(facts).german,
      ifNotYou(facts).german,
    ],
    button: { label: 'Mein Konto öffnen', url: accountUrl },
    closing: CLOSING.german,
  },
  english: {
    greeting: `Hello ${username},`,
    paragraphs: [
      'Somebody has used one of your recovery codes. Each of them works only once. Your account shows how many are left, and you can get new ones there.',
      ...circumstances(facts).english,
      ifNotYou(facts).english,
    ],
    closing: CLOSING.english,
  },
});
