import { adminStatsSchema } from '@b1fuchs/contracts';
import { adminQuery } from './admin-query.js';

/** The figures above the tabs and in Analytics; docs/admin.md says what each is. */
export const statsQuery = adminQuery('/api/admin/stats', adminStatsSchema);

/** `part` of `whole` in whole percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/**
 * Parts of a whole in whole percent that add up to 100: each is rounded down, and what is left goes to those that lost most by it
 * (largest remainder), to the first of equals. All 0 where there is nothing to share.
 */
export function sharesOf(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / whole) * 100);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const lost = (index: number): number => (exact[index] ?? 0) - (shares[index] ?? 0);
  const byLoss = shares.map((_, index) => index).sort((one, other) => lost(other) - lost(one));
  for (const index of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
