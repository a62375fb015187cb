import type { Correction } from '@b1fuchs/contracts';
import { compareRevisions } from './compare-revisions.js';

const sideOf = (text: string, ...wrong: string[]) => ({
  text,
  feedback: {
    corrections: wrong.map(
      (original): Correction => ({
        original,
        corrected: '…',
        offset: text.indexOf(original),
        length: original.length,
        explanation: '',
        translations: { en: '', fa: '' },
        category: 'case',
      }),
    ),
  },
});

test('shows only the sentences that were written anew, with the errors before and after', () => {
  const before = sideOf('Liebe Anna. Ich freue mir auf dein Besuch. Bis bald!', 'mir', 'dein');
  const after = sideOf('Liebe Anna. Ich freue mich auf dein Besuch. Bis bald!', 'dein');
  expect(compareRevisions(before, after)).toEqual([
    { before: 'Ich freue mir auf dein Besuch.', after: 'Ich freue mich auf dein Besuch.', errorsBefore: 2, errorsAfter: 1 },
  ]);
});

test('of several sentences in a row each stands beside its new form', () => {
  expect(compareRevisions(sideOf('Eins. Zwei. Drei.'), sideOf('Eins! Zwei! Drei.'))).toEqual([
    { before: 'Eins.', after: 'Eins!', errorsBefore: 0, errorsAfter: 0 },
    { before: 'Zwei.', after: 'Zwei!', errorsBefore: 0, errorsAfter: 0 },
  ]);
});

test('a new sentence has nothing before it, a deleted one nothing after', () => {
  expect(compareRevisions(sideOf('Hallo! Bis bald.'), sideOf('Hallo! Wie geht es dir? Bis bald.'))).toEqual([
    { before: '', after: 'Wie geht es dir?', errorsBefore: 0, errorsAfter: 0 },
  ]);
  expect(compareRevisions(sideOf('Hallo! Ich bin müde. Bis bald.'), sideOf('Hallo! Bis bald.'))).toEqual([
    { before: 'Ich bin müde.', after: '', errorsBefore: 0, errorsAfter: 0 },
  ]);
});

test('the same text has changed nothing', () => {
  expect(compareRevisions(sideOf('Hallo! Bis bald.'), sideOf('Hallo!  Bis bald.'))).toEqual([]);
});
