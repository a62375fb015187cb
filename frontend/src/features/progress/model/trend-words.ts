import { categoryNames, type ErrorTrend } from '@b1fuchs/contracts';

const order: Record<ErrorTrend['direction'], number> = { falling: 0, rising: 1, steady: 2 };
export const directionWords: Record<ErrorTrend['direction'], string> = { falling: 'fällt', rising: 'steigt', steady: 'gleich' };

const rateWords = (rate: number): string => rate.toLocaleString('de', { maximumFractionDigits: 1 });

/** A kind of error in words: its name, where it goes, and from where to where. */
export function trendWords({ category, before, now, direction }: ErrorTrend): { name: string; direction: string; detail: string } {
  const detail =
    rateWords(before) === rateWords(now)
      ? `${rateWords(now)} Fehler je 100 Wörter`
      : `von ${rateWords(before)} auf ${rateWords(now)} Fehler je 100 Wörter`;
  return { name: categoryNames[category], direction: directionWords[direction], detail };
}

/** What gets better first, then what gets worse, then the rest; the greater change first. */
export const sortTrends = (trends: readonly ErrorTrend[]): ErrorTrend[] =>
  trends.toSorted(
    (one, other) => order[one.direction] - order[other.direction] || Math.abs(other.now - other.before) - Math.abs(one.now - one.before),
  );
