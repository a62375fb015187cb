import type { CardPartOfSpeech } from '@b1fuchs/contracts';

export const partOfSpeechNames: Record<CardPartOfSpeech, string> = {
  noun: 'Nomen',
  verb: 'Verb',
  adjective: 'Adjektiv',
  adverb: 'Adverb',
  pronoun: 'Pronomen',
  preposition: 'Präposition',
  conjunction: 'Konjunktion',
  particle: 'Partikel',
  numeral: 'Zahlwort',
  interjection: 'Interjektion',
  phrase: 'Wendung',
  cloze: 'Lückensatz',
};
