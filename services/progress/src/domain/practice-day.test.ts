import { stretchesOf } from './practice-day.js';

const MINUTE = 60_000;

describe('stretches of practice', () => {
  test.each([
    ['one exercise', [0], { count: 1, minutes: 5 }],
    ['exercises one after another', [0, 10, 25, 55], { count: 1, minutes: 60 }],
    ['half an hour between two', [0, 30], { count: 1, minutes: 35 }],
    ['more than half an hour', [0, 30.5], { count: 2, minutes: 10 }],
    ['a morning and an evening', [0, 12, 600, 605], { count: 2, minutes: 27 }],
  ])('%s', (_what, minutes, expected) => {
    expect(stretchesOf(minutes.map((minute) => minute * MINUTE))).toEqual(expected);
  });
});
