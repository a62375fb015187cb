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
/** Whisper's own mark of words that go round in circles, as they do in noise: of those it is quite sure. */
const CIRCLING = 2.4;

function isInvented({ silenceProbability, logProbability, compression = 0, start }: HeardSegment, seconds: number): boolean {
  const isSilence = (silenceProbability > LIKELY_SILENCE && logProbability < UNSURE) || silenceProbability > CERTAIN_SILENCE;
  return isSilence || logProbability < GUESSED || compression > CIRCLING || start >= seconds;
}

/** What recognition hears in silence and noise: it has learned from films, whose last words are credits. Letters and digits alone. */
const credits = [
  /^untertitel(ung)?( (von|der|des|im auftrag des|aufgrund der|durch die))? (amara org( community)?|stephanie geiges|(br|swr|wdr|ndr|zdf|ard|mdr|orf|srf)( für funk)?)?( \d+)*$/u,
  /^(copyright )?(br|swr|wdr|ndr|zdf|ard|mdr|orf|srf)( mediagroup gmbh)?( im auftrag des \p{L}+)?( \d{4})+$/u,
  /^(vielen dank|danke)( schön)? (fürs|für s|für das) (zuschauen|zusehen|anschauen)$/u,
  /^(thank you|thanks)( so much)? for watching$/u,
  /^(bitte )?(abonnieren sie|abonniert) .*kanal$/u,
  /^(musik|applaus|gelächter|stille|schweigen|music|silence|blank audio)$/u,
];

/** So often nobody says the same sentence one time after another, and nothing else. */
const REPETITIONS = 4;

/** What was truly said: without the words that recognition makes up where nobody speaks. */
export function wordsHeard({ text, seconds = Infinity, segments }: Heard): Transcription {
  const spoken = segments.filter((segment) => !isInvented(segment, seconds));
  const words = tidy(segments.length === 0 ? text : spoken.map((segment) => segment.text).join(' '));
  const sentences = sentencesOf(words);
  if (isCredits(sentences) || (sentences.length >= REPETITIONS && new Set(sentences).size === 1)) return nothingHeard;
  return {
    text: words,
    segments: spoken.map(({ text: said, start, end, logProbability }) => ({ text: tidy(said), start, end, confidence: Math.min(1, Math.exp(logProbability)) })),
  };
}

const tidy = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

/** Letters and digits alone; marks and notes are no sentence. */
const sentencesOf = (words: string): string[] =>
  words
    .split(/[.!?♪]+/u)
    .map((sentence) => sentence.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((sentence) => sentence !== '');

/** Whether nothing but such words is there, be it several times over, or no words at all. */
function isCredits(sentences: string[]): boolean {
  const isOne = (sentence: string): boolean => credits.some((credit) => credit.test(sentence));
  // A date or the address of a page has full stops in it.
  return sentences.every(isOne) || isOne(sentences.join(' '));
}
