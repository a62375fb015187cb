/**
 * What a learner is owed, written without the product's rules, as the test of histories compares both. Times are minutes since
 * the beginning of 2026 in UTC.
 */
export type Purchase = { id: string; at: number; months: number; cents: number; refunds: { at: number; cents: number }[]; disputes: { at: number; end: 'open' | 'won' | 'lost' }[] };
export type Gift = { at: number; from: number; to: number };
export type Owed = { trial: [number, number]; purchases: Purchase[]; gifts: Gift[]; cancelled: number | null };
type Span = { from: number; to: number; kind: 'trial' | 'paid' | 'gift' };

const EPOCH = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
export const dateOf = (minutes: number): Date => new Date(EPOCH + minutes * MINUTE);
export const minutesOf = (date: Date): number => (date.getTime() - EPOCH) / MINUTE;

/** Months later: step by step over the lengths of the months. */
export function monthsLater(from: number, months: number): number {
  const date = dateOf(from);
  let [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  for (let step = 0; step < months; step += 1) [year, month] = month === 11 ? [year + 1, 0] : [year, month + 1];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 31;
  return minutesOf(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), length), date.getUTCHours(), date.getUTCMinutes())));
}

/** When a purchase stops to count; never is far away. */
function lostAt({ cents, refunds, disputes }: Purchase): number {
  const times = disputes.filter(({ end }) => end !== 'won').map(({ at }) => at);
  let left = cents;
  for (const refund of [...refunds].sort((one, other) => one.at - other.at)) {
    left -= refund.cents;
    if (left <= 0) times.push(refund.at);
  }
  return Math.min(Infinity, ...times);
}

export function spansOf({ trial, purchases, gifts }: Owed): Span[] {
  const spans: Span[] = [
    { from: trial[0], to: trial[1], kind: 'trial' },
    ...gifts.map(({ from, to }) => ({ from, to, kind: 'gift' as const })),
  ];
  // The run of purchases that goes on without a gap: where it began, and how many months it has.
  let run = { began: 0, months: 0, to: -Infinity };
  for (const purchase of [...purchases].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))) {
    let from = purchase.at;
    if (trial[0] <= purchase.at) from = Math.max(from, trial[1]);
    for (const gift of gifts) if (gift.at <= purchase.at) from = Math.max(from, gift.to);
    from = Math.max(from, run.to);
    const next = from === run.to ? { began: run.began, months: run.months + purchase.months } : { began: from, months: purchase.months };
    const to = monthsLater(next.began, next.months);
    const lost = lostAt(purchase);
    if (lost <= from) continue;
    spans.push({ from, to: Math.min(to, lost), kind: 'paid' });
    run = lost < to ? { began: lost, months: 0, to: lost } : { ...next, to };
  }
  return spans;
}

/** The end of what goes on without a gap from a time on; null where nothing is open. */
export function openUntil(spans: Span[], now: number): number | null {
  let until = now;
  for (let step = 0; step <= spans.length; step += 1) for (const { from, to } of spans) if (from <= until && to > until) until = to;
  return until > now ? until : null;
}

export const giftFrom = (owed: Owed, now: number): number => openUntil(spansOf(owed).filter(({ kind }) => kind !== 'trial'), now) ?? now;
export const hasPaidTime = (owed: Owed, now: number): boolean => spansOf(owed).some(({ kind, to }) => kind === 'paid' && to > now);
export const wantsNoMore = ({ cancelled, purchases }: Owed): boolean => cancelled !== null && !purchases.some(({ at }) => at > cancelled);
