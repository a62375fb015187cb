import { countWords, errorTable, MAX_TEXT_LENGTH, minimumWords, recommendedWords, type WritingSection } from '@b1fuchs/contracts';

/** The hint appears when the count differs from the recommendation by more than this (spec 2, section 9.1). */
const HINT_TOLERANCE = 10;

/**
 * Why a text can't be analysed yet, as the sentence that is shown; null when it can.
 * @param topic title of the chosen task, null when none is chosen (spec 2, section 5, Writing)
 */
export function problemWith(input: { text: string; topic: string | null; section: WritingSection }): string | null {
  const { text, topic, section } = input;
  if (topic === null || topic.trim() === '') return 'Bitte wählen Sie zuerst ein Thema aus';
  if (text.length > MAX_TEXT_LENGTH) return errorTable.TEXT_TOO_LONG.message;
  const count = countWords(text);
  const minimum = minimumWords(section);
  if (count >= minimum) return null;
  return (
    `Ihr Text ist zu kurz. Bitte schreiben Sie mindestens ${minimum} Wörter ` +
    `(${recommendedWords[section]} empfohlen). Aktuell: ${count} Wörter.`
  );
}

/** Where a word count stands against the recommendation; 'fitting' and 'none' need no hint. */
export type WordCountState = 'none' | 'short' | 'fitting' | 'long';

/** @param count words written, counted by white space */
export function wordCountState(count: number, section: WritingSection): WordCountState {
  const difference = count - recommendedWords[section];
  if (count === 0) return 'none';
  if (Math.abs(difference) <= HINT_TOLERANCE) return 'fitting';
  return difference < 0 ? 'short' : 'long';
}

const KNOWN_PLACEHOLDERS = ['lorem ipsum', 'beispieltext', 'test123', 'placeholder'];
/** No text that reaches the minimum of 24 words has so few different ones by chance. */
const FEWEST_DIFFERENT_WORDS = 10;
/** Even 2,000 words of ordinary prose keep a third of their words different. */
const SMALLEST_DIFFERENT_SHARE = 0.2;

/** True for filler instead of an answer: a known filler phrase, or very few different words (spec 2, section 5). */
export function isPlaceholderText(text: string): boolean {
  const lower = text.toLowerCase();
  if (KNOWN_PLACEHOLDERS.some((phrase) => lower.includes(phrase))) return true;
  const words = wordsOf(lower);
  const different = new Set(words).size;
  return different < FEWEST_DIFFERENT_WORDS || different / words.length < SMALLEST_DIFFERENT_SHARE;
}

/** The first two words of a topic, in lower case, without the punctuation around them. */
export function leadingTopicWords(topic: string): string[] {
  return wordsOf(topic.toLowerCase()).slice(0, 2);
}

/** True when the text contains at least one of the topic's first two words, in any case (spec 2, section 5). */
export function mentionsTopic(text: string, topic: string): boolean {
  const lower = text.toLowerCase();
  const words = leadingTopicWords(topic);
  return words.length === 0 || words.some((word) => lower.includes(word));
}

/** Words by white space, freed of the punctuation at their edges; what is only punctuation is no word. */
export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}
