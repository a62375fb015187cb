import { countWords, errorTable, MAX_TEXT_LENGTH, minimumWords, recommendedWords, type WritingSection } from '@b1fuchs/contracts';
import { help } from '../../../lib/interface-language/help.js';

/** The hint appears when the count differs from the recommendation by more than this (spec 2, section 9.1). */
const HINT_TOLERANCE = 10;

/**
 * Why a text can't be analysed yet, as the sentence that is shown; null when it can.
 * @param topic title of the chosen task, null when none is chosen (spec 2, section 5, Writing)
 */
export function problemWith(input: { text: string; topic: string | null; section: WritingSection }): string | null {
  const { text, topic, section } = input;
  if (topic === null || topic.trim() === '') return help('Bitte wählen Sie zuerst ein Thema aus');
  if (text.length > MAX_TEXT_LENGTH) return errorTable.TEXT_TOO_LONG.message;
  const count = countWords(text);
  const minimum = minimumWords(section);
  if (count >= minimum) return null;
  return help(`Ihr Text ist zu kurz. Bitte schreiben Sie mindestens ${minimum} Wörter (${recommendedWords[section]} empfohlen). Aktuell: ${count} Wörter.`);
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
