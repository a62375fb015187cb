import { EngineFailure } from '../../clients/engine-failure.js';
import type { GrammarEngine } from '../../clients/grammar-engine.js';
import { sentenceDigest, withdrawnBy, type Withdrawal } from '../reported/withdrawn.js';
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
      rule: 'GERMAN_SPELLER_RULE',
      explanation: 'Das schreibt man so: „Haus“.',
      translations: { en: 'This is how you write it: “Haus”.', fa: 'املای درست این است: «\u2068Haus\u2069».' },
      category: 'spelling',
      offset: 13,
      length: 6,
    },
  ]);
});

test('what administrators have taken back is not proposed, wherever it stands or in its sentence alone', async () => {
  const words = { rule: 'GERMAN_SPELLER_RULE', original: 'Hausss', corrected: 'Haus' };
  const found = async (withdrawal: Pick<Withdrawal, 'scope' | 'sentences'>): Promise<number> => (await findCorrections({ text, engine, parser, isWithdrawn: withdrawnBy([{ ...words, ...withdrawal }]) })).corrections.length;
  expect(await found({ scope: 'words', sentences: [] })).toBe(0);
  expect(await found({ scope: 'sentence', sentences: [sentenceDigest(text)] })).toBe(0);
  expect(await found({ scope: 'sentence', sentences: [sentenceDigest('Das Hausss ist groß.')] })).toBe(1);
});
