import { choiceReasons, examinerAnswers, noGerman, noMeaning, openAnswers, yesAnswers } from '../catalogue/examiner-phrases.js';
import { asksForGerman, choiceIn, germanFor, meaningOf, questionIn, wantsYesOrNo, wordAskedFor, wordOffered } from '../understanding/questions.js';
import { inOneTurn, type Phrases } from './phrases.js';

/** What the examiner answers to a question about themselves, about a fact or about what was said; with `isTakenUp` nothing instead of a general yes or an "I do not know". */
export function answerTo(message: string, phrases: Phrases, isTakenUp = false): string {
  const question = questionIn(message);
  const answer = answerFrom(examinerAnswers, question, phrases);
  if (answer !== '' || isTakenUp) return answer;
  return (wantsYesOrNo(question) ? phrases(yesAnswers) : '') || phrases(openAnswers);
}

/** The answer of a list that fits a question and was not given yet; empty where there is none. */
export function answerFrom(list: readonly { asks: RegExp; answers: readonly string[] }[], question: string, phrases: Phrases): string {
  for (const { asks, answers } of list) {
    const answer = asks.test(question) ? phrases(answers) : '';
    if (answer !== '') return answer;
  }
  return '';
}

/** The meaning of a word that the learner asks for, or the German for one of theirs; undefined where they ask for none. */
export function explain(message: string, phrases: Phrases): string | undefined {
  const offered = wordOffered(message);
  if (offered !== undefined) return `„${offered}“ gibt es auf Deutsch. ${meaningOf(offered) ?? ''}`.trim();
  const german = germanFor(message);
  if (german !== undefined) return german;
  if (asksForGerman(message)) return phrases(noGerman);
  const word = wordAskedFor(message);
  return word === undefined ? undefined : (meaningOf(word) ?? phrases(noMeaning));
}

/** Which of two things the examiner takes: what they like themselves, else the first. */
export function choose(message: string, likes: (thing: string) => boolean): string | undefined {
  const choice = choiceIn(message);
  return choice?.find(likes) ?? choice?.[0];
}

/** "Lieber mit dem Zug. Das finde ich praktischer." */
export const sayChoice = (thing: string, phrases: Phrases): string => inOneTurn(`Lieber ${thing}.`, phrases(choiceReasons));
