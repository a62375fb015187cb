import {
  acceptances,
  approvals,
  calming,
  choices,
  congratulations,
  greetingsBack,
  noOtherRole,
  permissions,
  repeats,
  simplerAgain,
  speakGerman,
  startLikeThis,
  stayPolite,
  sympathies,
  wellAnswers,
  willDo,
} from '../catalogue/examiner-phrases.js';
import { answerTo, choose, explain, sayChoice } from './answer-question.js';
import { isForPartner } from '../understanding/questions.js';
import { moodOf } from '../understanding/mood.js';
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
/** A message of more words says something besides an apology. */
const MOSTLY_ASIDE = 12;
/** An answer of so many words that is nowhere near the topic (see topic-listener.ts) is about something else. */
const LONG_ANSWER = 5;
const FAR_FROM_TOPIC = 0.12;
/** An answer without a word of any point speaks of another than was asked about when it lies so near to that one, and clearly nearer. */
const NEAR_OTHER = 0.28;
const OTHER_LEAD = 0.06;

export const isOffTopic = ({ words, touched, near, open }: Understood): boolean =>
  touched.length === 0 && open.length === 0 && words >= LONG_ANSWER && near !== null && Math.max(...near) < FAR_FROM_TOPIC;

/** Can a message be an answer to the question about a point? Who is asked answers, unless they clearly speak of another point. */
export function mayAnswer({ words, touched, near }: Understood, point: number): boolean {
  if (touched.some((one) => one.point === point)) return true;
  if (touched.some(({ isByWord }) => isByWord)) return false;
  if (words < LONG_ANSWER || near === null) return true;
  const nearest = Math.max(...near);
  return nearest < NEAR_OTHER || (near[point] ?? 0) >= nearest - OTHER_LEAD;
}

export const does = ({ intents }: Understood, intent: Intent): boolean => intents.includes(intent);

/**
 * The examiner's first words to a message that does not speak to the topic: in another language, an insult, a wish for
 * another role, a question about the question. Undefined where the message says something.
 */
export function asideTo(said: Understood, message: string, phrases: Phrases): { words: string; needsStart: boolean } | undefined {
  if (said.language !== 'german') return { words: phrases(speakGerman), needsStart: true };
  if (does(said, 'insult')) return { words: phrases(stayPolite), needsStart: false };
  if (does(said, 'other-role')) return { words: phrases(noOtherRole), needsStart: false };
  const meaning = explain(message, phrases);
  if (meaning !== undefined) return { words: meaning, needsStart: false };
  if (said.touched.some(({ proposals }) => proposals.length > 0)) return undefined;
  if (does(said, 'not-understood')) return { words: phrases(simplerAgain), needsStart: false };
  if (does(said, 'repeat')) return { words: phrases(repeats), needsStart: false };
  if (said.touched.length > 0) return undefined;
  if (does(said, 'asks-leave')) return { words: phrases(permissions), needsStart: false };
  if (does(said, 'is-nervous') && said.words <= MOSTLY_ASIDE) return { words: phrases(calming), needsStart: false };
  if (does(said, 'greeting') && said.open.length === 0) return { words: phrases(HOW_ARE_YOU.test(message) ? wellAnswers : greetingsBack), needsStart: false };
  return undefined;
}

const HOW_ARE_YOU = /wie geht|geht(?:['’]?s| es) (?:ihnen|dir)/iu;

/** What the examiner owes to a question, a request or an offer in the message, or to joy and sorrow; empty where there is none. `isTakenUp`: what it proposes is accepted anyhow, so a mere yes is not needed. */
export function owed(said: Understood, message: string, phrases: Phrases, isTakenUp = false): string {
  const mood = moodOf(message);
  if (mood === 'sad') return phrases(sympathies);
  if (does(said, 'is-nervous')) return phrases(calming);
  const choice = choose(message, () => false);
  if (choice !== undefined) return sayChoice(choice, phrases);
  if (does(said, 'asks-choice')) return phrases(choices);
  if (does(said, 'requests')) return phrases(willDo);
  if (does(said, 'offers')) return phrases(acceptances);
  if (does(said, 'asks-back') && said.words > SHORT_ANSWER + 2) return phrases(approvals);
  if ((does(said, 'asks') && isForPartner(message)) || (does(said, 'greeting') && HOW_ARE_YOU.test(message))) return answerTo(message, phrases, isTakenUp);
  return mood === 'glad' ? phrases(congratulations) : '';
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
