import type { ErrorCategory } from '@b1fuchs/contracts';

/** Names of the error categories for learners. */
export const categoryNames: Record<ErrorCategory, string> = {
  spelling: 'Rechtschreibung',
  capitalization: 'Groß- und Kleinschreibung',
  punctuation: 'Zeichensetzung',
  case: 'Kasus',
  gender: 'Genus (der, die, das)',
  agreement: 'Kongruenz',
  'verb-form': 'Verbformen',
  'verb-position': 'Verbposition',
  'word-order': 'Wortstellung',
  preposition: 'Präpositionen',
  article: 'Artikel',
  pronoun: 'Pronomen',
  conjunction: 'Konjunktionen',
  'word-choice': 'Wortwahl',
  style: 'Stil',
};
