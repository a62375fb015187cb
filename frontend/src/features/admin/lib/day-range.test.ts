import { longDay, problemOf, readRange, shortDay, todayIn, withRange } from './day-range.js';

const read = (query: string) => readRange(new URLSearchParams(query), '2026-03-10');

test.each([
  ['', { preset: '30', from: '2026-02-09', to: '2026-03-10' }],
  ['days=7', { preset: '7', from: '2026-03-04', to: '2026-03-10' }],
  ['days=365', { preset: '365', from: '2025-03-11', to: '2026-03-10' }],
  ['from=2026-01-01&to=2026-01-01', { preset: null, from: '2026-01-01', to: '2026-01-01' }],
  ['days=8&from=2026-02-01&to=2026-01-01', { preset: '30', from: '2026-02-09', to: '2026-03-10' }],
  ['days=90&from=soon&to=later', { preset: '90', from: '2025-12-11', to: '2026-03-10' }],
])('the address %j means %j', (query, range) => {
  expect(read(query)).toEqual(range);
});

test('other days in the address leave alone what belongs to others', () => {
  const params = new URLSearchParams('tab=analytics&days=7');
  expect(withRange(params, { preset: '90' }).toString()).toBe('tab=analytics&days=90');
  expect(withRange(params, { preset: '30' }).toString()).toBe('tab=analytics');
  expect(withRange(params, { from: '2026-01-01', to: '2026-01-31' }).toString()).toBe('tab=analytics&from=2026-01-01&to=2026-01-31');
});

test('days that make no sense are told apart', () => {
  expect(problemOf({ from: '', to: '2026-01-01' })).toBe('Please give both days.');
  expect(problemOf({ from: '2026-01-02', to: '2026-01-01' })).toBe('The last day must not be before the first one.');
  expect(problemOf({ from: '2025-01-01', to: '2026-01-02' })).toBe('Please choose at most a year.');
  expect(problemOf({ from: '2025-01-01', to: '2026-01-01' })).toBeUndefined();
});

test('a day is a day, whatever the time zone of the browser', () => {
  expect(shortDay('2026-11-29')).toBe('29 Nov');
  expect(longDay('2026-01-01')).toBe('1 Jan 2026');
  expect(todayIn(new Date('2026-03-10T23:30:00.000Z'), 'Asia/Tokyo')).toBe('2026-03-11');
});
