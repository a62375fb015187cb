import type { PlanningTask } from '../catalogue/catalogue-types.js';
import { listed } from '../../listed.js';
import {
  additions,
  agreements,
  acknowledgements,
  backToTopic,
  choices,
  changes,
  concessions,
  disagreements,
  goodbyes,
  insteadQuestions,
  notYetFinished,
  notes,
  onceMore,
  opinionQuestions,
  ownProposals,
  reminders,
  settledTogether,
  summaryOpenings,
  summaryQuestions,
  tellMore,
  thanksAtEnd,
  transitions,
} from '../catalogue/examiner-phrases.js';
import { answersOwnQuestion } from '../understanding/questions.js';
import { stemsIn } from '../understanding/stems.js';
import { plannedTimeIn, spokenTime } from '../understanding/times-and-sums.js';
import type { Understood } from '../understanding/understood.js';
import { agendaOf, planFor, rememberTime, sharedOut, towards, withMore, type Item } from './agenda.js';
import { choose, sayChoice } from './answer-question.js';
import { askedPoint } from './asked-point.js';
import { inOneTurn, type Phrases } from './phrases.js';
import { asksWhichOfTwo, firstOnly, isCounter, isKnown, isOnlyNamed, isOtherPlan, isPureYes, namesOtherTime, namesTimeOf, onlyAsks, speaksOnlyOfOthers } from './plan-checks.js';
import { repeatBack, sumUp, type Plan } from './plan-wording.js';
import { asideTo, askAgain, does, isOffTopic, mayAnswer, owed, SHORT_ANSWER, type Talk, type Turn } from './talk.js';

/** The examiner begins this point (counted from 0) with a proposal of their own, as a partner does. */
const PROPOSES_AT = 2;
/** Who wants to change what was settled says so. */
const WANTS_CHANGE = /^nein(?!\p{L})|(?<!\p{L})(?:lieber|besser|doch (?:nicht|besser|am|um|im|in|mit)|statt|stattdessen|ändern|anders)(?!\p{L})/iu;
const GOODBYE = /(?:tschüss|wiedersehen|bis (?:bald|dann|morgen|später|\p{L}+tag)|spaß gemacht|dann haben wir(?:,? glaube ich,?)? alles)(?!\p{L})[^.!?]*[.! ]*(?:vielen dank[^.!?]*[.! ]*)?$/iu;
/** Something else is named already. */
const NAMES_OTHER = /(?<!\p{L})(?:besser|lieber|sondern|stattdessen|vielleicht)(?!\p{L})/iu;
/** Where a goodbye is looked for: so many characters at the end. */
const LAST_WORDS = 100;
/** After so many goodbyes the talk ends as it is. */
const GOODBYES = 2;
/** A question for what was settled already has no more words. */
const WORDS_OF_QUESTION = 6;
/** "Ja, ok. Wann macht die zu?" agrees, whatever else a word of it belongs to. */
const SHORT_YES = 8;
/** In longer messages a time belongs to something else. */
const MOST_WORDS_OF_TIME = 20;

/** The second part of the exam: partner and learner settle one point after the other and sum up the plan. */
export function planTogether(task: PlanningTask, phrases: Phrases): Talk {
  const agenda = agendaOf(task);
  let heard = '';
  let hasDisagreed = false;
  let isSummedUp = false;
  let hasAskedForChanges = false;
  let hasSummedUpAgain = false;
  let farewells = 0;
  const open = (): Item | undefined => agenda.find(({ plan }) => plan === undefined);

  const goOn = (...before: (string | undefined)[]): Turn => {
    const next = open();
    if (next === undefined) return summary(before);
    const isNew = next.question.wordings.length === next.point.questions.length;
    // What was asked already and passed over is asked in other words; that is no next point.
    if (!isNew || next.pending) return pressOn(next, inOneTurn(...before));
    const words = next.index === PROPOSES_AT ? propose(next) : undefined;
    return { text: inOneTurn(...before, words ?? inOneTurn(phrases(transitions), askAgain(next.question, phrases))), ended: false };
  };

  const listedPlan = (): string[] => sumUp(agenda.map(({ point, plan }) => ({ title: point.title, plan })));
  const summary = (before: (string | undefined)[]): Turn => {
    isSummedUp = true;
    return { text: inOneTurn(...before, phrases(summaryOpenings), ...listedPlan(), phrases(summaryQuestions)), ended: false };
  };

  /** A proposal of the examiner that the learner has not had themselves. */
  const propose = (item: Item, intro = phrases(ownProposals)): string | undefined => {
    const proposal = item.proposals.find(({ words }) => stemsIn(heard, words).length === 0) ?? item.proposals[0];
    if (proposal === undefined) return undefined;
    item.proposals = item.proposals.filter((one) => one !== proposal);
    item.pending = { proposal, against: undefined, wasSaidAgain: false };
    return inOneTurn(intro, proposal.sentence, phrases(opinionQuestions));
  };

  const settle = (item: Item, plan: Plan): void => {
    item.plan = plan;
    item.pending = undefined;
    rememberTime(item, plan);
  };

  /** Asks once more, else proposes, says the proposal again in other words, and at last goes on with what there is. */
  const pressOn = (item: Item, before: string, needsStart = false): Turn => {
    const { pending } = item;
    const words = pending === undefined ? (askAgain(item.question, phrases, needsStart) ?? propose(item)) : sayAgain(pending);
    if (words !== undefined) return { text: inOneTurn(before, words), ended: false };
    settle(item, pending?.against ?? { by: 'examiner', phrase: (pending?.proposal ?? item.point.proposals[0]).settled, isAgreed: false });
    return goOn(before);
  };

  const sayAgain = (pending: NonNullable<Item['pending']>): string | undefined => {
    if (pending.wasSaidAgain) return undefined;
    pending.wasSaidAgain = true;
    return inOneTurn(`Ich meine, wir können ${pending.proposal.settled}.`, phrases(opinionQuestions));
  };

  const answerProposal = (item: Item, pending: NonNullable<Item['pending']>, said: Understood, message: string): Turn => {
    const { proposal, against } = pending;
    // "Ja, um neun" to a proposal for Saturday means Saturday.
    if (item.point.kind === 'time' && does(said, 'agrees')) item.time = { ...plannedTimeIn(proposal.settled, true), ...item.time.day === undefined ? {} : item.time };
    const own = planFor(item, said, message, true);
    const meansSame = !does(said, 'disagrees') && !isOtherPlan(own, proposal, message) && !namesOtherTime(item, proposal, message) && (stemsIn(message, proposal.words).length > 0 || namesTimeOf(proposal, message));
    if (meansSame || (does(said, 'agrees') && !isCounter(own, proposal, said))) {
      settle(item, { by: 'examiner', phrase: proposal.settled, isAgreed: true });
      return goOn(owed(said, message, phrases) || phrases(settledTogether));
    }
    if (said.touched.length === 0 && said.open.length === 0 && (does(said, 'asks-back') || does(said, 'no-idea'))) {
      const plan: Plan = { by: 'examiner', phrase: proposal.settled, isAgreed: true };
      settle(item, plan);
      return goOn(repeatBack(plan));
    }
    if (does(said, 'asks') && !does(said, 'disagrees') && (own === undefined || isOnlyNamed(item, said, own))) return pressOn(item, owed(said, message, phrases));
    if (against !== undefined && (own !== undefined || does(said, 'disagrees'))) {
      const kept = own?.by === 'learner' && own.proposals.length > 0 ? own : against;
      settle(item, kept);
      return goOn(phrases(concessions), repeatBack(kept));
    }
    const instead = askInstead(item, said, message, own);
    if (instead) return instead;
    if (own !== undefined) {
      settle(item, own);
      return goOn(owed(said, message, phrases, true) || phrases(agreements), repeatBack(own));
    }
    if (does(said, 'disagrees')) {
      const other = propose(item);
      if (other !== undefined) return { text: other, ended: false };
    }
    if (isOffTopic(said)) return pressOn(item, owed(said, message, phrases) || phrases(backToTopic));
    return pressOn(item, owed(said, message, phrases) || phrases(said.words < SHORT_ANSWER ? tellMore : acknowledgements));
  };

  /** Somebody who does not want something and names nothing else is asked for it, once for each point. */
  const askInstead = (item: Item, said: Understood, message: string, own: Plan | undefined): Turn | undefined => {
    if (!does(said, 'disagrees') || does(said, 'asks') || own !== undefined || item.wasAskedInstead || NAMES_OTHER.test(message) || said.words < SHORT_ANSWER) return undefined;
    item.wasAskedInstead = true;
    item.pending = undefined;
    const text = phrases(insteadQuestions);
    return text === '' ? undefined : { text, ended: false };
  };

  /** Takes what the learner proposes, for each point that they spoke to; disagrees once in the talk. */
  const takeUp = (item: Item, said: Understood, message: string): Turn => {
    const spokenTo = agenda.filter((one) => one.plan === undefined && said.touched.some(({ point }) => point === one.index));
    const mayChoose = asksWhichOfTwo(said, message);
    const planned = (spokenTo.length > 0 ? spokenTo : [item]).map((one) => ({ one, plan: firstOnly(planFor(one, said, message, one === item), message, mayChoose) }));
    // A word of a point that was not asked about settles nothing by itself.
    const kept = planned.filter(({ one, plan }) => one === item || plan !== undefined);
    const settled = kept.length > 0 ? kept.map(({ one }) => one) : [item];
    const plans = kept.map(({ plan }) => plan);
    const [plan] = plans;
    // What was said of the cost without a sum can be disputed as well.
    const isSaid = plan !== undefined || (item.point.kind === 'cost' && spokenTo.includes(item));
    const counter = hasDisagreed || !isSaid || settled.length > 1 || item.index === 0 ? undefined : item.proposals.find(({ words }) => stemsIn(heard, words).length === 0);
    if (counter !== undefined && settled[0] === item) {
      hasDisagreed = true;
      item.proposals = item.proposals.filter((proposal) => proposal !== counter);
      item.pending = { proposal: counter, against: plan, wasSaidAgain: false };
      if (plan) rememberTime(item, plan);
      return { text: inOneTurn(phrases(disagreements), counter.sentence, phrases(opinionQuestions)), ended: false };
    }
    if (plan === undefined && settled[0] === item && !item.wasAskedAgain && item.question.wordings.length > 0) {
      item.wasAskedAgain = true;
      return pressOn(item, owed(said, message, phrases) || phrases(acknowledgements));
    }
    for (const [index, one] of settled.entries()) settle(one, plans[index] ?? { by: 'learner', proposals: [] });
    const saidBack = plan && repeatBack(plan);
    const saysAlready = saidBack?.includes('Dann werde ich') === true;
    if (mayChoose && saidBack !== undefined) return goOn(phrases(choices) || phrases(agreements), saidBack);
    return goOn((saysAlready ? '' : owed(said, message, phrases, saidBack !== undefined)) || phrases(saidBack === undefined ? notes : agreements), saidBack);
  };

  return {
    opening: inOneTurn('Guten Tag!', task.opening, agenda[0]?.question.wordings.shift()),
    answer(said, message) {
      heard += ` ${message}`;
      const intents = answersOwnQuestion(message) ? said.intents.filter((intent) => intent !== 'asks') : said.intents;
      const item = open();
      return turnTo(item === undefined ? { ...said, intents } : towards(item, { ...said, intents }), message);
    },
  };

  function turnTo(said: Understood, message: string): Turn {
    const before = open();
    // Who was asked once more and speaks of the next thing has nothing to add.
    if (before?.wasAskedAgain === true && !before.pending && speaksOnlyOfOthers(said, before.index)) settle(before, { by: 'learner', proposals: [] });
    const item = open();
    if (isSummedUp) return afterSummary(said, message);
    if (item === undefined) return summary([addOrChange(said, message) ?? phrases(notes)]);
    if (item.pending && isPureYes(message) && speaksOnlyOfOthers(said, item.index)) {
      settle(item, { by: 'examiner', phrase: item.pending.proposal.settled, isAgreed: true });
      return turnTo(said, message);
    }
    const aside = asideTo(said, message, phrases);
    if (aside) return sayPoint(item, aside) ?? pressOn(item, aside.words, aside.needsStart);
    if (does(said, 'finished') && (said.touched.length === 0 || GOODBYE.test(message.slice(-LAST_WORDS)))) return beforeLeaving(item);
    const answer = answerQuestion(item, said, message);
    if (answer) return answer;
    const shared = item.point.kind === 'tasks' && !item.pending ? sharedOut(item, said) : [];
    if (shared.length > 0) {
      const plan: Plan = { by: 'learner', proposals: shared };
      settle(item, plan);
      return goOn(phrases(agreements), repeatBack(plan));
    }
    const more = addOrChange(said, message);
    if (more) return pressOn(item, more);
    const isShortYes = does(said, 'agrees') && said.words <= SHORT_YES;
    if (item.pending && (isShortYes || !speaksOnlyOfOthers(said, item.index))) return answerProposal(item, item.pending, said, message);
    if (said.touched.length === 0 && (does(said, 'no-idea') || does(said, 'asks-back'))) {
      const proposal = propose(item);
      return proposal === undefined ? pressOn(item, '') : { text: proposal, ended: false };
    }
    if (isOffTopic(said)) return pressOn(item, owed(said, message, phrases) || phrases(backToTopic));
    const own = planFor(item, said, message, true);
    if (said.touched.length === 0 && said.words < SHORT_ANSWER && own === undefined) return pressOn(item, phrases(tellMore));
    const isOpenElsewhere = said.touched.some(({ point }) => agenda[point]?.plan === undefined);
    if (!isOpenElsewhere && (!mayAnswer(said, item.index) || onlyAsks(said, message))) return pressOn(item, owed(said, message, phrases) || phrases(acknowledgements));
    return askInstead(item, said, message, own) ?? takeUp(item, said, message);
  }

  /** To somebody who still does not understand and has heard everything: what it is about. */
  function sayPoint(item: Item, { words }: { words: string }): Turn | undefined {
    const isLeft = item.pending ? !item.pending.wasSaidAgain : item.question.wordings.length > 0 || item.question.starter !== undefined;
    if (isLeft || item.wasNamed) return undefined;
    item.wasNamed = true;
    return { text: inOneTurn(words, `Es geht um den Punkt „${item.point.title}“. ${item.pending ? `Mein Vorschlag ist: ${item.pending.proposal.settled}. Ja oder nein?` : 'Was möchten Sie da machen?'}`), ended: false };
  }

  /** Who wants to leave is asked for a little patience, and let go when they insist. */
  function beforeLeaving(item: Item): Turn {
    farewells += 1;
    if (farewells < GOODBYES) return pressOn(item, phrases(notYetFinished));
    const left = agenda.filter(({ plan }) => plan === undefined).map(({ point }) => `„${point.title}“`);
    return { text: inOneTurn('Gut, dann machen wir hier Schluss.', phrases(summaryOpenings), ...listedPlan(), `Noch offen: ${listed(left)}.`, phrases(thanksAtEnd), phrases(goodbyes)), ended: true };
  }

  /** A choice is made, a question what to do answered with a proposal or with what was settled already. */
  function answerQuestion(item: Item, said: Understood, message: string): Turn | undefined {
    const about = agenda[said.touched[0]?.point ?? -1] ?? item;
    const choice = choose(message, (thing) => about.point.proposals.some(({ words }) => stemsIn(thing, words).length > 0));
    if (choice !== undefined) {
      const chosen = agenda.find(({ point }) => stemsIn(choice, point.words).length > 0) ?? about;
      const { day, hour } = plannedTimeIn(message, true);
      const time = chosen.point.kind === 'time' ? spokenTime({ day, hour: plannedTimeIn(choice, true).hour ?? hour }) : undefined;
      settle(chosen, { by: 'learner', proposals: [{ quote: time ?? choice }] });
      return goOn(sayChoice(choice, phrases));
    }
    const asked = askedPoint(agenda, said, message);
    if (asked === undefined) return undefined;
    if (asked.plan === undefined) {
      const own = asked.pending ? undefined : propose(asked);
      return own === undefined ? undefined : { text: own, ended: false };
    }
    // Who asks more than "Wann treffen wir uns?" wants to know something else.
    if (asked.point.kind !== 'time' || said.words > WORDS_OF_QUESTION) return undefined;
    const known = sumUp([{ title: asked.point.title, plan: asked.plan }]);
    return pressOn(item, inOneTurn(phrases(reminders), ...known));
  }

  function afterSummary(said: Understood, message: string): Turn {
    if ((does(said, 'repeat') || does(said, 'not-understood')) && !hasSummedUpAgain) {
      hasSummedUpAgain = true;
      return { text: inOneTurn(phrases(onceMore), ...listedPlan(), phrases(summaryQuestions)), ended: false };
    }
    const change = addOrChange(said, message);
    if (change === undefined && does(said, 'disagrees') && !does(said, 'asks') && !hasAskedForChanges) {
      hasAskedForChanges = true;
      return { text: 'Was möchten Sie an unserem Plan noch ändern?', ended: false };
    }
    return { text: inOneTurn(change ?? owed(said, message, phrases), `Dann haben wir ${task.planned}.`, phrases(thanksAtEnd), phrases(goodbyes)), ended: true };
  }

  /** The settled points that a message speaks to; a day or an hour speaks to the time by itself. */
  function spokenTo(said: Understood, message: string): Item[] {
    const touched = agenda.filter(({ index }) => said.touched.some(({ point }) => point === index));
    if (touched.length > 0 || said.words > MOST_WORDS_OF_TIME || spokenTime(plannedTimeIn(message)) === undefined) return touched;
    return agenda.filter(({ point, plan }) => point.kind === 'time' && plan !== undefined).slice(0, 1);
  }

  /** What the learner wants otherwise than it was settled, or besides, said back; only when they speak of nothing that is open. */
  function addOrChange(said: Understood, message: string): string | undefined {
    if (said.touched.some(({ point }) => agenda[point]?.plan === undefined)) return undefined;
    const plansSomething = [...said.touched.flatMap(({ proposals }) => proposals), ...said.open].some((one) => 'phrase' in one);
    for (const item of spokenTo(said, message)) {
      // After the summary "Ich schreibe am Samstag allen" moves no date.
      if (isSummedUp && plansSomething && item.point.kind === 'time' && !WANTS_CHANGE.test(message)) continue;
      const more = planFor(item, said, message, false);
      const words = more && repeatBack(more);
      if (more === undefined || words === undefined || isKnown(item, words) || (isOnlyNamed(item, said, more) && !(does(said, 'disagrees') ? WANTS_CHANGE.test(message) : does(said, 'proposes')))) continue;
      const isChange = !does(said, 'agrees') && WANTS_CHANGE.test(message);
      settle(item, isChange || item.point.kind === 'time' || item.point.kind === 'cost' ? more : withMore(item.plan, more));
      return inOneTurn(owed(said, message, phrases, true) || phrases(isChange ? changes : additions), words);
    }
    return undefined;
  }
}
