import type { UserProgress } from '@b1fuchs/contracts';
import { adviceTexts } from '../advice-wording.js';
import { motivationTexts } from '../wording.js';
import { pageName } from './page-name.js';

/** The quick buttons (spec 1, section 2), in their order; `kind` is what the server is told. */
export const questions = [
  { kind: 'help', label: 'Hilfe' },
  { kind: 'motivation', label: 'Motivation' },
  { kind: 'tips', label: 'Tipps' },
] as const;
export type Question = (typeof questions)[number];
export type QuestionKind = Question['kind'];

type Situation = {
  kind: QuestionKind;
  pathname: string;
  progress: Pick<UserProgress, 'streakDays' | 'completedExercises'> | undefined;
  /** How often this was asked before: the same is said again only when everything has been said. */
  turn: number;
};

/** What Fuchs answers to a quick button, fitting the page that is open and what the learner has done. */
export function answerTo({ kind, pathname, progress, turn }: Situation): string {
  const { help, tips } = adviceTexts[pageName(pathname)];
  if (kind === 'help') return help;
  const choice = kind === 'tips' ? tips : motivationFor(progress);
  return choice[turn % choice.length] ?? help;
}

function motivationFor(progress: Situation['progress']): string[] {
  const own: string[] = [];
  if (progress !== undefined && progress.streakDays > 0) own.push(motivationTexts.streak(progress.streakDays));
  if (progress !== undefined && progress.completedExercises > 0) own.push(motivationTexts.exercises(progress.completedExercises));
  return [...own, ...motivationTexts.always];
}
