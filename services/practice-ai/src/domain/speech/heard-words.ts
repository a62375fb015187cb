import type { Transcription } from '@b1fuchs/contracts';
import type { Heard, HeardSegment } from '../../clients/speech/transcriber.js';

export const nothingHeard: Transcription = { text: '', segments: [] };

/**
 * Whisper takes a stretch for silence above a probability of 0.6 where it is also unsure of its words (a mean below −1).
 * Learners' German makes it unsure too, so words are left out only where both speak for silence, or one of them loudly.
 */
const LIKELY_SILENCE = 0.6;
const UNSURE = -0.8;
const CERTAIN_SILENCE = 0.9;
const GUESSED = -1.6;

const isInvented = ({ silenceProbability, logProbability }: HeardSegment): boolean =>
  (silenceProbability > LIKELY_SILENCE && logProbability < UNSURE) || silenceProbability > CERTAIN_SILENCE || logProbability < GUESSED;

/** What recognition hears in silence and noise: it has learned from films, whose last words are credits. Letters and digits alone. */
const credits = [
  /^untertitel(ung)?( (von|der|des|im auftrag des|aufgrund der|durch die))? (amara org( community)?|stephanie geiges|(br|swr|wdr|ndr|zdf|ard|mdr|orf|srf)( für funk)?)?( \d+)*$/u,
  /^(copyright )?(br|swr|wdr|ndr|zdf|ard|mdr|orf|srf)( mediagroup gmbh)?( im auftrag des \p{L}+)?( \d{4})+$/u,
  /^(vielen dank|danke)( schön)? (fürs|für s|für das) (zuschauen|zusehen|anschauen)$/u,
  /^(thank you|thanks)( so much)? for watching$/u,
  /^(bitte )?(abonnieren sie|abonniert) .*kanal$/u,
  /^(musik|applaus|gelächter|stille|schweigen|music|silence|blank audio)$/u,
];

/** What was truly said: without the words that recognition makes up where nobody speaks. */
export function wordsHeard({ text, segments }: Heard): Transcription {
  const spoken = segments.filter((segment) => !isInvented(segment));
  const words = tidy(segments.length === 0 ? text : spoken.map((segment) => segment.text).join(' '));
  if (isCredits(words)) return nothingHeard;
  return {
    text: words,
    segments: spoken.map(({ text: said, start, end, logProbability }) => ({ text: tidy(said), start, end, confidence: Math.min(1, Math.exp(logProbability)) })),
  };
}

const tidy = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

/** Whether nothing but such words is there, be it several times over. Marks and notes alone are nothing either. */
function isCredits(words: string): boolean {
  const sentences = words
    .split(/[.!?♪\n]+/u)
    .map((sentence) => sentence.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((sentence) => sentence !== '');
  // A date or an address of a page has full stops in it.
  const whole = sentences.join(' ');
  const isOne = (sentence: string): boolean => credits.some((credit) => credit.test(sentence));
  return sentences.every(isOne) || isOne(whole);
}
