import { mongo } from 'mongoose';
import type { Order, Query, Scenario } from './index-scenarios.js';

const { Long, Decimal128 } = mongo;

/** Documents with these values under `b`, of which the first has the greatest _id. */
function scenario(values: unknown[], index: { key: Order; sparse?: boolean; unique?: boolean }, asked: { query?: Query; order?: Order }[]): Scenario {
  const isSorted = asked.some(({ order }) => order !== undefined);
  return {
    rows: values.map((b, i) => ({ _id: 100 - i, a: i % 2, ...(b === undefined ? {} : { b }) })),
    indexes: [{ sparse: false, unique: false, ...index }],
    isFilledFirst: false,
    changes: [],
    questions: asked.flatMap(({ query = {}, order = {} }) => [0, 2].map((limit) => ({ query, order, skip: 0, limit, shown: { b: 1 } }))),
    isSortable: isSorted,
  };
}

/** What chance seldom meets. */
export const peculiarities: Scenario[] = [
  // The ends of strings must not be taken for characters.
  scenario(['a\u0001b', 'ab', 'a\u0001', 'a', 'a\u0000b', 'a\u0000', ''], { key: { b: 1, a: -1 } }, [
    { order: { b: 1 } },
    { order: { b: -1 } },
    { query: { b: { $gt: 'a', $lt: 'ab' } } },
    { query: { b: { $gt: 'a\u0000' } }, order: { b: 1 } },
  ]),
  // As doubles these are one.
  scenario(['4', '3', '2'].map((digit) => Long.fromString(`900719925474099${digit}`)), { key: { b: 1 } }, [
    { order: { b: 1 } },
    { order: { b: -1 } },
    { query: { b: { $gt: Long.fromString('9007199254740992') } }, order: { b: 1 } },
    { query: { b: Long.fromString('9007199254740993') } },
  ]),
  scenario(['2', '1', '0'].map((digit) => Decimal128.fromString(`1.000000000000000000${digit}`)), { key: { b: 1 } }, [
    { order: { b: 1 } },
    { query: { b: { $gt: Decimal128.fromString('1') } }, order: { b: 1 } },
  ]),
  // The server cuts fractions off when it compares with a long, and takes NaN for 0 then, else for the greatest number.
  scenario([2 ** 40 + 0.5, 2 ** 40, Long.fromString('1099511627776'), NaN, 1, 1e19, Long.MAX_VALUE], { key: { b: 1 } }, [
    { query: { b: { $gte: 2 ** 40 + 0.5 } } },
    { query: { b: { $lte: 2 ** 40 } } },
    { query: { b: { $gt: NaN } } },
    { query: { b: { $gte: NaN } } },
    { query: { b: { $lt: 2 ** 40, $gt: 5 } } },
    { query: { b: { $gte: 1e19 } } },
    { query: { b: { $lte: Long.MAX_VALUE } } },
    { query: { b: NaN } },
  ]),
  // The server leaves all beside $regex out of account, and in arrays what stands beside $ne.
  scenario(['a', 'ab', 'b'], { key: { b: 1 } }, [{ query: { b: { $regex: '^a', $gt: 'aa' } } }]),
  // It also looks for a pattern in what is no text; and an index tells texts that do not have it before a document is read.
  scenario(['a1', '\u0000a', 'b\u00011', 'b', 1, 2, null, undefined, ['b', 'a'], 'a'.repeat(300), true], { key: { a: 1, b: -1 } }, [
    { query: { a: 0, b: /1/ }, order: { b: 1 } },
    { query: { a: 0, b: /a/ } },
    { query: { a: { $gte: 0 }, b: { $regex: 'A', $options: 'i' } }, order: { a: 1, b: -1 } },
    { query: { $and: [{ a: 0 }, { b: /a/ }, { b: { $regex: '1|\u0000' } }] } },
  ]),
  scenario(['a1', '\u0000a', 'b\u00011', 'b', 1, 2, null, undefined, ['b', 'a'], 'a'.repeat(300)], { key: { b: 1, a: 1 } }, [
    { query: { b: { $gte: '' }, $and: [{ b: /a/ }] } },
    { query: { b: /1$/, $or: [{ a: 0 }, { a: 1 }] }, order: { b: 1 } },
    { query: { $and: [{ b: { $regex: '^\u0000' } }, { b: { $lt: 'b' } }] } },
  ]),
  scenario([[{ x: 0 }], [{ x: 2 }], [], { x: 0 }, { x: 2 }], { key: { 'b.x': 1 } }, [
    { query: { 'b.x': { $gt: 1, $ne: 5 } } },
    { query: { 'b.x': { $in: [2], $nin: [5] } } },
  ]),
  // One value of an array may keep one bound, another the other; but the server wants one for both of one condition.
  scenario([[1, 9], [5], 5, [9], []], { key: { a: 1, b: 1 } }, [
    { query: { a: 0, $and: [{ b: { $gt: 4 } }, { b: { $lt: 6 } }] } },
    { query: { a: 0, b: { $gt: 4, $lt: 6 } } },
    { query: { a: { $in: [0, 1] }, b: 9 } },
    { query: { a: 0 } },
  ]),
  scenario([[1, 9], 5, [9], 3], { key: { b: 1 } }, [
    { query: { b: { $gt: 4 } }, order: { b: 1 } },
    { query: { b: { $gt: 4 } }, order: { b: -1 } },
  ]),
  // What is missing is not in a sparse index.
  scenario([2, undefined, 1, null], { key: { b: 1 }, sparse: true }, [
    { order: { b: 1 } },
    { query: { b: null } },
    { query: { b: { $exists: true } }, order: { b: 1 } },
    { query: { b: { $gte: 1 } }, order: { b: -1 } },
  ]),
  scenario([2, 1, 2, 1, 3], { key: { a: 1, b: 1 } }, [{ order: { a: 1, b: -1 } }, { order: { a: -1, b: -1 } }, { query: { a: 1 }, order: { b: -1, a: 1 } }]),
  // Of several keys the library's unique index knows values alone.
  scenario(['x', 'y', 'z'], { key: { b: 1, a: 1 }, unique: true }, [
    { query: { a: 0, b: { $in: ['x', 'y'] } } },
    { query: { a: 0, b: { $regex: '^x' } } },
    { query: { a: 0, b: { x: 1 } } },
  ]),
];
