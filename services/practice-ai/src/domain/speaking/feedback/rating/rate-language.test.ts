import { someCorrections } from '../../../../../test/some-evidence.js';
import { someSpokenEvidence, wordsOfNumber } from '../../../../../test/speaking/some-spoken-evidence.js';
import { rateGrammar } from './rate-grammar.js';
import { rateWords } from './rate-words.js';

const varied = wordsOfNumber(100);
const joined = `${varied} Ich komme, weil ich Zeit habe.`;

describe('Strukturen in speech', () => {
  const bandFor = (errors: number, text = joined) => rateGrammar(someSpokenEvidence({ text, mistakes: someCorrections(errors, 'case') })).band;

  test('falls with errors per 100 words', () => {
    expect([0, 1, 3, 5, 10, 20].map((errors) => bandFor(errors))).toEqual(['A', 'A', 'B', 'C', 'D', 'E']);
  });

  test('never rises with an error more', () => {
    const bands = Array.from({ length: 25 }, (_, errors) => bandFor(errors));
    expect(bands).toEqual([...bands].sort());
  });

  test('asks for a subordinate clause for A', () => {
    expect(rateGrammar(someSpokenEvidence({ text: varied }))).toMatchObject({ band: 'B', reason: expect.stringContaining('Nebensätzen') as string });
  });

  test('of a few words is C at best, and one error is not a band', () => {
    const few = 'Ich komme, weil ich Zeit habe. Das ist gut für mich.';
    expect([0, 1, 2].map((errors) => bandFor(errors, few))).toEqual(['C', 'C', 'C']);
  });

  test('weighs verb positions more than words', () => {
    const weighed = (category: 'verb-position' | 'spelling') => rateGrammar(someSpokenEvidence({ text: joined, mistakes: someCorrections(3, category) })).band;
    expect([weighed('spelling'), weighed('verb-position')]).toEqual(['B', 'C']);
  });
});

describe('Wortschatz in speech', () => {
  const rate = (...args: Parameters<typeof someSpokenEvidence>) => rateWords(someSpokenEvidence(...args));

  test('falls with repeated words, and says so', () => {
    expect(rate({ text: varied }).band).toBe('A');
    const repeating = wordsOfNumber(20).split(' ').map((word) => `Das ist gut und auch ${word.replace('.', '')}.`).join(' ');
    expect(rate({ text: repeating })).toMatchObject({ band: 'E', reason: expect.stringContaining('wiederholen') as string });
  });

  test('falls with words of the first weeks only, less so in an introduction', () => {
    const simple = ['haus', 'kommen', 'gut', 'essen', 'freund', 'gehen', 'kind', 'mutter', 'arbeiten', 'wohnen'].map((lemma) => [lemma]);
    const bands = (lemmas: string[][]) => (['intro', 'presentation'] as const).map((kind) => rate({ kind, text: varied, lemmas }).band);
    expect(bands(simple)).toEqual(['C', 'D']);
    expect(bands([...simple, ['versicherung']])).toEqual(['B', 'C']);
    expect(bands([...simple, ['versicherung'], ['zustimmen'], ['verantwortung'], ['begründen'], ['umgebung']])).toEqual(['A', 'A']);
    expect(rate({ text: varied, lemmas: simple }).reason).toContain('einfache Wörter');
  });

  test('falls with wrong words', () => {
    expect([0, 3, 6, 12, 20].map((errors) => rate({ text: varied, mistakes: someCorrections(errors, 'word-choice') }).band)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  test('of a few words is C at best; without German ones E', () => {
    expect(rate({ text: 'Ich wohne gern in Köln.' }).band).toBe('C');
    expect(rate({ isGerman: false }).band).toBe('E');
    expect(rateGrammar(someSpokenEvidence({ isGerman: false })).band).toBe('E');
  });
});
