import fc from 'fast-check';
import { mongo } from 'mongoose';

const { Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp, UUID } = mongo;

/** An index cuts strings and binaries past 200. */
const LONG_TEXT = 'x'.repeat(200);
const HEX = '65f0a1b2c3d4e5f601020304';

const long = (digits: string): mongo.Long => Long.fromString(digits);
const decimal = (digits: string): mongo.Decimal128 => Decimal128.fromString(digits);
const binary = (...bytes: number[]): mongo.Binary => new Binary(Buffer.from(bytes));

const numbers = [
  ...[0, -0, 1, 2, 3, -1, 1.5, -1.5, new Double(2), 2 ** 31, -(2 ** 31), 2 ** 40, 2 ** 53, 1e15, Infinity, -Infinity],
  ...['1', '2147483648', '1099511627776', '9007199254740992', '9007199254740993', '9007199254740994', '-9007199254740993'].map(long),
  ...['1', '1.5', '14.99', '-3E+2', '2147483648', 'Infinity', '1E+400'].map(decimal),
];
const strings = [
  ...['', 'a', 'a\u0000', 'a\u0000b', 'a\u0001', 'a\u0001b', 'ab', 'b', 'ä', '\uFFFF', '\uFFFFa', '🦊'],
  ...[LONG_TEXT, `${LONG_TEXT}a`, `${LONG_TEXT}b`, `${LONG_TEXT}ba`, `${LONG_TEXT.slice(1)}y`],
];
const others = [
  ...[null, new MinKey(), new MaxKey(), true, false, { x: 1 }, { x: 2 }, new Timestamp({ t: 1, i: 2 }), new Timestamp({ t: 2, i: 1 })],
  ...[new Date(0), new Date(-1), new Date('2026-03-01T08:00:00Z'), new ObjectId(HEX), new ObjectId(HEX.replace('65', 'f5'))],
  ...['00112233-4455-4677-8899-aabbccddeeff', 'f0112233-4455-4677-8899-aabbccddeeff'].map((hex) => new UUID(hex)),
  ...[binary(), binary(0), binary(255), binary(0, 0), binary(...new Array<number>(200).fill(1)), binary(...new Array<number>(201).fill(1))],
];
/** The server's own comparison puts these in no one order with the other numbers. */
const oddNumbers = [
  ...[NaN, 2 ** 31 + 0.5, -(2 ** 40) - 0.5, 2 ** 40 + 0.5, 1e19, -1e19, 2 ** 63, Long.MAX_VALUE, Long.MIN_VALUE],
  ...['NaN', '1.50000000000000000001', '1.50000000000000000002'].map(decimal),
];
const odd = [...oddNumbers, {}, { y: 1 }, /^a/i];

/**
 * Some values of all types, so few that documents share them and queries meet them, and often such that are near each
 * other; undefined stands for a field that is missing.
 * @param isSortable whether the server's own sort must have one answer for them
 */
export function pools(isSortable: boolean): fc.Arbitrary<unknown[]> {
  const from = (values: unknown[]): fc.Arbitrary<unknown[]> => fc.shuffledSubarray(values, { minLength: 2, maxLength: 6 });
  const all = isSortable ? [...numbers, ...strings, ...others] : [...numbers, ...strings, ...others, ...odd];
  return fc
    .oneof(
      fc.constant([1, 2, 3, 'a', 'b', null]),
      from(isSortable ? numbers : [...numbers, ...oddNumbers]),
      from(strings),
      from(others),
      from(all),
    )
    .map((pool) => [...pool, undefined]);
}
