import { help } from '../../../lib/interface-language/help.js';

/** The wording of the card for the password. */
export const texts = {
  title: 'Passwort',
  firstTitle: 'Passwort festlegen',
  intro: help('Wenn Sie Ihr Passwort ändern, werden Sie auf allen anderen Geräten abgemeldet.'),
  firstIntro: help('Bisher melden Sie sich ohne Passwort an. Mit einem Passwort können Sie sich auch direkt bei B1 Fuchs anmelden.'),
  current: 'Aktuelles Passwort',
  currentMissing: help('Bitte geben Sie Ihr aktuelles Passwort ein.'),
  code: 'Code',
  codeHint: help('Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode'),
  codeMissing: help('Bitte geben Sie den Code ein.'),
  next: 'Neues Passwort',
  nextHint: help('Mindestens 8 Zeichen, mit Großbuchstabe, Kleinbuchstabe, Zahl und Sonderzeichen'),
  confirmation: 'Neues Passwort wiederholen',
  confirmationMissing: help('Bitte wiederholen Sie das neue Passwort.'),
  differ: help('Die beiden Passwörter sind nicht gleich.'),
  submit: 'Passwort ändern',
  submitFirst: 'Passwort festlegen',
  doneTitle: help('Passwort geändert'),
  /** As the server says it, as does `doneFirst`; they stand here so that the catalogues know them. */
  done: help('Ihr Passwort ist geändert. Auf anderen Geräten sind Sie abgemeldet.'),
  doneFirstTitle: help('Passwort festgelegt'),
  doneFirst: help('Ihr Passwort ist festgelegt. Auf anderen Geräten sind Sie abgemeldet.'),
  failedTitle: help('Das Passwort wurde nicht geändert'),
  failedFirstTitle: help('Das Passwort wurde nicht festgelegt'),
} as const;
