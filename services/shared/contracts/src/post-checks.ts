import { PASS_MARK, type WritingFeedback } from './http/writing.js';

/*
 * The checks that every grade goes through once more (spec 2, section 5). The server makes them so that what is stored is
 * what is shown, the client also where the server has not.
 */

export const PLACEHOLDER_WARNING = 'ACHTUNG: Der Text scheint ein Platzhalter oder Testtext zu sein.';
export const TOPIC_WARNING = 'WICHTIG: Der Text scheint nicht ausreichend auf das Thema einzugehen.';
const PLACEHOLDER_GRADE = 35;
const OFF_TOPIC_GRADE = 55;

const KNOWN_PLACEHOLDERS = ['lorem ipsum', 'beispieltext', 'test123', 'placeholder'];
/** No text that reaches the minimum of 24 words has so few different ones by chance. */
const FEWEST_DIFFERENT_WORDS = 10;
/** Even 2,000 words of ordinary prose keep a third of their words different. */
const SMALLEST_DIFFERENT_SHARE = 0.2;

/**
 * Filler text is worth 35 with a warning; a text that names neither of the topic's first two words is worth 55 at most,
 * with another. Feedback that was checked before comes back as it is.
 */
export function applyPostChecks(feedback: WritingFeedback, text: string, topic: string): WritingFeedback {
  if (isPlaceholderText(text)) return warned({ ...feedback, grade: PLACEHOLDER_GRADE }, PLACEHOLDER_WARNING);
  if (feedback.grade > PASS_MARK && !mentionsTopic(text, topic)) return warned({ ...feedback, grade: OFF_TOPIC_GRADE }, TOPIC_WARNING);
  return feedback;
}

/** True for filler instead of an answer: a known filler phrase, or very few different words. */
export function isPlaceholderText(text: string): boolean {
  const lower = text.toLowerCase();
  if (KNOWN_PLACEHOLDERS.some((phrase) => lower.includes(phrase))) return true;
  const words = wordsByWhiteSpace(lower);
  const different = new Set(words).size;
  return different < FEWEST_DIFFERENT_WORDS || different / words.length < SMALLEST_DIFFERENT_SHARE;
}

/** The first two words of a topic, in lower case, without the punctuation around them. */
export function leadingTopicWords(topic: string): string[] {
  return wordsByWhiteSpace(topic.toLowerCase()).slice(0, 2);
}

/** True when the text contains at least one of the topic's first two words, in any case. */
export function mentionsTopic(text: string, topic: string): boolean {
  const lower = text.toLowerCase();
  const words = leadingTopicWords(topic);
  return words.length === 0 || words.some((word) => lower.includes(word));
}

/** Words by white space, freed of the punctuation at their edges; what is only punctuation is no word. */
export function wordsByWhiteSpace(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}

function warned(feedback: WritingFeedback, warning: string): WritingFeedback {
  if (feedback.overallFeedback.startsWith(warning)) return feedback;
  return { ...feedback, overallFeedback: `${warning} ${feedback.overallFeedback}`.trim() };
}
