import type { Correction } from '@b1fuchs/contracts';
import { applyCorrection } from './apply-correction.js';
import { placeCorrections } from './place-corrections.js';

const text = 'Ich komme mit mein Bruder und mein Hund. Mein Hund ist klein.';
const correctionOf = (original: string, corrected: string, offset: number): Correction => ({
  original,
  corrected,
  offset,
  length: original.length,
  explanation: 'Darum.',
  translations: { en: '', fa: '' },
  category: 'case',
});
const placed = placeCorrections(text, [
  correctionOf('mein', 'meinem', text.indexOf('mein Bruder')),
  correctionOf('mein', 'meinem', text.indexOf('mein Hund')),
]);
const none = new Set<number>();

describe('making a correction in the text', () => {
  test('changes the place it means, also after corrections before it', () => {
    const once = applyCorrection(text, { placed, applied: none, number: 1 }) ?? '';
    expect(once).toBe('Ich komme mit meinem Bruder und mein Hund. Mein Hund ist klein.');
    expect(applyCorrection(once, { placed, applied: new Set([1]), number: 2 })).toBe('Ich komme mit meinem Bruder und meinem Hund. Mein Hund ist klein.');
  });

  test('in any order', () => {
    const once = applyCorrection(text, { placed, applied: none, number: 2 }) ?? '';
    expect(applyCorrection(once, { placed, applied: new Set([2]), number: 1 })).toBe('Ich komme mit meinem Bruder und meinem Hund. Mein Hund ist klein.');
  });

  test('finds its place again when the learner wrote something before it', () => {
    expect(applyCorrection(`Hallo! ${text}`, { placed, applied: none, number: 1 })).toBe(`Hallo! ${text.replace('mein Bruder', 'meinem Bruder')}`);
  });

  test('changes nothing where the words are gone', () => {
    expect(applyCorrection('Ich komme allein.', { placed, applied: none, number: 1 })).toBeNull();
  });
});
