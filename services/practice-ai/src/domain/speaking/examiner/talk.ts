import { greetingsBack, noOtherRole, repeats, simplerAgain, speakGerman, startLikeThis, stayPolite } from '../catalogue/examiner-phrases.js';
import type { Intent, Understood } from '../understanding/understood.js';
import { inOneTurn, type Phrases } from './phrases.js';

/** What the examiner says, and whether it was the last. */
export type Turn = { text: string; ended: boolean };

/**
 * A talk from the examiner's side. It remembers what was said; given the same messages it goes the same way.
 * After the end it must not be asked for another answer.
 */
export type Talk = { opening: string; answer: (said: Understood, message: string) => Turn };

/** What the examiner wants to know at the moment. Each wording is used up when it is said. */
export type OpenQuestion = { wordings: string[]; starter: string | undefined };

/** Messages under so many words say little by themselves. */
export const SHORT_ANSWER = 3;
/** An answer of so many words that is nowhere near the topic (see topic-listener.ts) is about something else. */
const LONG_ANSWER = 5;
const FAR_FROM_TOPIC = 0.12;

export const isOffTopic = ({ words, touched, nearest }: Understood): boolean =>
  touched.length === 0 && words >= LONG_ANSWER && nearest !== null && nearest < FAR_FROM_TOPIC;

export const does = ({ intents }: Understood, intent: Intent): boolean => intents.includes(intent);

/**
 * The examiner's first words to a message that does not speak to the topic: in another language, an insult, a wish for
 * another role, a question about the question. Undefined where the message says something.
 */
export function asideTo(said: Understood, phrases: Phrases): { words: string; needsStart: boolean } | undefined {
  if (said.language !== 'german') return { words: phrases(speakGerman), needsStart: true };
  if (does(said, 'insult')) return { words: phrases(stayPolite), needsStart: false };
  if (does(said, 'other-role')) return { words: phrases(noOtherRole), needsStart: false };
  if (said.touched.length > 0) return undefined;
  if (does(said, 'not-understood')) return { words: phrases(simplerAgain), needsStart: false };
  if (does(said, 'repeat')) return { words: phrases(repeats), needsStart: false };
  if (does(said, 'greeting')) return { words: phrases(greetingsBack), needsStart: false };
  return undefined;
}

/** The open question once more, in words that were not used yet; undefined when there are none left. */
export function askAgain(question: OpenQuestion, phrases: Phrases, needsStart = false): string | undefined {
  const useStarter = (): string | undefined => {
    const { starter } = question;
    question.starter = undefined;
    return starter === undefined ? undefined : inOneTurn(phrases(startLikeThis), `„${starter}“`);
  };
  return (needsStart ? useStarter() : undefined) ?? question.wordings.shift() ?? useStarter();
}
