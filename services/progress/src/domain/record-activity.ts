import { progressUpdated, type activityRecorded, type Envelope, type EventOf } from '@b1fuchs/contracts';
import { createEvent, learningDay } from '@b1fuchs/kit';
import type { ProgressRecords } from '../data/progress-records.js';
import { countDay, practiceDays } from './count-days.js';
import type { PracticeDay } from './practice-day.js';
import { practiceOf, seenAt, type Summary } from './summary.js';
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
  const isAhead = told.getTime() > now.getTime() + CLOCK_SKEW_MS;
  const occurredAt = isAhead ? now : told;
  const day = learningDay(occurredAt, timeZone);
  await records.keep({ id, userId, section, description, score: score ?? null, day, occurredAt, timeZone, fingerprint: fingerprint ?? null, result: result ?? {} });
  // A second try of such an event may come on another day than the first, which has kept it for its own.
  await countDay(records, userId, isAhead ? ((await records.dayKept(id)) ?? day) : day);
  await countPractice(records, userId, now);
}

/** Counts all of a learner's days anew, awards what they earn, and tells other services. */
export async function countPractice(records: ProgressRecords, userId: string, now: Date): Promise<void> {
  const [days, kept] = await Promise.all([practiceDays(records, userId), records.achievementsOf(userId)]);
  const practice = practiceOf(days);
  const { lastSession, streaks } = practice;
  if (lastSession === null) return;
  const summary = seenAt(practice, { at: now, timeZone: streaks.last?.moment.timeZone ?? 'UTC' });
  const known = new Set(kept.map(({ achievementId }) => achievementId));
  const earned = earnedBy(summary).map(({ id }) => id).filter((id) => !known.has(id));
  const event: Envelope = createEvent(progressUpdated, { userId, data: progressOf(days, summary, lastSession, earned), now });
  await records.keepPractice(userId, practice, event);
  await Promise.all(earned.map((achievementId) => records.keepAchievement(userId, achievementId, lastSession)));
}

/** What is told of a learner's practice. */
export function progressOf(days: readonly PracticeDay[], summary: Summary, lastSession: Date, earned: string[]): EventOf<typeof progressUpdated>['data'] {
  const { exercises: exercisesCompleted, currentStreak, longestStreak } = summary;
  const sessions = days.reduce((sum, { stretches: { count, minutes } }) => ({ count: sum.count + count, minutes: sum.minutes + minutes }), { count: 0, minutes: 0 });
  return { facts: summary.facts, exercisesCompleted, totalPoints: totalPoints(summary), currentStreak, longestStreak, lastSessionDate: lastSession.toISOString(), sessions, earned };
}
