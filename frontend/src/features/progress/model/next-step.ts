import type { PracticeSection, UserProgress } from '@b1fuchs/contracts';
import { nextStepTexts } from './overview-texts.js';
import { sectionNames } from './texts.js';

type NextExercise = UserProgress['nextExercise'];
type Situation = {
  /** What the server advises; null where it could not be asked. */
  advice: NextExercise | null;
  /** Has the learner never practised? */
  isNew: boolean;
  hasPractisedToday: boolean;
  currentStreak: number;
};
export type NextStep = { section: PracticeSection; title: string; sentences: string[] };

/** What the learner should do next, why, and what it does for the streak. Without advice: a text, which every learner can begin at once. */
export function nextStepFor({ advice, isNew, hasPractisedToday, currentStreak }: Situation): NextStep {
  const section = advice?.section ?? 'writing';
  const why = advice === null ? [] : [advice.reason];
  const name = sectionNames[section];
  if (hasPractisedToday) return { section, title: nextStepTexts.doneTitle, sentences: [nextStepTexts.doneText(name), ...why] };
  if (isNew) return { section, title: nextStepTexts.firstTitle(name), sentences: [...why, nextStepTexts.firstText] };
  const streak = currentStreak === 0 ? nextStepTexts.newStreak : nextStepTexts.longerStreak(currentStreak + 1);
  return { section, title: nextStepTexts.title(name), sentences: [...why, streak] };
}
