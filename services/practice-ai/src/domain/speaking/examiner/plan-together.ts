import type { PlanningPoint, PlanningTask, Proposal } from '../catalogue/catalogue-types.js';
import {
  agreements,
  acknowledgements,
  backToTopic,
  changes,
  concessions,
  disagreements,
  goodbyes,
  insteadQuestions,
  notYetFinished,
  notes,
  opinionQuestions,
  ownProposals,
  settledTogether,
  summaryOpenings,
  summaryQuestions,
  tellMore,
  thanksAtEnd,
  transitions,
} from '../catalogue/examiner-phrases.js';
import { sumIn, timeIn } from '../understanding/times-and-sums.js';
import type { LearnerProposal, Understood } from '../understanding/understood.js';
import { stemsIn } from '../understanding/stems.js';
import { inOneTurn, type Phrases } from './phrases.js';
import { repeatBack, sumUp, type Plan } from './plan-wording.js';
import { asideTo, askAgain, does, isOffTopic, mayAnswer, owed, SHORT_ANSWER, type OpenQuestion, type Talk, type Turn } from './talk.js';

type Agenda = {
  point: PlanningPoint;
  question: OpenQuestion;
  /** Not made yet. */
  proposals: Proposal[];
  /** What the examiner has proposed and the learner not answered yet; `against`: the learner's own plan, which it disputes. */
  pending: { proposal: Proposal; against: Plan | undefined; wasSaidAgain: boolean } | undefined;
  plan: Plan | undefined;
  /** The learner has been asked for something else than what they do not want. */
  wasAskedInstead: boolean;
};

/** The examiner begins this point (counted from 0) with a proposal of their own, as a partner does. */
const PROPOSES_AT = 2;

/** The second part of the exam: partner and learner settle one point after the other and sum up the plan. */
export function planTogether(task: PlanningTask, phrases: Phrases): Talk {
  const agenda: Agenda[] = task.points.map((point) => ({
    point,
    question: { wordings: [...point.questions], starter: point.starter },
    proposals: [...point.proposals],
    pending: undefined,
    plan: undefined,
    wasAskedInstead: false,
  }));
  let hasDisagreed = false;
  let isSummedUp = false;
  let hasAskedForChanges = false;
  const open = (): Agenda | undefined => agenda.find(({ plan }) => plan === undefined);

  const goOn = (...before: (string | undefined)[]): Turn => {
    const next = open();
    if (next === undefined) return summary(before);
    const isNew = next.question.wordings.length === next.point.questions.length;
    // What was asked already and passed over is asked in other words; that is no next point.
    if (!isNew || next.pending) return pressOn(next, inOneTurn(...before));
    const words = agenda.indexOf(next) === PROPOSES_AT ? propose(next) : inOneTurn(phrases(transitions), askAgain(next.question, phrases));
    return { text: inOneTurn(...before, words), ended: false };
  };

  const summary = (before: (string | undefined)[]): Turn => {
    isSummedUp = true;
    const text = inOneTurn(...before, phrases(summaryOpenings), ...sumUp(agenda.map(({ point, plan }) => ({ title: point.title, plan }))), phrases(summaryQuestions));
    return { text, ended: false };
  };

  const propose = (item: Agenda, intro = phrases(ownProposals)): string | undefined => {
    const proposal = item.proposals.shift();
    if (proposal === undefined) return undefined;
    item.pending = { proposal, against: undefined, wasSaidAgain: false };
    return inOneTurn(intro, proposal.sentence, phrases(opinionQuestions));
  };

  const settle = (item: Agenda, plan: Plan): void => {
    item.plan = plan;
    item.pending = undefined;
  };

  /** Asks once more, else proposes, says the proposal again in other words, and at last goes on with what there is. */
  const pressOn = (item: Agenda, before: string, needsStart = false): Turn => {
    const { pending } = item;
    const words = pending === undefined ? (askAgain(item.question, phrases, needsStart) ?? propose(item)) : sayAgain(pending);
    if (words !== undefined) return { text: inOneTurn(before, words), ended: false };
    settle(item, pending?.against ?? { by: 'examiner', phrase: (pending?.proposal ?? item.point.proposals[0]).settled, isAgreed: false });
    return goOn(before);
  };

  const sayAgain = (pending: NonNullable<Agenda['pending']>): string | undefined => {
    if (pending.wasSaidAgain) return undefined;
    pending.wasSaidAgain = true;
    return inOneTurn(`Ich meine, wir können ${pending.proposal.settled}.`, phrases(opinionQuestions));
  };

  const answerProposal = (item: Agenda, pending: NonNullable<Agenda['pending']>, said: Understood, message: string): Turn => {
    const { proposal, against } = pending;
    const own = planOf(item, said, message);
    if (does(said, 'agrees') && !isCounter(own, proposal, said)) {
      settle(item, { by: 'examiner', phrase: proposal.settled, isAgreed: true });
      return goOn(phrases(settledTogether));
    }
    if (said.touched.length === 0 && (does(said, 'asks-back') || does(said, 'no-idea'))) {
      const plan: Plan = { by: 'examiner', phrase: proposal.settled, isAgreed: true };
      settle(item, plan);
      return goOn(repeatBack(plan));
    }
    if (against !== undefined && (own !== undefined || does(said, 'disagrees'))) {
      const kept = own?.by === 'learner' && own.proposals.length > 0 ? own : against;
      settle(item, kept);
      return goOn(phrases(concessions), repeatBack(kept));
    }
    const instead = askInstead(item, said);
    if (instead) return instead;
    if (own !== undefined) {
      settle(item, own);
      return goOn(phrases(concessions), repeatBack(own));
    }
    if (does(said, 'disagrees')) {
      const other = propose(item);
      if (other !== undefined) return { text: other, ended: false };
    }
    if (isOffTopic(said)) return pressOn(item, owed(said, message, phrases) || phrases(backToTopic));
    return pressOn(item, owed(said, message, phrases) || phrases(said.words < SHORT_ANSWER ? tellMore : acknowledgements));
  };

  /** Somebody who does not want something and names nothing else is asked for it, once for each point. */
  const askInstead = (item: Agenda, said: Understood): Turn | undefined => {
    const namesSomething = said.open.length > 0 || said.touched.some(({ proposals }) => proposals.length > 0);
    if (!does(said, 'disagrees') || namesSomething || item.wasAskedInstead || said.words < SHORT_ANSWER) return undefined;
    item.wasAskedInstead = true;
    item.pending = undefined;
    const text = phrases(insteadQuestions);
    return text === '' ? undefined : { text, ended: false };
  };

  /** Takes what the learner proposes, for each point that they spoke to; disagrees once in the talk. */
  const takeUp = (item: Agenda, said: Understood, message: string): Turn => {
    const spokenTo = agenda.filter((one, index) => one.plan === undefined && said.touched.some(({ point }) => point === index));
    const settled = spokenTo.length > 0 ? spokenTo : [item];
    const plan = planOf(settled[0] ?? item, said, message);
    const counter = hasDisagreed || settled.length > 1 || agenda.indexOf(item) === 0 ? undefined : otherThan(item, message);
    if (counter !== undefined && settled[0] === item) {
      hasDisagreed = true;
      item.proposals = item.proposals.filter((proposal) => proposal !== counter);
      item.pending = { proposal: counter, against: plan ?? { by: 'learner', proposals: [] }, wasSaidAgain: false };
      return { text: inOneTurn(phrases(disagreements), counter.sentence, phrases(opinionQuestions)), ended: false };
    }
    for (const one of settled) settle(one, planOf(one, said, message) ?? { by: 'learner', proposals: [] });
    const saidBack = plan && repeatBack(plan);
    const saysAlready = saidBack?.includes('Dann werde ich') === true;
    return goOn((saysAlready ? '' : owed(said, message, phrases)) || phrases(saidBack === undefined ? notes : agreements), saidBack);
  };

  return {
    opening: inOneTurn('Guten Tag!', task.opening, askFirst(agenda)),
    answer(said, message) {
      const item = open();
      if (item === undefined || isSummedUp) return afterSummary(said, message);
      const aside = asideTo(said, phrases);
      if (aside) return pressOn(item, aside.words, aside.needsStart);
      if (does(said, 'finished') && said.touched.length === 0) return pressOn(item, phrases(notYetFinished));
      const shared = item.point.kind === 'tasks' && !item.pending ? sharedOut(said) : [];
      if (shared.length > 0) {
        const plan: Plan = { by: 'learner', proposals: shared };
        settle(item, plan);
        return goOn(phrases(agreements), repeatBack(plan));
      }
      const change = changeOf(said);
      if (change) return pressOn(item, inOneTurn(phrases(changes), change));
      if (item.pending && !speaksOnlyOfOthers(said, agenda.indexOf(item))) return answerProposal(item, item.pending, said, message);
      if (said.touched.length === 0 && (does(said, 'no-idea') || does(said, 'asks-back'))) {
        const own = propose(item);
        return own === undefined ? pressOn(item, '') : { text: own, ended: false };
      }
      if (isOffTopic(said)) return pressOn(item, owed(said, message, phrases) || phrases(backToTopic));
      if (said.touched.length === 0 && said.words < SHORT_ANSWER && (said.open.length === 0 || isReactionOnly(said))) return pressOn(item, phrases(tellMore));
      const isOpenElsewhere = said.touched.some(({ point }) => agenda[point]?.plan === undefined);
      if (!isOpenElsewhere && !mayAnswer(said, agenda.indexOf(item))) return pressOn(item, owed(said, message, phrases) || phrases(said.touched.some(({ isByWord }) => isByWord) ? notes : acknowledgements));
      return askInstead(item, said) ?? takeUp(item, said, message);
    },
  };

  function afterSummary(said: Understood, message: string): Turn {
    const change = changeOf(said);
    if (change === undefined && does(said, 'disagrees') && !hasAskedForChanges) {
      hasAskedForChanges = true;
      return { text: 'Was möchten Sie an unserem Plan noch ändern?', ended: false };
    }
    return { text: inOneTurn(change ? inOneTurn(phrases(changes), change) : owed(said, message, phrases), `Dann haben wir ${task.planned}.`, phrases(thanksAtEnd), phrases(goodbyes)), ended: true };
  }

  /** What the learner wants otherwise than it was settled, said back; only when they speak of nothing that is open. */
  function changeOf(said: Understood): string | undefined {
    if (does(said, 'agrees') || said.touched.some(({ point }) => agenda[point]?.plan === undefined)) return undefined;
    for (const { point, proposals } of said.touched) {
      const item = agenda[point];
      if (item === undefined || proposals.length === 0) continue;
      item.plan = { by: 'learner', proposals };
      return repeatBack(item.plan);
    }
    return undefined;
  }

  /** What the learner wants for a point. A day, an hour or a sum that they named is said back rather than words around it. */
  function planOf(item: Agenda, said: Understood, message: string): Plan | undefined {
    const index = agenda.indexOf(item);
    const heard = said.touched.find(({ point }) => point === index);
    const isAnswer = heard !== undefined || (said.touched.length === 0 && item === open());
    const named = !isAnswer ? undefined : item.point.kind === 'time' ? timeIn(message) : item.point.kind === 'cost' ? sumIn(message) : undefined;
    const isSaidAlready = heard?.proposals.some((one) => 'phrase' in one && (timeIn(one.phrase) ?? sumIn(one.phrase)) !== undefined);
    if (named !== undefined && isSaidAlready !== true) return { by: 'learner', proposals: [{ quote: named }] };
    if (heard) return { by: 'learner', proposals: heard.proposals };
    return said.touched.length === 0 && said.open.length > 0 && !isReactionOnly(said) ? { by: 'learner', proposals: said.open } : undefined;
  }
}

/** Who does what, whichever points the things themselves belong to. */
const sharedOut = ({ touched, open }: Understood): LearnerProposal[] => {
  const all = [...touched.flatMap(({ proposals }) => proposals), ...open];
  return all.filter((one, index) => 'who' in one && (one.who === 'learner' || one.who === 'examiner') && all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index);
};

const askFirst = ([first]: Agenda[]): string => first?.question.wordings.shift() ?? '';

/** "Ja, gut." proposes nothing. */
const isReactionOnly = (said: Understood): boolean => said.touched.length === 0 && (does(said, 'agrees') || does(said, 'disagrees')) && said.words <= SHORT_ANSWER + 1;

const speaksOnlyOfOthers = (said: Understood, index: number): boolean => said.touched.length > 0 && !said.touched.some(({ point }) => point === index);

/** "Ja, aber lieber um acht" is a proposal against the examiner's, "Ja, am Samstag" is not. */
const isCounter = (own: Plan | undefined, proposal: Proposal, said: Understood): boolean =>
  own?.by === 'learner' && said.touched.length > 0 && own.proposals.some((one) => 'phrase' in one && stemsIn(one.phrase, proposal.words).length === 0);

/** A proposal that is another idea than the learner's. */
const otherThan = ({ proposals }: Agenda, message: string): Proposal | undefined =>
  proposals.find(({ words }) => stemsIn(message, words).length === 0);
