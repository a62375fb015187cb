import { CELEBRATED_STREAK, type UserProgress } from '@b1fuchs/contracts';
import { paths } from '../../../lib/paths.js';
import { greetingTexts as texts } from '../wording.js';

export type PageLink = { to: string; label: string };
export type Greeting = {
  text: string;
  /** Where what it suggests is done. */
  link?: PageLink;
  isCelebration: boolean;
};
type Known = Pick<UserProgress, 'streakDays' | 'recentActivities' | 'nextMilestone' | 'completedExercises'>;

/**
 * What Fuchs says first (spec 1, section 4, mascot message choice): the first rule that fits.
 * @param progress undefined where it is not known
 */
export function greetingFor(progress: Known | undefined): Greeting {
  if (progress === undefined) return say(texts.unknown);
  const { streakDays, recentActivities, nextMilestone, completedExercises } = progress;
  // Nobody is welcomed back who was never here.
  if (streakDays === 0) return say(completedExercises === 0 ? texts.first : texts.welcomeBack);
  if (streakDays >= CELEBRATED_STREAK) return { text: texts.streak(streakDays), isCelebration: true };
  const latest = recentActivities[0];
  if (latest === undefined) return say(texts.begin, { to: paths.speaking, label: texts.links.speak });
  if (latest.includes('Sprechen')) return say(texts.afterSpeaking, { to: paths.writing, label: texts.links.write });
  if (latest.includes('Schreiben')) return say(texts.afterWriting, { to: paths.listening, label: texts.links.listen });
  return say(texts.milestone(nextMilestone));
}

const say = (text: string, link?: PageLink): Greeting => ({ text, isCelebration: false, ...(link && { link }) });
