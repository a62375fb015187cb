import { errorCategorySchema } from '@b1fuchs/contracts';
import { someCorrections, someEvidence } from '../../../test/some-evidence.js';
import { errorWeight, rateStructures } from './structures.js';

const bandWith = (count: number, category: (typeof errorCategorySchema.options)[number]) =>
  rateStructures(someEvidence({ corrections: someCorrections(count, category), wordCount: 80 })).band;
const bandOf = (text: string) => rateStructures(someEvidence({ text, wordCount: 80 })).band;

describe('Strukturen', () => {
  test.each(errorCategorySchema.options)('never rises with more errors of %s', (category) => {
    const bands = Array.from({ length: 100 }, (_, count) => bandWith(count, category));
    expect(bands).toEqual([...bands].sort());
    expect(bands[0]).toBe('A');
  });

  test('an error more of any kind never makes a text better, whatever errors it has already', () => {
    for (const first of errorCategorySchema.options) {
      for (const added of errorCategorySchema.options) {
        const before = someCorrections(6, first);
        const after = [...before, ...someCorrections(1, added)];
        expect(rateStructures(someEvidence({ corrections: after })).band >= rateStructures(someEvidence({ corrections: before })).band).toBe(true);
      }
    }
  });

  test('a wrong verb position weighs more than a wrong ending, and that more than a comma', () => {
    expect(errorWeight['verb-position']).toBeGreaterThan(errorWeight.case);
    expect(errorWeight.case).toBeGreaterThan(errorWeight.punctuation);
    expect(bandWith(8, 'verb-position') > bandWith(8, 'punctuation')).toBe(true);
  });

  test('the same number of errors weighs less in a longer text', () => {
    const corrections = someCorrections(6, 'case');
    expect(rateStructures(someEvidence({ corrections, wordCount: 240 })).band < rateStructures(someEvidence({ corrections, wordCount: 60 })).band).toBe(true);
  });

  test.each([
    ['weil after a comma', 'Ich bleibe hier, weil ich müde bin.'],
    ['weil without its comma', 'Ich bleibe hier weil ich müde bin.'],
    ['a clause that comes first', 'Wenn es regnet, gehen wir ins Museum.'],
    ['als at the start', 'Als ich ankam, war niemand da.'],
    ['a relative clause', 'Ich suche das Buch, das du mir gegeben hast.'],
    ['a relative clause with a preposition', 'Das ist das Haus, in dem ich wohne.'],
    ['a relative clause about the reader', 'Ich nehme die Wohnung, die Sie mir gezeigt haben.'],
    ['an indirect question', 'Ich weiß nicht, wann der Zug fährt.'],
    ['um zu', 'Ich gehe in den Kurs, um Deutsch zu lernen.'],
    ['damit', 'Ich schreibe dir, damit du Bescheid weißt.'],
  ])('a text without errors is A with %s', (_what, sentence) => {
    expect(bandOf(`Ich bin zu Hause. ${sentence} Das Wetter ist schön.`)).toBe('A');
  });

  test.each([
    ['main clauses alone', 'Ich bin zu Hause. Das Wetter ist schön. Ich lese ein Buch.'],
    ['a list', 'Ich kaufe Brot, Butter und Käse. Um acht Uhr esse ich.'],
    ['a comma where a full stop should be', 'Bitte schreib mir, der Kurs beginnt am Montag. Er kann weinen, das ist normal.'],
    ['a preposition after a comma', 'Am Montag komme ich mit dem Rad, mit dem Bus fahre ich nicht.'],
    ['a comparison', 'Mein Bruder ist älter als ich. Damit bin ich zufrieden.'],
  ])('a text without errors is B with %s, and hears how to do better', (_what, text) => {
    expect(bandOf(text)).toBe('B');
    expect(rateStructures(someEvidence({ text })).reason).toContain('Mit Nebensätzen');
  });

  test('says how many errors there are in good German', () => {
    expect(rateStructures(someEvidence({ corrections: someCorrections(1, 'case') })).reason).toMatch(/^Ihr Text hat einen Fehler\. /u);
    expect(rateStructures(someEvidence({ corrections: someCorrections(3, 'case') })).reason).toMatch(/^Ihr Text hat 3 Fehler\. /u);
  });
});
