import { aCard } from '../test/builders.js';
import { compareAnswer, isKnown, spellingPieces, type Verdict } from './compare-answer.js';

const noun = (germanWord: string, answer: string) => aCard({ germanWord, answer });
const word = (answer: string) => aCard({ germanWord: answer, answer, partOfSpeech: 'verb' });
const house = noun('das Haus', 'Haus');
const trainee = noun('der/die Auszubildende', 'Auszubildende');

test.each<[string, ReturnType<typeof aCard>, Verdict]>([
  ['Haus', house, 'right'],
  ['  das   Haus. ', house, 'right'],
  ['haus', house, 'respelled'],
  ['DAS HAUS', house, 'respelled'],
  ['der Haus', house, 'article'],
  ['die haus', house, 'article'],
  ['Hous', house, 'near'],
  ['Haius', house, 'near'],
  ['Huas', house, 'near'],
  ['Maus', house, 'wrong'],
  ['Hau', house, 'near'],
  ['Wohnung', house, 'wrong'],
  ['', house, 'wrong'],
  ['das', house, 'wrong'],
  ['Auszubildende', trainee, 'right'],
  ['die Auszubildende', trainee, 'right'],
  ['der/die Auszubildende', trainee, 'right'],
  ['das Auszubildende', trainee, 'article'],
  ['die Eltern', noun('Eltern', 'Eltern'), 'right'],
  ['schön', word('schön'), 'right'],
  ['scho\u0308n', word('schön'), 'right'],
  ['schoen', word('schön'), 'respelled'],
  ['schon', word('schön'), 'near'],
  ['strasse', noun('die Straße', 'Straße'), 'respelled'],
  ['STRASSE', noun('die Straße', 'Straße'), 'respelled'],
  ['Oel', noun('das Öl', 'Öl'), 'respelled'],
  ['freuen', word('sich freuen'), 'near'],
  ['sich freuen', word('sich freuen'), 'right'],
  ['sich kaufen', word('kaufen'), 'near'],
  ['ihn', word('ihm'), 'wrong'],
  ['die', word('die'), 'right'],
  ['ummweltverschmutzun', noun('die Umweltverschmutzung', 'Umweltverschmutzung'), 'near'],
  ['Umwelt', noun('die Umweltverschmutzung', 'Umweltverschmutzung'), 'wrong'],
  ["Wie geht's?", word('Wie geht’s?'), 'respelled'],
  ['deinem', aCard({ germanWord: 'Ich komme mit … Bruder.', answer: 'deinem', partOfSpeech: 'cloze' }), 'right'],
])('%s is %#', (typed, card, verdict) => {
  expect(compareAnswer(typed, card)).toBe(verdict);
});

test('a slip of the pen counts as known, a wrong article does not', () => {
  expect((['right', 'respelled', 'near', 'article', 'wrong'] as const).map(isKnown)).toEqual([true, true, true, false, false]);
});

test('the difference is shown letter by letter, without the article', () => {
  expect(spellingPieces('die Bibliotek', noun('die Bibliothek', 'Bibliothek'))).toEqual([
    { text: 'Bibliot', kind: 'same' },
    { text: 'h', kind: 'missing' },
    { text: 'ek', kind: 'same' },
  ]);
  expect(spellingPieces('Hauss', house)).toEqual([
    { text: 'Haus', kind: 'same' },
    { text: 's', kind: 'extra' },
  ]);
});
