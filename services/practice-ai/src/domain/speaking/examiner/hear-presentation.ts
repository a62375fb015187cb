import type { GuidingQuestion, PresentationTopic } from '../catalogue/catalogue-types.js';
import { backToTopic, encouragements, goodbyes, goOnPlease, ownAnswers, tellMore, thanksAtEnd, transitions } from '../catalogue/examiner-phrases.js';
import type { Understood } from '../understanding/understood.js';
import { inOneTurn, type Phrases } from './phrases.js';
import { asideTo, askAgain, does, isOffTopic, owed, SHORT_ANSWER, type OpenQuestion, type Talk, type Turn } from './talk.js';

type Part = { guide: GuidingQuestion; question: OpenQuestion; isDone: boolean; wasShort: boolean; wasMissed: boolean; wasPraised: boolean };

/** The learner says in which order they will speak. */
const ANNOUNCES = /zuerst.*(?:danach|dann)|am ende sage ich|möchte ich (?:ihnen )?(?:\p{L}+ ){0,3}(?:vorstellen|präsentieren)/iu;
/** So often the examiner names what was spoken of. */
const NAMED_EVERY = 3;
/** Who ends with more parts untouched is asked about them. */
const MOST_LEFT_OUT = 2;
/** From so many words on a message is a part of a presentation by itself, and no answer to a question. */
const LONG_PART = 25;

/** The third part of the exam: the learner presents, the examiner asks about what is missing, and at last says and asks something themselves. */
export function hearPresentation(topic: PresentationTopic, phrases: Phrases): Talk {
  const parts: Part[] = topic.guidingQuestions.map((guide) => ({
    guide,
    question: { wordings: [...guide.followUps], starter: guide.starter },
    isDone: false,
    wasShort: false,
    wasMissed: false,
    wasPraised: false,
  }));
  const { closing } = topic;
  const last: OpenQuestion = { wordings: [closing.simplerQuestion], starter: closing.starter };
  let asked: Part | undefined;
  let isClosing = false;
  let wasReopened = false;
  let reactions = 0;

  const goOn = (...before: (string | undefined)[]): Turn => {
    asked = parts.find(({ isDone }) => !isDone);
    if (asked === undefined) return close(...before);
    const words = askAgain(asked.question, phrases);
    if (words !== undefined) return { text: inOneTurn(...before, words), ended: false };
    asked.isDone = true;
    return goOn(...before);
  };
  const close = (...before: (string | undefined)[]): Turn => {
    isClosing = true;
    return { text: inOneTurn(...before, 'Vielen Dank für Ihre Präsentation.', closing.remark, closing.question), ended: false };
  };
  /** Asks once more; when nothing is left to ask, the part counts as heard. */
  const pressOn = (before: string, needsStart: boolean): Turn => {
    const current = asked ?? parts.find(({ isDone }) => !isDone);
    const again = current && askAgain(current.question, phrases, needsStart);
    if (again !== undefined) {
      asked = current;
      return { text: inOneTurn(before, again), ended: false };
    }
    if (current) current.isDone = true;
    return goOn(before, phrases(transitions));
  };

  return {
    opening: `Guten Tag! Ihr Thema ist „${topic.title}“. Sie haben etwa drei Minuten Zeit. Bitte beginnen Sie mit Ihrer Präsentation.`,
    answer(said, message) {
      if (isClosing && does(said, 'asks-leave') && !wasReopened) {
        wasReopened = true;
        return { text: phrases(goOnPlease), ended: false };
      }
      if (isClosing) return farewell(said, message);
      const aside = asideTo(said, message, phrases);
      if (aside) return pressOn(aside.words, aside.needsStart);
      // An outline names the parts and says nothing about them yet.
      for (const { point } of ANNOUNCES.test(message) ? said.touched.slice(0, 1) : said.touched) {
        const part = parts[point];
        if (part) part.isDone = true;
      }
      if (does(said, 'finished') && said.words < LONG_PART) return parts.filter(({ isDone }) => !isDone).length > MOST_LEFT_OUT ? goOn('Danke. Ich habe noch ein paar Fragen.') : close();
      if (isOffTopic(said)) return pressOn(owed(said, message, phrases) || phrases(backToTopic), false);
      if (said.touched.length === 0 && does(said, 'asks-back')) return pressOn(phrases(ownAnswers), false);
      if (isTooShort(said)) return pressOn(phrases(tellMore), false);
      takeAnswer(said);
      return goOn(owed(said, message, phrases) || reaction(said, message));
    },
  };

  /** Who was asked has answered, also without the words that the catalogue knows; unless they clearly spoke of something else, once. */
  function takeAnswer({ touched }: Understood): void {
    if (asked === undefined || asked.isDone) return;
    const isElsewhere = touched.some(({ isByWord }) => isByWord);
    if (isElsewhere && !asked.wasMissed) asked.wasMissed = true;
    else asked.isDone = true;
  }

  /** Once for each part: after that a word is an answer too. */
  function isTooShort(said: Understood): boolean {
    if (said.words >= SHORT_ANSWER || asked === undefined || asked.wasShort) return false;
    asked.wasShort = true;
    asked.isDone = false;
    return true;
  }

  function reaction({ touched }: Understood, message: string): string {
    if (ANNOUNCES.test(message)) return 'Danke, das ist ein klarer Plan.';
    const heard = touched[0]?.isByWord === true ? parts[touched[0].point] : undefined;
    reactions += 1;
    if (heard === undefined || heard.wasPraised || reactions % NAMED_EVERY !== 0) return phrases(encouragements);
    heard.wasPraised = true;
    return `Was Sie über ${heard.guide.aspect} sagen, finde ich interessant.`;
  }

  function farewell(said: Understood, message: string): Turn {
    const aside = asideTo(said, message, phrases);
    if (does(said, 'finished')) return { text: inOneTurn(phrases(thanksAtEnd), phrases(goodbyes)), ended: true };
    const goesOn = said.touched.some(({ isByWord }) => isByWord) && said.words >= LONG_PART;
    const isNoAnswer = said.words < SHORT_ANSWER || (does(said, 'asks') && said.touched.length === 0);
    const again = aside ? askAgain(last, phrases, aside.needsStart) : isNoAnswer || goesOn ? askAgain(last, phrases) : undefined;
    if (again !== undefined) return { text: inOneTurn(aside ? aside.words : owed(said, message, phrases) || phrases(goesOn ? encouragements : tellMore), again), ended: false };
    return { text: inOneTurn(owed(said, message, phrases), phrases(thanksAtEnd), phrases(goodbyes)), ended: true };
  }
}
