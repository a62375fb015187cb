import { writtenDay } from './written-day.js';

test('a report carries the learner’s own day in German words', () => {
  const lateEvening = new Date('2026-05-02T22:30:00Z');
  expect(writtenDay(lateEvening, 'Europe/Berlin')).toBe('3. Mai 2026');
  expect(writtenDay(lateEvening, 'America/New_York')).toBe('2. Mai 2026');
});
