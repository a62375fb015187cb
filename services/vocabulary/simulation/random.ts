/** What a number is drawn for; each has its own stream, so that adding one leaves the others as they are. */
export const STREAMS = { learner: 1, card: 2, pair: 3, known: 4, missed: 5, answer: 6, resample: 7 } as const;
export type Stream = (typeof STREAMS)[keyof typeof STREAMS];

const UINT32 = 2 ** 32;
/** The golden ratio in 32 bits: it spreads neighbouring numbers apart. */
const SPREAD = 0x9e3779b1;

/** The finalizer of MurmurHash3: every bit of the input moves every bit of the output. */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const join = (hash: number, part: number): number => mix((hash ^ Math.imul(part + 1, SPREAD)) >>> 0);

/**
 * A number from 0 to below 1 that is fixed by the seed and its place, three whole numbers in a stream. Nothing is drawn in
 * a row, so two schedulers meet the same learner with the same luck however many answers each has asked for.
 */
export const uniform = (seed: number, stream: Stream, a: number, b = 0, c = 0): number =>
  join(join(join(join(join(seed, stream), a), b), c), 0) / UINT32;

/** Standard normal, by Box and Muller's transform of two uniform numbers. */
export function normal(seed: number, stream: Stream, a: number, b = 0): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniform(seed, stream, a, b, 1)));
  return radius * Math.cos(2 * Math.PI * uniform(seed, stream, a, b, 2));
}
