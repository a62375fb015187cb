import { nextStepFor } from './next-step.js';

const advice = { section: 'speaking', reason: 'Sie haben seit zwei Wochen nicht gesprochen.' } as const;
const situation = { advice, isNew: false, hasPractisedToday: false, currentStreak: 4 };

test('the advised exercise is named, with the reason and what it does for the streak', () => {
  expect(nextStepFor(situation)).toEqual({
    section: 'speaking',
    title: 'Als Nächstes: Sprechen',
    sentences: ['Sie haben seit zwei Wochen nicht gesprochen.', 'Damit wächst Ihre Serie auf 5 Tage.'],
  });
});

test('without a running streak a new one begins', () => {
  expect(nextStepFor({ ...situation, currentStreak: 0 }).sentences.at(-1)).toBe('Damit beginnt heute eine neue Serie.');
});

test('after practice the day is done, and the advice stays an offer', () => {
  expect(nextStepFor({ ...situation, hasPractisedToday: true })).toEqual({
    section: 'speaking',
    title: 'Heute haben Sie schon geübt',
    sentences: ['Möchten Sie weitermachen? Gut passt jetzt: Sprechen.', 'Sie haben seit zwei Wochen nicht gesprochen.'],
  });
});

test('who has never practised reads what this place will show', () => {
  const step = nextStepFor({ ...situation, isNew: true, currentStreak: 0 });
  expect(step.title).toBe('Ihr erster Schritt: Sprechen');
  expect(step.sentences).toEqual(['Sie haben seit zwei Wochen nicht gesprochen.', 'Danach sehen Sie hier Ihre Serie, Ihre Punkte und Ihre Übungstage.']);
});

test('where the server could not be asked, a text is the next step', () => {
  expect(nextStepFor({ ...situation, advice: null })).toEqual({
    section: 'writing',
    title: 'Als Nächstes: Schreiben',
    sentences: ['Damit wächst Ihre Serie auf 5 Tage.'],
  });
});
