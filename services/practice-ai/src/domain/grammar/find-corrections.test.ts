import { EngineFailure } from '../../clients/engine-failure.js';
import type { GrammarEngine } from '../../clients/grammar-engine.js';
import { findCorrections } from './find-corrections.js';

const text = 'Ich habe ein Hausss.';
const engine: GrammarEngine = {
  ready: () => Promise.resolve(),
  check: () =>
    Promise.resolve({
      matches: [
        {
          message: 'Möglicher Tippfehler.',
          offset: text.indexOf('Hausss'),
          length: 6,
          replacements: [{ value: 'Haus' }],
          rule: { id: 'GERMAN_SPELLER_RULE', issueType: 'misspelling', category: { id: 'TYPOS' } },
        },
      ],
      sentenceRanges: [[0, text.length]],
    }),
  readings: () => Promise.resolve([]),
  synthesize: () => Promise.resolve([]),
};
const parser = { parse: () => Promise.reject(new EngineFailure('parser', 'unreachable', 'no answer')) };

test('a correction says why in German, English and Persian, where the German words are isolated', async () => {
  const { corrections } = await findCorrections({ text, engine, parser });
  expect(corrections).toEqual([
    {
      original: 'Hausss',
      corrected: 'Haus',
      explanation: 'Das schreibt man so: „Haus“.',
      translations: { en: 'This is how you write it: “Haus”.', fa: 'املای درست این است: «\u2068Haus\u2069».' },
      category: 'spelling',
      offset: 13,
      length: 6,
    },
  ]);
});
