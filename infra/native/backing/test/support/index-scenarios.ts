import fc from 'fast-check';
import { mongo } from 'mongoose';

const { Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp, UUID } = mongo;

export type Row = { _id: number | string | mongo.ObjectId; [field: string]: unknown };
export type Query = Record<string, unknown>;
export type Order = Record<string, 1 | -1>;
export type IndexSpec = { key: Order; sparse: boolean; unique: boolean };
export type Question = { query: Query; order: Order; skip: number; limit: number };
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
  /** Whether the values are such that the server's own sort has one answer for them. */
  isSortable: boolean;
};

/** An index cuts strings and binaries past 200. */
const LONG_TEXT = 'x'.repeat(200);
const HEX = '65f0a1b2c3d4e5f601020304';

const sortable = [
  ...[null, new MinKey(), new MaxKey(), true, false],
  ...[0, 1, 2, 3, -1, -0, 1.5, -1.5, new Double(2), 2 ** 31, -(2 ** 31), 2 ** 40, 1e15, Infinity, -Infinity],
  ...['1', '2147483648', '9007199254740992', '9007199254740993', '-9007199254740993'].map((digits) => Long.fromString(digits)),
  ...['1', '1.5', '14.99', '-3E+2', 'Infinity', '1E+400'].map((digits) => Decimal128.fromString(digits)),
  ...['', 'a', 'a\u0000', 'a\u0000b', 'a\u0001', 'ab', 'ä', 'z', '\uFFFF', '🦊'],
  ...[LONG_TEXT, `${LONG_TEXT}a`, `${LONG_TEXT}b`, `${LONG_TEXT.slice(1)}y`],
  ...[new Date(0), new Date(-1), new Date('2026-03-01T08:00:00Z')],
  ...[new ObjectId(HEX), new ObjectId(HEX.replace('65', 'f5')), new Timestamp({ t: 1, i: 2 })],
  ...[new UUID('00112233-4455-4677-8899-aabbccddeeff'), new UUID('f0112233-4455-4677-8899-aabbccddeeff')],
  ...[[], [0], [255], [0, 0], new Array<number>(201).fill(1)].map((bytes) => new Binary(Buffer.from(bytes))),
  ...[{ x: 1 }, { x: 2 }],
];

/** The server's own comparison puts these in no one order. */
const odd = [
  ...[NaN, Decimal128.fromString('NaN'), 2 ** 31 + 0.5, -(2 ** 40) - 0.5, 2 ** 40 + 0.5, 1e19, -1e19, 2 ** 63],
  ...[Long.MAX_VALUE, Long.MIN_VALUE, Decimal128.fromString('1.50000000000000000001'), {}, { y: 1 }, /^a/i],
];

const someSortable = fc.constantFrom<unknown>(...sortable);
/** Few values, so that documents share them and queries meet them. */
const fewNumbersAndWords = fc.constantFrom<unknown>(1, 2, 3, 'a', 'ab', null);
const someAny = fc.constantFrom<unknown>(...sortable, ...odd);

function valueOf(isSortable: boolean): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fewNumbersAndWords, weight: 3 }, { arbitrary: isSortable ? someSortable : someAny, weight: 2 });
}

/** The server's own comparison has no order for two empty arrays. */
function listOf(element: fc.Arbitrary<unknown>, isSortable: boolean): fc.Arbitrary<unknown[]> {
  const elements = isSortable ? element : fc.oneof({ arbitrary: element, weight: 6 }, fc.constantFrom([], [1], [[2]]));
  return fc.array(elements, { minLength: isSortable ? 1 : 0, maxLength: 3 });
}

function maybe(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.option(value, { nil: undefined, freq: 5 });
}

function without(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** What may lie under each field; two arrays in one document would be refused by an index on both. */
function fieldValues(isSortable: boolean, arrays: 'a' | 'n' | 'none'): Record<'a' | 'b' | 'n', fc.Arbitrary<unknown>> {
  const value = valueOf(isSortable);
  const nested = fc.record({ x: maybe(value), y: maybe(value) }).map(without);
  const list = (element: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => fc.oneof(element, listOf(element, isSortable));
  return {
    a: arrays === 'a' ? list(value) : value,
    b: value,
    n: arrays === 'n' ? list(isSortable ? nested : fc.oneof({ arbitrary: nested, weight: 4 }, value)) : nested,
  };
}

const KEYS = ['a', 'b', 'n.x', 'n.y', 'n.0.x', 'a.0', '_id'];

const orders: fc.Arbitrary<Order> = fc
  .tuple(fc.shuffledSubarray(KEYS.filter((key) => !key.includes('0')), { maxLength: 3 }), fc.array(fc.constantFrom<1 | -1>(1, -1), { minLength: 3 }))
  .map(([keys, directions]) => Object.fromEntries(keys.map((key, i) => [key, directions[i] ?? 1])));

/** The library's unique indexes lose count of documents with empty arrays. */
const indexes = (canBeUnique: boolean): fc.Arbitrary<IndexSpec> => fc
  .record({
    keys: fc.shuffledSubarray(KEYS, { minLength: 1, maxLength: 3 }),
    directions: fc.array(fc.constantFrom<1 | -1>(1, -1), { minLength: 3 }),
    sparse: fc.boolean(),
    unique: canBeUnique ? fc.boolean() : fc.constant(false),
  })
  .filter(({ keys }) => keys[0] !== '_id')
  .map(({ keys, directions, sparse, unique }) => ({
    key: Object.fromEntries(keys.map((key, i) => [key, directions[i] ?? 1])),
    sparse,
    // Only together with the _id no two rows can collide.
    unique: unique && keys.includes('_id'),
  }));

const lower = fc.constantFrom('$gt', '$gte');
const upper = fc.constantFrom('$lt', '$lte');
const asked = valueOf(false);
/** The server can't compare regular expressions. */
const bound = asked.filter((value) => !(value instanceof RegExp));

function operator(name: fc.Arbitrary<string>, operand: fc.Arbitrary<unknown>): fc.Arbitrary<Query> {
  return fc.tuple(name, operand).map(([key, value]) => ({ [key]: value }));
}

const range = fc.oneof(
  operator(lower, bound),
  operator(upper, bound),
  fc.tuple(operator(lower, bound), operator(upper, bound)).map(([from, to]) => ({ ...from, ...to })),
);
const condition: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fewNumbersAndWords, weight: 3 },
  { arbitrary: asked, weight: 2 },
  { arbitrary: range, weight: 4 },
  operator(fc.constantFrom('$eq', '$ne'), asked),
  operator(fc.constantFrom('$in', '$nin'), fc.array(asked, { maxLength: 4 })),
  operator(fc.constant('$exists'), fc.boolean()),
  fc.tuple(range, operator(fc.constantFrom('$ne', '$eq'), asked)).map(([between, more]) => ({ ...between, ...more })),
  fc.tuple(range, operator(fc.constant('$exists'), fc.boolean())).map(([between, more]) => ({ ...between, ...more })),
  fc.constantFrom({ $regex: '^a' }, { $regex: 'b', $gt: 'a' }, { $not: { $gt: 1 } }, { $type: 'string' }),
);
const askedKeys = fc.constantFrom(...KEYS.filter((key) => key !== '_id'));
const part: fc.Arbitrary<Query> = operator(askedKeys, condition);

const queries: fc.Arbitrary<Query> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 1 },
  { arbitrary: part, weight: 3 },
  { arbitrary: fc.array(part, { minLength: 2, maxLength: 3 }).map((parts) => Object.assign({}, ...parts) as Query), weight: 5 },
  {
    arbitrary: fc.tuple(part, askedKeys, range, range).map(([more, key, one, other]) => ({ ...more, $and: [{ [key]: one }, { [key]: other }] })),
    weight: 2,
  },
  { arbitrary: fc.tuple(part, part, part).map(([more, one, other]) => ({ ...more, $or: [one, other] })), weight: 1 },
);

const questions: fc.Arbitrary<Question> = fc.record({
  query: queries,
  order: orders,
  skip: fc.nat({ max: 3 }),
  limit: fc.nat({ max: 4 }),
});

/** The _ids are of three types, and 3 and '3' are two of them. */
const ids = fc.nat({ max: 23 }).map((n) => {
  const kinds = [n, String(n - 1), new ObjectId(n.toString(16).padStart(24, '0'))];
  return kinds[n % 3] ?? n;
});

/** Everything that can happen to documents under indexes. */
export const scenarios: fc.Arbitrary<Scenario> = fc
  .record({ isSortable: fc.boolean(), arrays: fc.constantFrom('a', 'n', 'none', 'none') })
  .chain(({ isSortable, arrays }) => {
    const values = fieldValues(isSortable, arrays);
    const row = fc
      .record({ _id: ids, a: maybe(values.a), b: maybe(values.b), n: maybe(values.n) })
      .map((fields) => without(fields) as Row);
    const change: fc.Arbitrary<Change> = fc.oneof(
      fc.record({ kind: fc.constantFrom('insert', 'replace'), row }),
      ...(['a', 'b', 'n'] as const).map((field) =>
        fc.record({ kind: fc.constant('set' as const), query: queries, field: fc.constant(field), value: values[field] }),
      ),
      fc.record({ kind: fc.constant('unset' as const), query: queries, field: fc.constantFrom('a', 'b', 'n') }),
      fc.record({ kind: fc.constant('delete' as const), query: part }),
    );
    return fc.record({
      rows: fc.uniqueArray(row, { maxLength: 20, selector: (made) => String(made._id) }),
      indexes: fc.array(indexes(arrays === 'none'), { minLength: 1, maxLength: 3 }),
      isFilledFirst: fc.boolean(),
      changes: fc.array(change, { maxLength: 5 }),
      questions: fc.array(questions, { minLength: 6, maxLength: 10 }),
      isSortable: fc.constant(isSortable),
    });
  });
