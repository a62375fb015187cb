import type { AdminStats } from '@b1fuchs/contracts';
import { addDays, daysBefore, daysBetween, midnight, wallClock, type DayKey } from '@b1fuchs/kit';
import type { Counts, UserView } from '../../data/user-view.js';
import { countIn } from './list-users.js';

export type StatsParts = { view: UserView; counts: () => Promise<Counts> };

/** Whoever was seen within these days is active (docs/admin.md). */
const ACTIVE_DAYS = 30;
const SOME_MONDAY: DayKey = '2024-01-01';

/** The figures of the dashboard; docs/admin.md defines each. @param timeZone of who asks, whose day and week count */
export async function readStats({ view, counts }: StatsParts, timeZone: string, now: Date): Promise<AdminStats> {
  const today = wallClock(now, timeZone).date;
  const monday = addDays(today, -(((daysBetween(SOME_MONDAY, today) % 7) + 7) % 7));
  const since = daysBefore(now, ACTIVE_DAYS);
  const [all, newUsersToday, newUsersThisWeek, activeUsers, older, olderAndSeen, { sessions, minutes }] = await Promise.all([
    counts(),
    view.createdSince(midnight(today, timeZone)),
    view.createdSince(midnight(monday, timeZone)),
    view.seenSince(since),
    view.createdBefore(since),
    view.seenSince(since, since),
    view.practice(),
  ]);
  return {
    totalUsers: countIn(all, {}),
    newUsersThisWeek,
    newUsersToday,
    activeUsers,
    premiumUsers: countIn(all, { status: 'active' }),
    activeTrials: countIn(all, { status: 'trial' }),
    expiredTrials: countIn(all, { status: 'expired' }),
    retentionRate: percent(olderAndSeen, older),
    avgSessionTime: sessions === 0 ? 0 : oneDecimal(minutes / sessions),
  };
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : oneDecimal((100 * part) / whole));
