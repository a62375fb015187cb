import { learningDayOf } from './learning-day.js';

test('today is the day where the learner is, and begins at 4 in the morning', () => {
  expect(learningDayOf(new Date(2025, 2, 3, 23, 59))).toBe('2025-03-03');
  expect(learningDayOf(new Date(2025, 2, 3, 4, 0))).toBe('2025-03-03');
  expect(learningDayOf(new Date(2025, 2, 3, 3, 59))).toBe('2025-03-02');
  expect(learningDayOf(new Date(2025, 0, 1, 0, 0))).toBe('2024-12-31');
});
