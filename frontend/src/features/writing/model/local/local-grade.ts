import { countWords, isPlaceholderText, recommendedWords, wordsByWhiteSpace, type WritingSection } from '@b1fuchs/contracts';

/** Shorter words, such as 'zum' or 'und', say nothing about a topic. */
const SHORTEST_TOPIC_WORD = 4;

/** The local grades; every number is from spec 2, section 9.1. */
const EMPTY_GRADE = 20;
const PLACEHOLDER_GRADE = 30;
const LONG_ENOUGH_SHARE = 0.8;
const capsByLength = [
  { below: 0.4, cap: 35 },
  { below: 0.6, cap: 50 },
];

/**
 * The practice grade, 20 to 85, when the server can't be reached: by the share of the topic's words that the
 * text contains and by its length against the recommended words.
 */
export function localGrade(input: { text: string; topic: string; section: WritingSection }): number {
  const { text, topic, section } = input;
  if (text.trim() === '') return EMPTY_GRADE;
  if (isPlaceholderText(text)) return PLACEHOLDER_GRADE;
  const lengthShare = countWords(text) / recommendedWords[section];
  const grade = gradeByRelevance(topicShare(text, topic), lengthShare >= LONG_ENOUGH_SHARE);
  const cap = capsByLength.find(({ below }) => lengthShare < below)?.cap ?? grade;
  return Math.min(grade, cap);
}

/**
 * The share, 0 to 1, of the topic's words that occur in the text, in any case and also inside longer words.
 * Words of fewer than four letters count only where the topic has no other.
 */
export function topicShare(text: string, topic: string): number {
  const words = [...new Set(wordsByWhiteSpace(topic.toLowerCase()))];
  const telling = words.filter((word) => word.length >= SHORTEST_TOPIC_WORD);
  const sought = telling.length > 0 ? telling : words;
  if (sought.length === 0) return 0;
  const lower = text.toLowerCase();
  return sought.filter((word) => lower.includes(word)).length / sought.length;
}

function gradeByRelevance(share: number, isLongEnough: boolean): number {
  if (share >= 0.7) return isLongEnough ? 85 : 75;
  if (share >= 0.5) return isLongEnough ? 75 : 70;
  if (share >= 0.25) return 65;
  if (share > 0.1) return 55;
  return share > 0 ? 45 : 35;
}
