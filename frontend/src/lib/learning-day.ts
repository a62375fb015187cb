/** A learner's day begins at 4 in the morning, as where practice days are counted: a late evening still belongs to it. */
const DAY_BEGINS_AT_HOUR = 4;

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** The learner's day at `now`, by the clock where this browser is: 'yyyy-MM-dd'. */
export function learningDayOf(now: Date): string {
  const daysBack = now.getHours() < DAY_BEGINS_AT_HOUR ? 1 : 0;
  // Noon is there on every day, whatever the clocks do.
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack, 12);
  return `${pad(day.getFullYear(), 4)}-${pad(day.getMonth() + 1, 2)}-${pad(day.getDate(), 2)}`;
}
