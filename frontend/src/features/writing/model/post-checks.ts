import { PASS_MARK, type WritingFeedback } from '@b1fuchs/contracts';
import { isPlaceholderText, mentionsTopic } from './text-checks.js';

export const PLACEHOLDER_WARNING = 'ACHTUNG: Der Text scheint ein Platzhalter oder Testtext zu sein.';
export const TOPIC_WARNING = 'WICHTIG: Der Text scheint nicht ausreichend auf das Thema einzugehen.';
const PLACEHOLDER_GRADE = 35;
const OFF_TOPIC_GRADE = 55;

/**
 * The client's own checks of a grade (spec 2, section 5): filler text is worth 35 with a warning; a text that
 * names neither of the topic's first two words is worth 55 at most, with another.
 */
export function applyPostChecks(feedback: WritingFeedback, text: string, topic: string): WritingFeedback {
  if (isPlaceholderText(text)) return warned({ ...feedback, grade: PLACEHOLDER_GRADE }, PLACEHOLDER_WARNING);
  if (feedback.grade > PASS_MARK && !mentionsTopic(text, topic)) {
    return warned({ ...feedback, grade: OFF_TOPIC_GRADE }, TOPIC_WARNING);
  }
  return feedback;
}

/** Splits a summary into the warning that leads it, if one does, and the rest. */
export function splitWarning(overallFeedback: string): { warning: string | null; rest: string } {
  const warning = [PLACEHOLDER_WARNING, TOPIC_WARNING].find((text) => overallFeedback.startsWith(text)) ?? null;
  return { warning, rest: overallFeedback.slice(warning?.length ?? 0).trim() };
}

// The server applies the same checks: its warning is not said twice.
function warned(feedback: WritingFeedback, warning: string): WritingFeedback {
  if (feedback.overallFeedback.startsWith(warning)) return feedback;
  return { ...feedback, overallFeedback: `${warning} ${feedback.overallFeedback}`.trim() };
}
