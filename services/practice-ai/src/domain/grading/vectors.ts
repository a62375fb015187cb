import type { Vector } from '../../clients/embeddings.js';

const dot = (a: Vector, b: Vector): number => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/** Cosine of two vectors of any length; 0 where one of them has none. */
export function cosine(a: Vector, b: Vector): number {
  const lengths = Math.hypot(...a) * Math.hypot(...b);
  return lengths === 0 ? 0 : dot(a, b) / lengths;
}

/** The middle of some vectors; empty for none. */
export const meanOf = (vectors: Vector[]): Vector =>
  (vectors[0] ?? []).map((_, index) => vectors.reduce((sum, vector) => sum + (vector[index] ?? 0), 0) / vectors.length);

/**
 * A vector as seen from a centre. Sentence vectors of one language all point much the same way; without what they have
 * in common, their cosines tell subjects apart far better (Mu and Viswanath 2018, "All-but-the-Top").
 */
export const seenFrom = (centre: Vector, vector: Vector): Vector => vector.map((value, index) => value - (centre[index] ?? 0));
