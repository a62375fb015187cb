import type { PracticeSection, UserProgress } from '@b1fuchs/contracts';
import { AppError, addDays, learningDay } from '@b1fuchs/kit';
import type { ProgressRecords } from '../data/progress-records.js';
import { coach, nextExercise } from './coaching/coach.js';
import { cardsIn, WEEKS_SHOWN } from './insights.js';
import type { Activity } from './practice-day.js';
import type { Learner } from './read-achievements.js';
import { learnerPractice } from './count-days.js';
import { seenAt } from './summary.js';
import { totalPoints } from './totals.js';

/** So many of the last exercises are named. */
const RECENT = 10;
/** Graded exercises that coaching looks at. */
const GRADED = 10;

/**
 * What home and the coach know of a learner.
 * @throws AppError FORBIDDEN for another learner's id
 */
export async function readProgress(records: ProgressRecords, learner: Learner, askedFor: string | undefined, now: Date): Promise<UserProgress> {
  const { userId, timeZone } = learner;
  if (askedFor !== undefined && askedFor !== userId) throw new AppError('FORBIDDEN');
  const today = learningDay(now, timeZone);
  const [practice, recent, writing, speaking, lately] = await Promise.all([
    learnerPractice(records, userId),
    records.latest(userId, RECENT),
    records.latestGraded(userId, 'writing', GRADED),
    records.latestGraded(userId, 'speaking', GRADED),
    records.since(userId, addDays(today, -7 * WEEKS_SHOWN)),
  ]);
  const summary = seenAt(practice, { at: now, timeZone });
  const evidence = { summary, today, writing, speaking, cards: cardsIn(lately) };
  return {
    recentActivities: recent.map(wordActivity),
    streakDays: summary.currentStreak,
    ...coach(evidence),
    completedExercises: summary.exercises,
    totalPoints: totalPoints(summary),
    lastSessionDate: summary.lastSession?.toISOString() ?? null,
    nextExercise: nextExercise(evidence),
  };
}

const labels: Record<PracticeSection, string> = {
  speaking: 'Sprechen',
  writing: 'Schreiben',
  'style-refinement': 'Stil',
  'free-conversation': 'Freies Gespräch',
  vocabulary: 'Wortschatz',
};

/**
 * As a learner reads it. The mascot looks for the words Sprechen and Schreiben: only these sections carry them, so what
 * was said in a free conversation is left out.
 */
export function wordActivity({ section, description }: Pick<Activity, 'section' | 'description'>): string {
  if (section === 'free-conversation') return labels[section];
  const about = description.replace(/^[^:]*:\s*/u, '').replace(/\s+- Score: \d+$/u, '');
  return about === '' ? labels[section] : `${labels[section]}: ${about}`;
}
