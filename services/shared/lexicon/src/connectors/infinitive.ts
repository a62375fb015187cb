import type { Connector } from '../connector.schema.js';

/** Conjunctions with an infinitive: both clauses have the same subject. */
export const infinitiveConnectors: Connector[] = [
  {
    connector: 'um … zu',
    kind: 'infinitive',
    expresses: ['purpose'],
    level: 'B1',
    ambiguous: false,
    example: 'Ich fahre nach Köln, um meine Freundin zu besuchen.',
    englishTranslation: 'in order to',
  },
  {
    connector: 'ohne … zu',
    kind: 'infinitive',
    expresses: ['manner'],
    level: 'B1',
    ambiguous: false,
    example: 'Er ist gegangen, ohne ein Wort zu sagen.',
    englishTranslation: 'without (doing)',
  },
  {
    connector: 'statt … zu',
    kind: 'infinitive',
    expresses: ['contrast', 'alternative'],
    level: 'B1',
    ambiguous: false,
    example: 'Wir kochen selbst, statt im Restaurant zu essen.',
    englishTranslation: 'instead of (doing)',
  },
];
