import { progressUpdated, type activityRecorded, type EventOf } from '@b1fuchs/contracts';
import { createEvent, learningDay } from '@b1fuchs/kit';
import type { ProgressRecords } from '../data/progress-records.js';
import { countDay, practiceDays } from './count-days.js';
import { summarise, type Summary } from './summary.js';
import { earnedBy, totalPoints } from './totals.js';

export type { ProgressRecords };

/** Clocks of two machines may differ so much; what lies further ahead was dated by a clock that is wrong. */
const CLOCK_SKEW_MS = 5 * 60_000;

/**
 * Counts a finished exercise for its day, its section and what it earns. Every step may run again, and events may come
 * in any order, without counting twice. A text graded 0 is no exercise.
 */
export async function recordActivity(records: ProgressRecords, event: EventOf<typeof activityRecorded>, now: Date): Promise<void> {
  const { id, userId, data } = event;
  const { section, description, score, timeZone, fingerprint, result } = data;
  if (score === 0) return;
  const told = new Date(event.occurredAt);
  const occurredAt = told.getTime() > now.getTime() + CLOCK_SKEW_MS ? now : told;
  const day = learningDay(occurredAt, timeZone);
  await records.keep({ id, userId, section, description, score: score ?? null, day, occurredAt, timeZone, fingerprint: fingerprint ?? null, result: result ?? {} });
  await countDay(records, userId, day);
  await countTotals(records, userId, now);
  // The account may have gone meanwhile.
  if (await records.isErased(userId)) await records.erase(userId);
}

/** Computes a learner's totals anew from their days, awards what they earn, and tells other services. */
export async function countTotals(records: ProgressRecords, userId: string, now: Date): Promise<void> {
  const [days, kept] = await Promise.all([practiceDays(records, userId), records.achievementsOf(userId)]);
  const timeZone = days.reduce((latest, { last }) => (last.at > latest.at ? last : latest), { at: new Date(0), timeZone: 'UTC' }).timeZone;
  const summary = summarise(days, { at: now, timeZone });
  if (summary.lastSession === null) return;
  const known = new Set(kept.map(({ achievementId }) => achievementId));
  const earned = earnedBy(summary).map(({ id }) => id).filter((id) => !known.has(id));
  await tellTotals(records, userId, summary, summary.lastSession, earned, now);
  for (const achievementId of earned) await records.keepAchievement(userId, achievementId, summary.lastSession);
}

function tellTotals(records: ProgressRecords, userId: string, summary: Summary, lastSessionDate: Date, earned: string[], now: Date): Promise<void> {
  const { facts, exercises: exercisesCompleted, currentStreak, longestStreak } = summary;
  const totals = { exercisesCompleted, totalPoints: totalPoints(summary), longestStreak };
  const event = createEvent(progressUpdated, { userId, data: { ...totals, currentStreak, lastSessionDate: lastSessionDate.toISOString(), earned }, now });
  return records.keepTotals(userId, { facts, ...totals, lastSessionDate }, event);
}
