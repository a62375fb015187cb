import fc from 'fast-check';
import { mongo } from 'mongoose';
import { pools } from './index-values.js';

export type Row = { _id: number | string | mongo.ObjectId; [field: string]: unknown };
export type Query = Record<string, unknown>;
export type Order = Record<string, 1 | -1>;
export type IndexSpec = { key: Order; sparse: boolean; unique: boolean };
/** `shown`: the fields that are asked for where it is not all of them. */
export type Question = { query: Query; order: Order; skip: number; limit: number; shown: Record<string, 0 | 1> };
export type Change =
  | { kind: 'insert' | 'replace'; row: Row }
  | { kind: 'set'; query: Query; field: string; value: unknown }
  | { kind: 'unset'; query: Query; field: string }
  | { kind: 'delete'; query: Query };

/** What happens to a collection, and what it is asked at the end. */
export type Scenario = {
  rows: Row[];
  indexes: IndexSpec[];
  /** Whether there are rows before there are indexes. */
  isFilledFirst: boolean;
  changes: Change[];
  questions: Question[];
  /** Whether the server's own sort has one answer for the values. */
  isSortable: boolean;
};

const KEYS = ['a', 'b', 'n.x', 'n.y', 'n.0.x', 'a.0', '_id'];

const one = <const Value>(...values: Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values);

function operator(name: fc.Arbitrary<string>, operand: fc.Arbitrary<unknown>): fc.Arbitrary<Query> {
  return fc.tuple(name, operand).map(([key, value]) => ({ [key]: value }));
}

const merged = (...parts: fc.Arbitrary<Query>[]): fc.Arbitrary<Query> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as Query);

/** The _ids are of three types, and 3 and '3' are two of them; some strings are long. */
const ids = fc.nat({ max: 23 }).map((n) => {
  const text = n % 2 === 0 ? String(n - 1) : `${'long '.repeat(50)}${n}`;
  return [n, text, new mongo.ObjectId(n.toString(16).padStart(24, '0'))][n % 3] ?? n;
});

/** Documents; two arrays in one would be refused by an index on both. */
function rowsOf(value: fc.Arbitrary<unknown>, arrays: 'a' | 'n' | 'none', isSortable: boolean): fc.Arbitrary<Row> {
  // The server's own comparison has no order for two empty arrays.
  const list = (element: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    isSortable
      ? fc.array(element, { minLength: 1, maxLength: 3 })
      : fc.array(fc.oneof({ arbitrary: element, weight: 6 }, one<unknown>([], [1], [[2]], 'a')), { maxLength: 3 });
  const nested = fc.record({ x: value, y: value }).map(without);
  const present = value.filter((some) => some !== undefined);
  return fc
    .record({
      _id: ids,
      a: arrays === 'a' ? fc.oneof(value, list(present)) : value,
      b: value,
      n: arrays === 'n' ? fc.oneof(nested, list(nested)) : nested,
    })
    .map((row) => without(row) as Row);
}

function without(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The library's unique indexes lose count of documents with empty arrays. */
function indexesOf(canBeUnique: boolean): fc.Arbitrary<IndexSpec> {
  return fc
    .record({
      keys: fc.shuffledSubarray(KEYS, { minLength: 1, maxLength: 3 }).filter(([first]) => first !== '_id'),
      directions: fc.array(one<1 | -1>(1, -1), { minLength: 3 }),
      sparse: fc.boolean(),
      unique: fc.boolean(),
    })
    .map(({ keys, directions, sparse, unique }) => ({
      key: Object.fromEntries(keys.map((key, i) => [key, directions[i] ?? 1])),
      sparse,
      // Only together with the _id no two documents can collide.
      unique: canBeUnique && unique && keys.includes('_id'),
    }));
}

function rangesOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<Query> {
  // The server can't compare regular expressions.
  const bound = value.filter((some) => !(some instanceof RegExp));
  const from = operator(one('$gt', '$gte'), bound);
  const to = operator(one('$lt', '$lte'), bound);
  return fc.oneof(from, to, merged(from, to));
}

function conditionsOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const range = rangesOf(value);
  const more = fc.oneof(operator(one('$ne', '$eq'), value), operator(one('$exists'), fc.boolean()));
  return fc.oneof(
    { arbitrary: value, weight: 4 },
    { arbitrary: range, weight: 4 },
    operator(one('$eq', '$ne'), value),
    operator(one('$in', '$nin'), fc.array(value, { maxLength: 3 })),
    operator(one('$exists'), fc.boolean()),
    merged(range, more),
    one({ $regex: '^a' }, { $regex: 'a', $gt: 'aa' }, { $not: { $gt: 1 } }, { $type: 'string' }),
  );
}

/** Any query, of one to three keys, also with $and and $or. */
function queriesOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<Query> {
  const key = one(...KEYS);
  const part = operator(key, conditionsOf(value));
  const ranges = fc
    .tuple(key, rangesOf(value), rangesOf(value))
    .map(([name, first, second]) => ({ $and: [{ [name]: first }, { [name]: second }] }));
  const either = fc.tuple(part, part).map((parts) => ({ $or: parts }));
  return fc.oneof(part, merged(part, part), merged(part, part, part), merged(part, ranges), ranges, merged(part, either));
}

/**
 * A query that gives values to an index's first keys, perhaps a range to the next, and orders by those that follow, at
 * times with one of them the wrong way round.
 */
function fittingQuestions({ key }: IndexSpec, value: fc.Arbitrary<unknown>): fc.Arbitrary<Pick<Question, 'query' | 'order'>> {
  const entries = Object.entries(key);
  const equal = fc.oneof({ arbitrary: value, weight: 4 }, operator(one('$in'), fc.array(value, { maxLength: 3 })));
  return fc
    .record({
      given: fc.nat({ max: entries.length }),
      values: fc.tuple(equal, equal, equal),
      range: fc.option(rangesOf(value)),
      sorted: fc.nat({ max: entries.length }),
      isReversed: fc.boolean(),
      turned: one(undefined, undefined, undefined, 0, 1),
      isFromFirst: fc.boolean(),
    })
    .map(({ given, values, range, sorted, isReversed, turned, isFromFirst }) => {
      const query: Query = Object.fromEntries(entries.slice(0, given).map(([name], i) => [name, values[i]]));
      const next = entries[given];
      if (range !== null && next !== undefined) query[next[0]] = range;
      const order = entries
        .slice(isFromFirst ? 0 : given, given + sorted)
        .map(([name, way], i) => [name, isReversed !== (i === turned) ? -way : way]);
      return { query, order: Object.fromEntries(order) as Order };
    });
}

function questionsOf(indexes: IndexSpec[], value: fc.Arbitrary<unknown>): fc.Arbitrary<Question> {
  const order: fc.Arbitrary<Order> = fc
    .tuple(fc.shuffledSubarray(['a', 'b', 'n.x', 'n.y', '_id'], { maxLength: 2 }), one<1 | -1>(1, -1), one<1 | -1>(1, -1))
    .map(([names, ...ways]) => Object.fromEntries(names.map((name, i) => [name, ways[i] ?? 1])));
  const asked = fc.oneof(
    fc.record({ query: queriesOf(value), order }),
    ...indexes.map((index) => ({ arbitrary: fittingQuestions(index, value), weight: 2 })),
  );
  const fields = fc.shuffledSubarray(['a', 'b', 'n'], { minLength: 1 }).map((names) => Object.fromEntries(names.map((name) => [name, 1 as const])));
  const shown: fc.Arbitrary<Question['shown']> = fc.oneof(
    fields,
    fields.map((some) => ({ ...some, _id: 0 as const })),
    one<Question['shown']>({ _id: 1 }, { _id: 0 }, { b: 0 }, { 'n.x': 1 }),
  );
  return fc.tuple(asked, fc.nat({ max: 2 }), fc.nat({ max: 4 }), shown).map(([question, skip, limit, some]) => ({ ...question, skip, limit, shown: some }));
}

function changesOf(row: fc.Arbitrary<Row>, query: fc.Arbitrary<Query>): fc.Arbitrary<Change> {
  const field = one('a', 'b', 'n');
  return fc.oneof(
    fc.record({ kind: one('insert', 'replace'), row }),
    fc.tuple(query, field, row).map(([met, name, { [name]: value = null }]) => ({ kind: 'set' as const, query: met, field: name, value })),
    fc.record({ kind: one('unset'), query, field }),
    fc.record({ kind: one('delete'), query }),
  );
}

/** Everything that can happen to documents under indexes. */
export const scenarios: fc.Arbitrary<Scenario> = fc
  .record({ isSortable: fc.boolean(), arrays: one('a', 'n', 'none', 'none') })
  .chain(({ isSortable, arrays }) =>
    fc.tuple(pools(isSortable), fc.array(indexesOf(arrays === 'none'), { minLength: 1, maxLength: 3 })).chain(([pool, indexes]) => {
      const row = rowsOf(one(...pool), arrays, isSortable);
      const asked = one(...pool.filter((value) => value !== undefined));
      return fc.record({
        rows: fc.uniqueArray(row, { maxLength: 20, selector: ({ _id }) => String(_id) }),
        indexes: fc.constant(indexes),
        isFilledFirst: fc.boolean(),
        changes: fc.array(changesOf(row, queriesOf(asked)), { maxLength: 4 }),
        questions: fc.array(questionsOf(indexes, asked), { minLength: 8, maxLength: 12 }),
        isSortable: fc.constant(isSortable),
      });
    }),
  );
