import type { PracticeSection } from '@b1fuchs/contracts';
import { suggestionTexts as texts } from '../wording.js';
import { suggestionsFor } from './suggestions.js';

const known = { streakDays: 3, areasToImprove: [] as string[], nextExercise: { section: 'vocabulary' as PracticeSection, reason: '' } };
const textsFor = (changes: Partial<typeof known>) => suggestionsFor({ ...known, ...changes }).map(({ text }) => text);
const generic = [texts.cards, texts.conversation];

test('without a streak a new one is proposed, with the exercise that comes next', () => {
  expect(suggestionsFor({ ...known, streakDays: 0 })[0]).toEqual({ text: texts.streak, to: '/vocabulary?tab=study' });
  expect(textsFor({ streakDays: 1 })).toEqual(generic);
});

test('speaking, writing and grammar have their proposal where they are to be improved', () => {
  expect(textsFor({ areasToImprove: ['Grammatik', 'Wortschatz', 'Schreiben', 'Sprechen'] })).toEqual([texts.speaking, texts.writing, texts.grammar]);
  expect(texts.speaking).toContain('mindestens 20 Minuten');
});

test('fewer than two are filled up with two that always fit', () => {
  expect(textsFor({ areasToImprove: ['Sprechen'] })).toEqual([texts.speaking, ...generic]);
  expect(textsFor({ areasToImprove: ['Lesen'] })).toEqual(generic);
  expect(suggestionsFor(undefined).map(({ text }) => text)).toEqual(generic);
  expect(textsFor({ streakDays: 0, areasToImprove: ['Sprechen'] })).toEqual([texts.streak, texts.speaking]);
});
