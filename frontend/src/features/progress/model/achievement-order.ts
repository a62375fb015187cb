import type { Achievement } from '@b1fuchs/contracts';

const share = ({ value, target }: Achievement): number => value / target;

/** Earned ones, the newest first. */
export const earnedOf = (achievements: readonly Achievement[]): Achievement[] =>
  achievements.filter(({ earnedAt }) => earnedAt !== null).toSorted((one, other) => (other.earnedAt ?? '').localeCompare(one.earnedAt ?? ''));

/** Open ones, the nearest first; equally near ones stay in the catalogue's order. */
export const openOf = (achievements: readonly Achievement[]): Achievement[] =>
  achievements.filter(({ earnedAt }) => earnedAt === null).toSorted((one, other) => share(other) - share(one));
