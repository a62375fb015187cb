import { PASS_MARK, type WritingFeedback } from '@b1fuchs/contracts';

/*
 * The client checks each grade once more (spec 2, section 5). The same checks are made here, so that what is stored and
 * counted is what the learner was shown; test/post-checks.test.ts holds the two together.
 */

const PLACEHOLDER_WARNING = 'ACHTUNG: Der Text scheint ein Platzhalter oder Testtext zu sein.';
const TOPIC_WARNING = 'WICHTIG: Der Text scheint nicht ausreichend auf das Thema einzugehen.';
const PLACEHOLDER_GRADE = 35;
const OFF_TOPIC_GRADE = 55;

const KNOWN_PLACEHOLDERS = ['lorem ipsum', 'beispieltext', 'test123', 'placeholder'];
/** No text that reaches the minimum of 24 words has so few different ones by chance. */
const FEWEST_DIFFERENT_WORDS = 10;
/** Even 2,000 words of ordinary prose keep a third of their words different. */
const SMALLEST_DIFFERENT_SHARE = 0.2;

/** Filler is worth 35; a text that names neither of its topic's first two words 55 at most. Both with a warning. */
export function applyPostChecks(feedback: WritingFeedback, text: string, topic: string): WritingFeedback {
  if (isPlaceholderText(text)) return warned({ ...feedback, grade: PLACEHOLDER_GRADE }, PLACEHOLDER_WARNING);
  if (feedback.grade > PASS_MARK && !mentionsTopic(text, topic)) return warned({ ...feedback, grade: OFF_TOPIC_GRADE }, TOPIC_WARNING);
  return feedback;
}

function isPlaceholderText(text: string): boolean {
  const lower = text.toLowerCase();
  if (KNOWN_PLACEHOLDERS.some((phrase) => lower.includes(phrase))) return true;
  const words = wordsByWhiteSpace(lower);
  const different = new Set(words).size;
  return different < FEWEST_DIFFERENT_WORDS || different / words.length < SMALLEST_DIFFERENT_SHARE;
}

function mentionsTopic(text: string, topic: string): boolean {
  const lower = text.toLowerCase();
  const words = wordsByWhiteSpace(topic.toLowerCase()).slice(0, 2);
  return words.length === 0 || words.some((word) => lower.includes(word));
}

/** Freed of the punctuation at their edges; what is only punctuation is no word. */
const wordsByWhiteSpace = (text: string): string[] =>
  text
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');

const warned = (feedback: WritingFeedback, warning: string): WritingFeedback => ({
  ...feedback,
  overallFeedback: `${warning} ${feedback.overallFeedback}`,
});
