import type { PlanningPoint, PlanningTask, Proposal } from '../catalogue/catalogue-types.js';
import {
  agreements,
  backToTopic,
  concessions,
  disagreements,
  goodbyes,
  opinionQuestions,
  ownProposals,
  summaryOpenings,
  summaryQuestions,
  tellMore,
  thanksAtEnd,
  transitions,
} from '../catalogue/examiner-phrases.js';
import type { Understood } from '../understanding/understand.js';
import { wordsOf } from '../../grading/sentences.js';
import { inOneTurn, type Phrases } from './phrases.js';
import { repeatBack, sumUp, type Plan } from './plan-wording.js';
import { asideTo, askAgain, does, isOffTopic, SHORT_ANSWER, type OpenQuestion, type Talk, type Turn } from './talk.js';

type Agenda = {
  point: PlanningPoint;
  question: OpenQuestion;
  /** Not made yet. */
  proposals: Proposal[];
  /** What the examiner has proposed and the learner not answered yet; `against`: the learner's own plan, which it disputes. */
  pending: { proposal: Proposal; against: Plan | undefined } | undefined;
  plan: Plan | undefined;
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
  }));
  let hasDisagreed = false;
  let isSummedUp = false;
  const open = (): Agenda | undefined => agenda.find(({ plan }) => plan === undefined);

  const goOn = (...before: (string | undefined)[]): Turn => {
    const next = open();
    if (next === undefined) return summary(before);
    const isOwnTurn = agenda.indexOf(next) === PROPOSES_AT && next.question.wordings.length === next.point.questions.length;
    const words = isOwnTurn ? propose(next) : inOneTurn(phrases(transitions), askAgain(next.question, phrases));
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
    item.pending = { proposal, against: undefined };
    return inOneTurn(intro, proposal.sentence, phrases(opinionQuestions));
  };

  const settle = (item: Agenda, plan: Plan): void => {
    item.plan = plan;
    item.pending = undefined;
  };

  /** Asks once more, else proposes, else takes the own proposal as settled and goes on. */
  const pressOn = (item: Agenda, before: string, needsStart = false): Turn => {
    const pending = item.pending;
    if (pending === undefined || item.question.starter !== undefined) {
      const words = (pending === undefined ? askAgain(item.question, phrases, needsStart) : askAgain({ wordings: [], starter: item.question.starter }, phrases)) ?? propose(item);
      if (pending !== undefined) item.question.starter = undefined;
      if (words !== undefined) return { text: inOneTurn(before, words), ended: false };
    }
    const proposal = item.pending?.proposal ?? item.point.proposals[0];
    settle(item, item.pending?.against ?? { by: 'examiner', phrase: proposal.settled });
    return goOn(before);
  };

  const answerProposal = (item: Agenda, pending: NonNullable<Agenda['pending']>, said: Understood): Turn => {
    const { proposal, against } = pending;
    const own = planOf(item, said);
    if (does(said, 'agrees') && !isCounter(own, proposal, said)) {
      settle(item, { by: 'examiner', phrase: proposal.settled });
      return goOn(phrases(agreements));
    }
    if (against !== undefined) {
      settle(item, own ?? against);
      return goOn(phrases(concessions), repeatBack(own ?? against));
    }
    if (own !== undefined) {
      settle(item, own);
      return goOn(phrases(concessions), repeatBack(own));
    }
    if (does(said, 'disagrees')) {
      const other = propose(item);
      if (other !== undefined) return { text: other, ended: false };
    }
    if (does(said, 'asks-back') || said.words >= SHORT_ANSWER) {
      settle(item, { by: 'examiner', phrase: proposal.settled });
      return goOn(phrases(agreements));
    }
    return pressOn(item, phrases(tellMore));
  };

  /** Takes what the learner proposes, for each point that they spoke to; disagrees once in the talk. */
  const takeUp = (item: Agenda, said: Understood, message: string): Turn => {
    const spokenTo = agenda.filter((one, index) => one.plan === undefined && said.touched.some(({ point }) => point === index));
    const settled = spokenTo.length > 0 ? spokenTo : [item];
    const plan = planOf(settled[0] ?? item, said);
    const counter = hasDisagreed || settled.length > 1 || agenda.indexOf(item) === 0 ? undefined : otherThan(item, message);
    if (counter !== undefined && settled[0] === item) {
      hasDisagreed = true;
      item.proposals = item.proposals.filter((proposal) => proposal !== counter);
      item.pending = { proposal: counter, against: plan ?? { by: 'learner' } };
      return { text: inOneTurn(phrases(disagreements), counter.sentence, phrases(opinionQuestions)), ended: false };
    }
    for (const one of settled) settle(one, planOf(one, said) ?? { by: 'learner' });
    return goOn(phrases(agreements), plan && repeatBack(plan));
  };

  return {
    opening: inOneTurn('Guten Tag!', task.opening, askFirst(agenda)),
    answer(said, message) {
      const item = open();
      if (item === undefined || isSummedUp) return farewell(said);
      const aside = asideTo(said, phrases);
      if (aside) return pressOn(item, aside.words, aside.needsStart);
      if (item.pending && !speaksOnlyOfOthers(said, agenda.indexOf(item))) return answerProposal(item, item.pending, said);
      const isEmpty = said.touched.length === 0 && said.open === undefined;
      if (said.touched.length === 0 && (does(said, 'no-idea') || does(said, 'asks-back'))) {
        const own = propose(item);
        return own === undefined ? pressOn(item, '') : { text: own, ended: false };
      }
      if (isOffTopic(said)) return pressOn(item, phrases(backToTopic));
      if (said.touched.length === 0 && (isEmpty || said.words < SHORT_ANSWER) && said.words < SHORT_ANSWER) return pressOn(item, phrases(tellMore));
      return takeUp(item, said, message);
    },
  };

  function farewell(said: Understood): Turn {
    const changed = does(said, 'disagrees') ? said.touched.flatMap(({ point, proposal }) => (proposal === undefined ? [] : [{ point, proposal }]))[0] : undefined;
    const change = changed && inOneTurn('Gut, dann ändern wir das.', repeatBack({ by: 'learner', ...changed.proposal }));
    return { text: inOneTurn(change, `Dann haben wir ${task.planned}.`, phrases(thanksAtEnd), phrases(goodbyes)), ended: true };
  }

  function planOf(item: Agenda, said: Understood): Plan | undefined {
    const index = agenda.indexOf(item);
    const heard = said.touched.find(({ point }) => point === index);
    const proposal = heard?.proposal ?? (said.touched.length === 0 ? said.open : undefined);
    return proposal && !isReactionOnly(said) ? { by: 'learner', ...proposal } : heard && { by: 'learner' };
  }
}

const askFirst = ([first]: Agenda[]): string => first?.question.wordings.shift() ?? '';

/** "Ja, gut." proposes nothing. */
const isReactionOnly = (said: Understood): boolean => said.touched.length === 0 && (does(said, 'agrees') || does(said, 'disagrees')) && said.words <= SHORT_ANSWER + 1;

const speaksOnlyOfOthers = (said: Understood, index: number): boolean => said.touched.length > 0 && !said.touched.some(({ point }) => point === index);

/** "Ja, aber lieber um acht" is a proposal against the examiner's, "Ja, am Samstag" is not. */
const isCounter = (own: Plan | undefined, proposal: Proposal, said: Understood): boolean =>
  own !== undefined && said.touched.length > 0 && 'phrase' in own && !proposal.words.some((stem) => wordsOf(own.phrase ?? '').some((word) => word.startsWith(stem)));

/** A proposal that is another idea than the learner's. */
function otherThan({ proposals }: Agenda, message: string): Proposal | undefined {
  const words = wordsOf(message);
  return proposals.find((proposal) => !proposal.words.some((stem) => words.some((word) => word.startsWith(stem))));
}
