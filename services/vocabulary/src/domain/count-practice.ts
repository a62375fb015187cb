import { activityRecorded } from '@b1fuchs/contracts';
import { createEvent, type DayKey } from '@b1fuchs/kit';
import type { Reviews } from '../data/reviews.js';

/** So many answers are one exercise (docs/progress.md). */
export const ANSWERS_PER_EXERCISE = 10;

/**
 * Tells the exercises of a learner's day that are not told yet: one for each ten answers, and the first one already when
 * fewer answers have emptied the day's stack. Every call may run again, at the same time too, without counting twice.
 * @param input.at within the day
 * @param input.isStackEmpty asked only when it can matter
 */
export async function countPractice(
  reviews: Pick<Reviews, 'countOn' | 'rightOn' | 'exercisesOn' | 'tellExercise'>,
  input: { userId: string; day: DayKey; timeZone: string; at: Date; isStackEmpty: () => Promise<boolean> },
): Promise<void> {
  const { userId, day, timeZone, at, isStackEmpty } = input;
  const [answers, before] = await Promise.all([reviews.countOn(userId, day), reviews.exercisesOn(userId, day)]);
  const full = Math.floor(answers / ANSWERS_PER_EXERCISE);
  // Whether the stack is empty matters for the first one only.
  const earned = full === 0 && before === 0 && answers > 0 && (await isStackEmpty()) ? 1 : full;
  const right = earned > before ? await reviews.rightOn(userId, day) : [];
  for (let told = before; told < earned; told += 1) {
    const cards = Math.min(answers, (told + 1) * ANSWERS_PER_EXERCISE);
    const description = cards === 1 ? 'Wortschatz: 1 Karte' : `Wortschatz: ${cards} Karten`;
    const these = right.slice(told * ANSWERS_PER_EXERCISE, cards);
    const result = { cards: { answered: these.length, right: these.filter(Boolean).length } };
    await reviews.tellExercise(userId, day, told, createEvent(activityRecorded, { userId, data: { section: 'vocabulary', description, timeZone, result }, now: at }));
  }
}
