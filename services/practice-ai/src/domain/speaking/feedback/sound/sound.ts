import type { SpeakingEvidence } from '@b1fuchs/contracts';
import { wordsOf } from '../../../grading/sentences.js';

/** What the recogniser and the clock show of how something was said; a figure is undefined where they show nothing. */
export type Sound = {
  /** Words that were spoken and not typed. */
  words: number;
  /** Mean certainty of the recogniser, 0 to 1. */
  confidence: number | undefined;
  /** How far its other guesses agree with its first: 1 where all hear the same words. */
  agreement: number | undefined;
  wordsPerMinute: number | undefined;
  /** Share of the time between the first and the last word of an answer in which nothing was said. */
  silence: number | undefined;
};

type Phrase = SpeakingEvidence['phrases'][number];

/** Of a phrase's words so many must stand in the answer: what the learner has deleted or never said shows nothing. */
const OWN_WORDS = 0.6;
/** Less than this says nothing about speed. */
const SHORTEST_MS = 8_000;
/** A breath between two phrases is no pause. */
const BREATH_MS = 700;
/** Browsers that know no certainty give 0, some always 1 (MDN, SpeechRecognitionAlternative.confidence). */
const NO_CONFIDENCE = new Set([0, 1]);

/** Measures how an answer was spoken, by the phrases whose words stand in it. */
export function measureSound({ phrases }: SpeakingEvidence, said: string): Sound {
  const inAnswer = new Set(wordsOf(said));
  const heard = phrases.filter((phrase) => {
    const words = wordsOf(phrase.text);
    return words.length > 0 && words.filter((word) => inAnswer.has(word)).length / words.length >= OWN_WORDS;
  });
  const certain = heard.filter(({ confidence }) => confidence !== null && !NO_CONFIDENCE.has(confidence));
  const guessed = heard.filter(({ alternatives }) => alternatives.length > 0);
  return {
    words: heard.reduce((sum, { text }) => sum + wordsOf(text).length, 0),
    confidence: meanByWords(certain, ({ confidence }) => confidence ?? 0),
    agreement: meanByWords(guessed, agreementOf),
    ...pace(heard),
  };
}

function meanByWords(phrases: Phrase[], value: (phrase: Phrase) => number): number | undefined {
  const words = phrases.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  return words === 0 ? undefined : phrases.reduce((sum, phrase) => sum + value(phrase) * wordsOf(phrase.text).length, 0) / words;
}

/** The mean share of the first guess's words that the others have too. */
function agreementOf({ text, alternatives }: Phrase): number {
  const words = wordsOf(text);
  const shares = alternatives.map((other) => {
    const left = wordsOf(other.text);
    const shared = words.filter((word) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return shared.length / Math.max(words.length, 1);
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** Speed and silence. A phrase that begins before the one before it ended belongs to another answer. */
function pace(phrases: Phrase[]): Pick<Sound, 'wordsPerMinute' | 'silence'> {
  const timed = phrases.filter(({ startMs, endMs }) => endMs > startMs);
  const speakingMs = timed.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const silentMs = timed.reduce((sum, { startMs }, index) => {
    const gap = startMs - (timed[index - 1]?.endMs ?? startMs);
    return sum + (gap > BREATH_MS ? gap : 0);
  }, 0);
  if (speakingMs < SHORTEST_MS) return { wordsPerMinute: undefined, silence: undefined };
  const words = timed.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  return { wordsPerMinute: words / ((speakingMs + silentMs) / 60_000), silence: silentMs / (speakingMs + silentMs) };
}
