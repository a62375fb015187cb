import type { ExerciseResult, PracticeSection } from '@b1fuchs/contracts';
import { DAY_BEGINS_AT_HOUR, wallClock, type DayKey } from '@b1fuchs/kit';
import { pointsFor } from './points.js';

/** A fact: an exercise that a service has told of. `score` 0 to 100, null where the exercise is not graded. */
export type Activity = {
  /** Of the event that told of it. */
  id: string;
  userId: string;
  section: PracticeSection;
  description: string;
  score: number | null;
  /** The learner's own day, by the zone they were in. */
  day: DayKey;
  occurredAt: Date;
  timeZone: string;
  /** Equal for exercises in which the same was handed in. */
  fingerprint: string | null;
  result: ExerciseResult;
};

export type SectionTotals = { exercises: number; /** Sum of the grades. */ totalScore: number; points: number; /** Highest grade, 0 without one. */ best: number; lastActivity: Date };
export type Moment = { at: Date; timeZone: string };

/** What one of a learner's days comes to; computed from its activities, in whatever order they came. */
export type PracticeDay = {
  day: DayKey;
  /** Activities behind it, also those that count for nothing: of two computations the one with more is the newer. */
  facts: number;
  exercises: number;
  sections: Partial<Record<PracticeSection, SectionTotals>>;
  first: Moment;
  last: Moment;
  /** Practised before 8 in the morning. */
  isEarly: boolean;
  /** Stretches of practice, and the minutes of all of them. */
  stretches: Stretches;
};

const EARLY_UNTIL_HOUR = 8;
export type Stretches = { count: number; minutes: number };
/** Longer without an exercise, and the next one begins another stretch. */
const GAP_MS = 30 * 60_000;
/** When an exercise began is not known; of the first of a stretch this is taken (docs/admin.md). */
const FIRST_EXERCISE_MS = 5 * 60_000;

/** @param activities of one learner on one day, at least one */
export function practiceDayOf(activities: readonly Activity[]): PracticeDay | undefined {
  const inOrder = activities.toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime() || (one.id < other.id ? -1 : 1));
  const counted = inOrder.filter((one) => one === bestOfTheSame(inOrder, one));
  const [first, last] = [inOrder.at(0), inOrder.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const sections: PracticeDay['sections'] = {};
  for (const activity of counted) sections[activity.section] = withActivity(sections[activity.section], activity);
  return {
    day: first.day,
    facts: activities.length,
    exercises: counted.length,
    sections,
    first: { at: first.occurredAt, timeZone: first.timeZone },
    last: { at: last.occurredAt, timeZone: last.timeZone },
    isEarly: inOrder.some(isEarly),
    stretches: stretchesOf(inOrder.map(({ occurredAt }) => occurredAt.getTime())),
  };
}

/** Of what was handed in again the best grade counts, and the first one of these. */
function bestOfTheSame(activities: readonly Activity[], one: Activity): Activity {
  if (one.fingerprint === null) return one;
  const same = activities.filter(({ section, fingerprint }) => section === one.section && fingerprint === one.fingerprint);
  return same.reduce((best, other) => ((other.score ?? 0) > (best.score ?? 0) ? other : best));
}

function withActivity(totals: SectionTotals | undefined, { score, occurredAt }: Activity): SectionTotals {
  const { exercises = 0, totalScore = 0, points = 0, best = 0 } = totals ?? {};
  return { exercises: exercises + 1, totalScore: totalScore + (score ?? 0), points: points + pointsFor(score), best: Math.max(best, score ?? 0), lastActivity: occurredAt };
}

/** @param times when exercises were finished, in order, at least one */
export function stretchesOf(times: readonly number[]): Stretches {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const count = 1 + gaps.filter((gap) => gap > GAP_MS).length;
  const practised = gaps.filter((gap) => gap <= GAP_MS).reduce((sum, gap) => sum + gap, count * FIRST_EXERCISE_MS);
  return { count, minutes: Math.round(practised / 60_000) };
}

function isEarly({ occurredAt, timeZone }: Activity): boolean {
  const { hour } = wallClock(occurredAt, timeZone);
  return hour >= DAY_BEGINS_AT_HOUR && hour < EARLY_UNTIL_HOUR;
}
