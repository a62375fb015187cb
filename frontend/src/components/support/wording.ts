import { help } from '../../lib/interface-language/help.js';

/** What is wrong with the support dialog's fields (spec 1, section 5). */
export const problemTexts = {
  name: help('Bitte geben Sie Ihren Namen ein.'),
  email: help('Bitte geben Sie Ihre E-Mail-Adresse ein.'),
  message: help('Bitte geben Sie eine Nachricht ein.'),
  emailForm: help('Bitte geben Sie eine gültige E-Mail-Adresse ein.'),
} as const;

/** The support dialog (spec 1, sections 2 and 8). */
export const dialogTexts = {
  title: 'Support kontaktieren',
  description: help('Schreiben Sie uns, was Sie brauchen. Alle Felder sind Pflichtfelder.'),
  name: 'Name',
  email: 'E-Mail',
  message: 'Nachricht',
  cancel: 'Abbrechen',
  send: 'Senden',
  problem: help('Fehler'),
  sent: { title: help('Nachricht gesendet'), description: help('Vielen Dank für Ihre Nachricht. Unser Support-Team wird sich bald bei Ihnen melden.') },
  failed: help('Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.'),
} as const;
