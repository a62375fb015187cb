import type { PersonalQuestion } from '../catalogue/catalogue-types.js';
import { backToTopic, goodbyes, ownAnswers, tellMore, thanksAtEnd, transitions } from '../catalogue/examiner-phrases.js';
import type { Understood } from '../understanding/understood.js';
import { isKnownWord } from '../understanding/known-nouns.js';
import { inOneTurn, type Phrases } from './phrases.js';
import { asideTo, askAgain, does, isOffTopic, owed, type OpenQuestion, type Talk, type Turn } from './talk.js';

/** At most so many of the personal questions are asked (spec 2, section 9.1). */
const MOST_QUESTIONS = 5;

/** "Ich bin Hodan." or just "Bogdan": no noun and no word of a greeting. */
const namesThemselves = (message: string): boolean => {
  const name = /ich bin (?:der |die )?(?<own>\p{L}{3,})(?: und | aus |[.,!]|$)/iu.exec(message)?.groups?.own ?? /^(?<only>\p{L}{3,})[.!]?$/u.exec(message.trim())?.groups?.only;
  return name !== undefined && !isKnownWord(name);
};

type Item = { personal: PersonalQuestion; question: OpenQuestion; isAnswered: boolean; wasAsked: boolean; reactions: string[] };

/** The first part of the exam: some personal questions, none of which was answered already. */
export function getAcquainted(questions: PersonalQuestion[], phrases: Phrases): Talk {
  const items: Item[] = questions.map((personal) => ({
    personal,
    question: { wordings: [personal.question, personal.simplerQuestion], starter: personal.starter },
    isAnswered: false,
    wasAsked: false,
    reactions: [...personal.reactions],
  }));
  let current: Item | undefined;

  const goOn = (...before: (string | undefined)[]): Turn => {
    const isEnough = items.filter(({ wasAsked }) => wasAsked).length >= MOST_QUESTIONS;
    current = isEnough ? undefined : items.find(({ isAnswered, wasAsked }) => !isAnswered && !wasAsked);
    if (current === undefined) return { text: inOneTurn(...before, 'Damit haben wir uns kennengelernt.', phrases(thanksAtEnd), phrases(goodbyes)), ended: true };
    current.wasAsked = true;
    return { text: inOneTurn(...before, askAgain(current.question, phrases)), ended: false };
  };
  const pressOn = (before: string, needsStart: boolean): Turn => {
    current ??= items.find(({ isAnswered }) => !isAnswered);
    if (current) current.wasAsked = true;
    const again = current && askAgain(current.question, phrases, needsStart);
    return again === undefined ? goOn(before, phrases(transitions)) : { text: inOneTurn(before, again), ended: false };
  };

  return {
    opening: 'Guten Tag! Bevor die Prüfung beginnt, möchte ich Sie ein bisschen kennenlernen. Bitte stellen Sie sich kurz vor.',
    answer(said, message) {
      const aside = asideTo(said, message, phrases);
      if (aside) return pressOn(aside.words, aside.needsStart);
      const named = current === undefined && namesThemselves(message) ? items.find(({ personal }) => personal.id === 'name') : undefined;
      if (named) named.isAnswered = true;
      for (const { point } of said.touched) {
        const item = items[point];
        if (item) item.isAnswered = true;
      }
      if (isOffTopic(said)) return pressOn(owed(said, message, phrases) || phrases(backToTopic), false);
      if (isNoAnswer(said, message)) return pressOn(phrases(does(said, 'asks-back') ? ownAnswers : tellMore), false);
      if (current) current.isAnswered = true;
      return goOn(owed(said, message, phrases) || reactionTo(said));
    },
  };

  /** A name or a place is an answer of a word; "ja" and "hallo" are none, nor is a question back by itself. */
  function isNoAnswer(said: Understood, message: string): boolean {
    if (said.touched.length > 0) return false;
    return does(said, 'asks-back') || does(said, 'no-idea') || (does(said, 'agrees') && said.words <= 2) || (current === undefined && said.words <= 2 && !namesThemselves(message));
  }

  function reactionTo({ touched }: Understood): string | undefined {
    const answered = items[touched[0]?.point ?? -1] ?? current;
    return answered?.reactions.shift();
  }
}
