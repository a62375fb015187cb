import type { PlanningPoint, PlanningTask, Proposal } from '../catalogue/catalogue-types.js';
import { knownNounsIn } from '../understanding/known-nouns.js';
import { plannedTimeIn, spokenTime, sumIn, type PlannedTime } from '../understanding/times-and-sums.js';
import { stemsIn } from '../understanding/stems.js';
import type { LearnerProposal, Understood } from '../understanding/understood.js';
import type { Plan } from './plan-wording.js';
import { does, SHORT_ANSWER, type OpenQuestion } from './talk.js';

/** One point of the plan and how far the partners have come with it. */
export type Item = {
  index: number;
  point: PlanningPoint;
  question: OpenQuestion;
  /** Not made yet. */
  proposals: Proposal[];
  /** What the examiner has proposed and the learner not answered yet; `against`: the learner's own plan, which it disputes. */
  pending: { proposal: Proposal; against: Plan | undefined; wasSaidAgain: boolean } | undefined;
  plan: Plan | undefined;
  /** Of the point that settles when: what was said of it so far. */
  time: PlannedTime;
  /** The learner has been asked for something else than what they do not want. */
  wasAskedInstead: boolean;
  /** The learner has been asked what is to be written down for it. */
  wasAskedShortly: boolean;
  /** The point has been named to somebody who did not understand. */
  wasNamed: boolean;
};

export const agendaOf = (task: PlanningTask): Item[] =>
  task.points.map((point, index) => ({
    index,
    point,
    question: { wordings: [...point.questions], starter: point.starter },
    proposals: [...point.proposals],
    pending: undefined,
    plan: undefined,
    time: { day: undefined, hour: undefined },
    wasAskedInstead: false,
    wasAskedShortly: false,
    wasNamed: false,
  }));

/** So many named things are taken over for one point; and who says more than this tells a story. */
const MOST_NAMED = 2;
const MOST_WORDS = 15;

/**
 * What a message wants for a point; undefined where it wants nothing that can be said again. A day, an hour or a sum is
 * said back rather than words around it, and things that are named where no whole proposal is understood.
 * @param isAnswer the point is the one that was asked about, and the message speaks of no other
 */
export function planFor(item: Item, said: Understood, message: string, isAnswer: boolean): Plan | undefined {
  const heard = said.touched.find(({ point }) => point === item.index);
  if (heard === undefined && !isAnswer && item.point.kind !== 'time') return undefined;
  const proposals = isReactionOnly(said) || (heard === undefined && !isAnswer) ? [] : (heard?.proposals ?? said.open);
  const figure = item.point.kind === 'time' ? timeOf(item, proposals, message) : item.point.kind === 'cost' ? sumIn(message) : undefined;
  if (figure !== undefined && !proposals.some((one) => textOf(one).includes(figure))) return { by: 'learner', proposals: [{ quote: figure }] };
  if (proposals.length > 0) return { by: 'learner', proposals };
  if (item.point.kind === 'time' || item.point.kind === 'cost') return undefined;
  const named = (said.named ?? []).filter((thing) => isWantedInstead(said, message, thing));
  const fitting = named.filter((thing) => stemsIn(thing, item.point.words).length > 0);
  const isShortAnswer = isAnswer && said.words <= MOST_WORDS;
  const known = isShortAnswer ? knownNounsIn(message, item.point.words).filter((thing) => isWantedInstead(said, message, thing)) : [];
  const things = [fitting, known, isShortAnswer ? named : []].find((some) => some.length > 0)?.filter((thing) => !item.point.title.toLowerCase().includes(thing.toLowerCase())) ?? [];
  return things.length === 0 || isReactionOnly(said) ? undefined : { by: 'learner', proposals: [...new Set(things)].slice(0, MOST_NAMED).map((quote) => ({ quote })) };
}

/** Of what somebody names who disagrees, only that which they say they would rather have. */
function isWantedInstead(said: Understood, message: string, thing: string): boolean {
  if (!does(said, 'disagrees')) return true;
  const wish = message.search(/(?<!\p{L})(?:lieber|sondern|dann|stattdessen|besser)(?!\p{L})/iu);
  const noun = (thing.split(' ').at(-1) ?? thing).toLowerCase();
  return wish >= 0 && message.slice(wish).toLowerCase().includes(noun);
}

/** The day and the hour as far as they are known now; undefined where the message names neither or says both in a phrase of its own. */
function timeOf(item: Item, proposals: LearnerProposal[], message: string): string | undefined {
  const named = plannedTimeIn(message, true);
  if (named.day === undefined && named.hour === undefined) return undefined;
  const wasKnown = item.time;
  item.time = { day: named.day ?? wasKnown.day, hour: named.hour ?? wasKnown.hour };
  const saysAll = proposals.some((one) => (named.day === undefined || textOf(one).includes(named.day)) && (named.hour === undefined || textOf(one).includes(named.hour)));
  const isMore = (named.day === undefined && wasKnown.day !== undefined) || (named.hour === undefined && wasKnown.hour !== undefined);
  return saysAll && !isMore ? undefined : spokenTime(item.time);
}

const textOf = (proposal: LearnerProposal): string => ('quote' in proposal ? proposal.quote : proposal.phrase);

/** Who does what, whichever points the things themselves belong to. */
export const sharedOut = ({ touched, open }: Understood): LearnerProposal[] => {
  const all = [...touched.flatMap(({ proposals }) => proposals), ...open];
  return all.filter((one, index) => 'who' in one && (one.who === 'learner' || one.who === 'examiner') && all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index);
};

/** Joins what is new to what was settled. */
export function withMore(plan: Plan | undefined, more: Plan): Plan {
  if (plan?.by !== 'learner' || more.by !== 'learner') return more;
  const known = new Set(plan.proposals.map(textOf));
  return { by: 'learner', proposals: [...plan.proposals, ...more.proposals.filter((one) => !known.has(textOf(one)))] };
}

/** "Ja, gut." proposes nothing. */
export const isReactionOnly = (said: Understood): boolean => said.touched.length === 0 && (does(said, 'agrees') || does(said, 'disagrees')) && said.words <= SHORT_ANSWER + 1;
