import { restAfter, speechPieces } from './pieces.js';

test('a voice gets one sentence after the other', () => {
  expect(speechPieces('Guten Tag!  Wie heißen Sie?\nIch bin Frau Berg.')).toEqual(['Guten Tag!', 'Wie heißen Sie?', 'Ich bin Frau Berg.']);
  expect(speechPieces('ohne Punkt')).toEqual(['ohne Punkt']);
  expect(speechPieces(' ')).toEqual([]);
});

test('a long sentence is parted between its parts, and no word is lost', () => {
  const sentence = `Wir fahren ${'sehr '.repeat(20)}gern nach Köln, ${'weil es dort schön ist und '.repeat(6)}alle kommen.`;
  const pieces = speechPieces(sentence);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces[0]).toMatch(/Köln,$/);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(180);
  expect(pieces.join(' ')).toBe(sentence);
});

test('one word that is too long stays whole', () => {
  const word = 'a'.repeat(400);
  expect(speechPieces(word)).toEqual([word]);
});

test.each([
  ['Das ist interessant. Was machen Sie am Wochenende?', 'Das ist interessant.', 'Was machen Sie am Wochenende?'],
  ['Das ist interessant.', 'Das ist  interessant. ', ''],
  ['Das ist interessant, aber teuer.', 'Das ist interessant.', null],
  ['Guten Tag!', 'Gut', null],
  ['Guten Tag!', '', null],
])('of %j, after %j, is left %j', (reply, beginning, rest) => {
  expect(restAfter(reply, beginning)).toBe(rest);
});
