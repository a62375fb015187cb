import { isEvening, nextEvening } from './evening.js';

describe('the learner’s evening', () => {
  test.each([
    ['17:59 in Berlin', '2026-11-25T16:59:59Z', 'Europe/Berlin', false],
    ['18:00 in Berlin', '2026-11-25T17:00:00Z', 'Europe/Berlin', true],
    ['21:59 in Berlin', '2026-11-25T20:59:59Z', 'Europe/Berlin', true],
    ['22:00 in Berlin', '2026-11-25T21:00:00Z', 'Europe/Berlin', false],
    ['18:00 in Tehran', '2026-11-25T14:30:00Z', 'Asia/Tehran', true],
  ])('%s', (_when, at, timeZone, expected) => {
    expect(isEvening(new Date(at), timeZone)).toBe(expected);
  });

  test.each([
    ['the same day', '2026-11-25T10:00:00Z', 'Europe/Berlin', '2026-11-25T17:00:00.000Z'],
    ['at 18:00 itself: the next day', '2026-11-25T17:00:00Z', 'Europe/Berlin', '2026-11-26T17:00:00.000Z'],
    ['later in the evening: the next day', '2026-11-25T19:10:00Z', 'Europe/Berlin', '2026-11-26T17:00:00.000Z'],
    ['over the night that the clocks go forward', '2026-03-28T18:00:00Z', 'Europe/Berlin', '2026-03-29T16:00:00.000Z'],
    ['over the night that the clocks go back', '2026-10-24T18:00:00Z', 'Europe/Berlin', '2026-10-25T17:00:00.000Z'],
    ['a zone of half an hour', '2026-11-25T14:31:00Z', 'Asia/Tehran', '2026-11-26T14:30:00.000Z'],
    ['a zone of three quarters of an hour', '2026-11-25T00:00:00Z', 'Asia/Kathmandu', '2026-11-25T12:15:00.000Z'],
  ])('the next one is %s', (_what, at, timeZone, expected) => {
    expect(nextEvening(new Date(at), timeZone).toISOString()).toBe(expected);
  });
});
