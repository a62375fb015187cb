import type { ErrorCategory } from './http/writing.js';

/** What learners read for each kind of error, the same on the screen, in reports and in the feedback's sentences. */
export const categoryNames: Record<ErrorCategory, string> = {
  spelling: 'Rechtschreibung',
  capitalization: 'Groß- und Kleinschreibung',
  punctuation: 'Zeichensetzung',
  case: 'Fall (Kasus)',
  gender: 'Genus (der, die, das)',
  agreement: 'Übereinstimmung',
  'verb-form': 'Verbform',
  'verb-position': 'Verbposition',
  'word-order': 'Satzstellung',
  preposition: 'Präposition',
  article: 'Artikel',
  pronoun: 'Pronomen',
  conjunction: 'Konjunktion',
  'word-choice': 'Wortwahl',
  style: 'Stil',
};
