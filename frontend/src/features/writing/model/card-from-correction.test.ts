import { fromCorrectionRequestSchema, type Correction, type ErrorCategory } from '@b1fuchs/contracts';
import { cardFromCorrection } from './card-from-correction.js';
import { placeCorrections } from './place-corrections.js';

const text = 'Hallo Anna!\nIch komme mit mein Bruder. Gestern ich habe mein Hund gesehen und er war ser schön. Bis bald!';

function correctionOf(original: string, corrected: string, category: ErrorCategory = 'case'): Correction {
  return {
    original,
    corrected,
    offset: text.indexOf(original),
    length: original.length,
    explanation: 'Nach „mit“ steht der Dativ.',
    translations: { en: 'After “mit” comes the dative.', fa: 'بعد از «mit» داتیو می‌آید.' },
    category,
  };
}
function cardOf(original: string, corrections: Correction[], of = text) {
  const placed = placeCorrections(of, corrections);
  const number = placed.find(({ correction }) => correction.original === original)?.number ?? 0;
  return cardFromCorrection(of, placed, number);
}

describe('a card from a correction', () => {
  test('is the sentence with the correction made, what is right and where it stands', () => {
    expect(cardOf('mein Bruder', [correctionOf('mein Bruder', 'meinem Bruder')])).toEqual({
      sentence: 'Ich komme mit meinem Bruder.',
      corrected: 'meinem Bruder',
      offset: 14,
      original: 'mein Bruder',
      explanations: { de: 'Nach „mit“ steht der Dativ.', en: 'After “mit” comes the dative.', fa: 'بعد از «mit» داتیو می‌آید.' },
    });
  });

  test('has the other corrections of its sentence made, before it and after it', () => {
    const all = [correctionOf('ich habe', 'habe ich', 'verb-position'), correctionOf('mein Hund', 'meinen Hund'), correctionOf('ser', 'sehr', 'spelling'), correctionOf('mein Bruder', 'meinem Bruder')];
    for (const { original } of all) {
      const card = cardOf(original, all);
      expect(card?.sentence).toBe(original === 'mein Bruder' ? 'Ich komme mit meinem Bruder.' : 'Gestern habe ich meinen Hund gesehen und er war sehr schön.');
      expect(card?.sentence.slice(card.offset).startsWith(card.corrected)).toBe(true);
      expect(fromCorrectionRequestSchema.safeParse(card).success).toBe(true);
    }
  });

  test('also comes from a word that was missing', () => {
    const missing: Correction = { ...correctionOf('', 'sehr ', 'word-choice'), offset: text.indexOf('schön'), length: 0 };
    expect(cardOf('', [missing])).toMatchObject({ sentence: 'Gestern ich habe mein Hund gesehen und er war ser sehr schön.', corrected: 'sehr', offset: 50 });
  });

  test.each([
    ['something is left out', correctionOf('ser ', '')],
    ['nothing is replaced', correctionOf('Bruder', 'Bruder', 'style')],
    ['only a mark changes', correctionOf('gesehen', 'gesehen,', 'punctuation')],
    ['the words do not stand in the text', correctionOf('mit meine Hund', 'mit meinem Hund')],
  ])('is not made where %s', (_when, correction) => {
    expect(cardOf(correction.original, [correction])).toBeNull();
  });

  test('is not made of a sentence without end', () => {
    expect(cardOf('mein Bruder', [correctionOf('mein Bruder', 'meinem Bruder')], text.replace('Ich komme', `Ich komme ${'und komme '.repeat(60)}`))).toBeNull();
  });
});
