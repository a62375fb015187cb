import { aCard } from '../test/builders.js';
import { filledWord, soundOf, spokenWord, translationOf } from './card-texts.js';

test('a translation is in the chosen language, and in the other one where there is none', () => {
  expect(translationOf(aCard(), 'english')).toEqual({ text: 'house', lang: 'en', dir: 'ltr' });
  expect(translationOf(aCard(), 'persian')).toEqual({ text: 'خانه', lang: 'fa', dir: 'rtl' });
  expect(translationOf(aCard({ persianTranslation: '' }), 'persian')).toEqual({ text: 'house', lang: 'en', dir: 'ltr' });
  expect(translationOf(aCard({ englishTranslation: '' }), 'english')).toEqual({ text: 'خانه', lang: 'fa', dir: 'rtl' });
});

test('a word is said with each of its articles, and a sentence with its gap filled', () => {
  const cloze = aCard({ germanWord: 'Ich komme mit … Bruder.', answer: 'deinem', partOfSpeech: 'cloze' });
  expect(spokenWord(aCard())).toBe('das Haus');
  expect(spokenWord(aCard({ germanWord: 'der/die Angestellte', answer: 'Angestellte' }))).toBe('der Angestellte, die Angestellte');
  expect(spokenWord(cloze)).toBe('Ich komme mit deinem Bruder.');
  expect(filledWord(cloze)).toBe('Ich komme mit deinem Bruder.');
});

test('what fills a gap is taken as it is', () => {
  expect(filledWord(aCard({ germanWord: 'Das kostet … Euro.', answer: '$&', partOfSpeech: 'cloze' }))).toBe('Das kostet $& Euro.');
});

test('before the card is turned nothing is heard that gives the answer away', () => {
  const cloze = aCard({ germanWord: 'Ich komme mit … Bruder.', answer: 'deinem', partOfSpeech: 'cloze' });
  const front = (mode: 'cards' | 'typing' | 'listening' | 'article') => soundOf(aCard(), { mode, isRevealed: false });
  expect((['cards', 'typing', 'listening', 'article'] as const).map(front)).toEqual(['das Haus', null, 'das Haus', 'Haus']);
  expect(soundOf(cloze, { mode: 'cards', isRevealed: false })).toBeNull();
  expect(soundOf(cloze, { mode: 'cards', isRevealed: true })).toBe('Ich komme mit deinem Bruder.');
});
