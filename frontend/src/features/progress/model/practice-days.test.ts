import { weekSummary, practiceDaysOf, dayStateOf } from './practice-days.js';

test('a week tells practised days from bridged and free ones', () => {
  const practiceDays = practiceDaysOf({ streakDates: ['2026-03-02', '2026-03-04', '2026-02-28'], frozenDates: ['2026-03-03', '2026-01-15'] });
  const { days, practised, bridged } = weekSummary('2026-03-05', practiceDays);
  expect(days.map(({ state }) => state)).toEqual(['practised', 'bridged', 'practised', 'free', 'free', 'free', 'free']);
  expect(days.map(({ isToday }) => isToday)).toEqual([false, false, false, true, false, false, false]);
  expect({ practised, bridged }).toEqual({ practised: 2, bridged: 1 });
});

test('a day that was practised after all is not shown as bridged', () => {
  expect(dayStateOf('2026-03-03', practiceDaysOf({ streakDates: ['2026-03-03'], frozenDates: ['2026-03-03'] }))).toBe('practised');
});

test('a week without practice has neither', () => {
  const { practised, bridged } = weekSummary('2026-03-05', practiceDaysOf({ streakDates: [], frozenDates: [] }));
  expect({ practised, bridged }).toEqual({ practised: 0, bridged: 0 });
});
