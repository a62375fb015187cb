import { aCard, someStats } from '../test/builders.js';
import { countsOf, withCards, withoutCards } from './counts.js';

const today = '2026-03-02';
const dueToday = aCard({ dueDay: today });
const overdue = aCard({ dueDay: '2026-02-27' });

test('what is due and what is overdue is counted from the cards', () => {
  expect(countsOf([dueToday, overdue, overdue], today)).toEqual({ dueToday: 3, overdue: 2 });
});

test('an answered card is no longer counted, and is again when the answer is taken back', () => {
  const before = someStats({ dueToday: 3, overdue: 1 });
  const after = withoutCards(before, [overdue], today);
  expect(after).toEqual({ ...before, dueToday: 2, overdue: 0 });
  expect(withoutCards(before, [dueToday], today)).toEqual({ ...before, dueToday: 2 });
  expect(withCards(after, [overdue], today)).toEqual(before);
});

test('no figure falls below zero', () => {
  expect(withoutCards(someStats({ dueToday: 0, overdue: 0 }), [overdue], today)).toMatchObject({ dueToday: 0, overdue: 0 });
});
