import type { FromCorrectionRequest } from '@b1fuchs/contracts';
import type { PlacedCorrection } from './place-corrections.js';
import { sentenceAround } from './sentence-around.js';

/** What a card takes (contracts, fromCorrectionRequestSchema). */
const MOST = { sentence: 500, words: 100, explanation: 600 };
const hasWord = (text: string): boolean => /\p{L}/u.test(text);

/**
 * A sentence of the learner with a gap where the correction stands. The other corrections of that sentence are made too:
 * a card shows nothing wrong. Null where there are no words to fill in (something left out, a comma), where the place
 * is not known, or where it is too long for a card.
 * @param text the text that was analysed, for which `placed` holds
 */
export function cardFromCorrection(text: string, placed: readonly PlacedCorrection[], number: number): FromCorrectionRequest | null {
  const wanted = placed.find((entry) => entry.number === number);
  if (wanted === undefined || wanted.place === null) return null;
  const { original, category, explanation, translations } = wanted.correction;
  // An inserted word brings the space beside it, which is not part of the answer.
  const corrected = wanted.correction.corrected.trim();
  if (corrected === original.trim() || category === 'punctuation' || !hasWord(corrected)) return null;

  const { start, end } = sentenceAround(text, wanted.place);
  let sentence = '';
  let offset = 0;
  let position = start;
  for (const { place, correction } of placed) {
    if (place === null || place.start < position || place.end > end) continue;
    sentence += text.slice(position, place.start);
    if (correction === wanted.correction) offset = sentence.length + correction.corrected.indexOf(corrected);
    sentence += correction.corrected;
    position = place.end;
  }
  sentence += text.slice(position, end);

  if (sentence.length > MOST.sentence || corrected.length > MOST.words || original.length > MOST.words) return null;
  const explanations = { de: explanation, en: translations.en, fa: translations.fa };
  if (Object.values(explanations).some((words) => words.length > MOST.explanation)) return null;
  return { sentence, corrected, offset, original, explanations };
}
