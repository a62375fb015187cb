/**
 * Calendar months later, at the same time of day in UTC. A day that the month does not have becomes its last one:
 * 31 January + 1 is 28 or 29 February.
 */
export function addMonths(from: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const then = new Date(from);
  then.setUTCDate(1);
  then.setUTCMonth(from.getUTCMonth() + months);
  then.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return then;
}
