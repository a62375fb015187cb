import type { Band } from '@b1fuchs/contracts';

const bands: readonly Band[] = ['A', 'B', 'C', 'D', 'E'];

/** Points of 100 that a band gives for its criterion; the exam's raters use the same steps. */
const pointsOfBand: Record<Band, number> = { A: 100, B: 75, C: 50, D: 25, E: 0 };

/** The best band whose upper limit the value does not pass; limits are given for A to D, from small to large. */
export function bandByLimits(value: number, limits: readonly [number, number, number, number]): Band {
  const index = limits.findIndex((limit) => value <= limit);
  return index === -1 ? 'E' : bandAt(index);
}

/** A for 0, E for 4 and more. */
export const bandAt = (steps: number): Band => bands[Math.min(Math.max(Math.round(steps), 0), bands.length - 1)] ?? 'E';

export const pointsOf = (band: Band): number => pointsOfBand[band];
