import type { Write } from '../load/ledger.js';
import { account } from './accounting.js';
import { thingOf, type Kept } from './kept.js';

const nothing: Kept = { things: new Map(), styles: new Map(), pairs: [] };
const write = (fields: Partial<Write>): Write => ({ userId: 'anna', kind: 'letter', id: 'Liebe Eva', fate: 'accepted', ...fields });
const kept = (times: number): Kept => ({ ...nothing, things: new Map([[thingOf('letter', 'Liebe Eva'), times]]) });

test('what was accepted and is there once is right', () => {
  expect(account([write({})], kept(1))).toEqual({ accepted: 1, unknown: 0, unknownKept: 0, wrong: [] });
});

test('what was accepted and is missing is lost', () => {
  expect(account([write({})], nothing).wrong).toEqual(['A letter of anna was accepted and is missing.']);
});

test.each(['accepted', 'unknown'] as const)('what is there twice is wrong, %s or not', (fate) => {
  expect(account([write({ fate })], kept(2)).wrong).toEqual(['A letter of anna is there 2 times.']);
});

test.each([0, 1])('what nobody knows of may be there or not (%s times)', (times) => {
  expect(account([write({ fate: 'unknown' })], kept(times))).toEqual({ accepted: 0, unknown: 1, unknownKept: times, wrong: [] });
});

test.each([[1, false], [2, true], [3, true], [4, false]])('of two style refinements that were accepted and one that nobody knows of, %s are there: right is %s', (times, isRight) => {
  const writes = [write({ kind: 'style', id: '1' }), write({ kind: 'style', id: '2' }), write({ kind: 'style', id: '3', fate: 'unknown' })];
  expect(account(writes, { ...nothing, styles: new Map([['anna', times]]) }).wrong).toHaveLength(isRight ? 0 : 1);
});

test('two counts of the same that differ are wrong', () => {
  const pairs = [{ what: 'letters, exercises of writing', userId: 'anna', one: 3, other: 2 }];
  expect(account([], { ...nothing, pairs }).wrong).toEqual(['anna: letters, exercises of writing: 3 and 2.']);
});
