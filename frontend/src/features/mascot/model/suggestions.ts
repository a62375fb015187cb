import type { PracticeSection, UserProgress } from '@b1fuchs/contracts';
import { paths } from '../../../lib/paths.js';
import { suggestionTexts as texts } from '../wording.js';

export type Suggestion = { text: string; to: string };
type Known = Pick<UserProgress, 'streakDays' | 'areasToImprove' | 'nextExercise'>;

const STUDY = `${paths.vocabulary}?tab=study`;
const sectionPaths: Record<PracticeSection, string> = {
  speaking: paths.speaking,
  writing: paths.writing,
  'style-refinement': paths.style,
  'free-conversation': paths.freeConversation,
  vocabulary: STUDY,
};
const areas = [
  { area: 'Sprechen', suggestion: { text: texts.speaking, to: paths.speaking } },
  { area: 'Schreiben', suggestion: { text: texts.writing, to: paths.writing } },
  { area: 'Grammatik', suggestion: { text: texts.grammar, to: paths.writing } },
] as const;
const generic: readonly Suggestion[] = [
  { text: texts.cards, to: STUDY },
  { text: texts.conversation, to: paths.freeConversation },
];

/**
 * What Fuchs proposes to do (spec 1, section 4, coaching suggestions), with two generic ones where fewer than two fit.
 * @param progress undefined where it is not known
 */
export function suggestionsFor(progress: Known | undefined): Suggestion[] {
  const fitting: Suggestion[] = [];
  if (progress?.streakDays === 0) fitting.push({ text: texts.streak, to: sectionPaths[progress.nextExercise.section] });
  for (const { area, suggestion } of areas) {
    if (progress?.areasToImprove.includes(area) === true) fitting.push(suggestion);
  }
  return fitting.length < 2 ? [...fitting, ...generic] : fitting;
}
