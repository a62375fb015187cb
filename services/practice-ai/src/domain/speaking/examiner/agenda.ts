import type { PlanningPoint, PlanningTask, Proposal } from '../catalogue/catalogue-types.js';
import { knownNounsIn } from '../understanding/known-nouns.js';
import { frequencyIn, plannedTimeIn, spokenTime, sumIn, type PlannedTime } from '../understanding/times-and-sums.js';
import { stemsIn } from '../understanding/stems.js';
import { textOf, type LearnerProposal, type Understood } from '../understanding/understood.js';
import type { Plan } from './plan-wording.js';
import { does, SHORT_ANSWER, type OpenQuestion } from './talk.js';

/** One point of the plan and how far the partners have come with it. */
export type Item = {
  index: number;
  /** What is planned altogether. */
  taskTitle: string;
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
  /** The learner has been asked once more, in other words. */
  wasAskedAgain: boolean;
  /** The point has been named to somebody who did not understand. */
  wasNamed: boolean;
};

export const agendaOf = (task: PlanningTask): Item[] =>
  task.points.map((point, index) => ({
    index,
    taskTitle: task.title,
    point,
    question: { wordings: [...point.questions], starter: point.starter },
    proposals: [...point.proposals],
    pending: undefined,
    plan: undefined,
    time: { day: undefined, hour: undefined },
    wasAskedInstead: false,
    wasAskedAgain: false,
    wasNamed: false,
  }));

/** So many named things are taken over for one point; and who says more than this tells a story. */
const MOST_NAMED = 2;
const MOST_WORDS = 15;
/** Nearness by meaning (see topic-listener.ts) from which a phrase may be about a point, and how much nearer it may be to another. */
const BELONGS = 0.2;
const OTHER_LEAD = 0.1;
const CLOSELY = { least: BELONGS, lead: OTHER_LEAD };
/** Whose task something is, is said of things that belong to other points. */
const LOOSELY = { least: 0.1, lead: 1 };
/** Of the things that learners named in 40 talks nearly all that were meant for a point lay above this, alone or beside a proposal. */
const FITS = 0.28;
const FITS_BESIDE = 0.38;
/** From here on a phrase or a thing is surely what was meant. */
const SURE = 0.4;
/** A proposal that fits so much less than a thing is not what the message is about. */
const FAR_BEHIND = 0.25;

/**
 * What a message wants for a point; undefined where it wants nothing that can be said again. A day, an hour or a sum is
 * said back rather than words around it, and things that it names beside or instead of whole proposals where they fit.
 * @param isAnswer the point is the one that was asked about, and the message speaks of no other
 */
export function planFor(item: Item, said: Understood, message: string, isAnswer: boolean): Plan | undefined {
  const heard = said.touched.find(({ point }) => point === item.index);
  if (heard === undefined && !isAnswer && item.point.kind !== 'time') return undefined;
  const isMain = said.touched[0]?.point === item.index;
  const own = heard === undefined || (isMain && heard.proposals.length === 0) ? said.open : heard.proposals;
  const proposals = isReactionOnly(said) || (heard === undefined && !isAnswer) ? [] : own.filter((one) => belongs(item, said, textOf(one)));
  const figure = item.point.kind === 'time' ? timeOf(item, proposals, message) : item.point.kind === 'cost' ? sumIn(message) : undefined;
  if (figure !== undefined && !proposals.some((one) => textOf(one).includes(figure))) return { by: 'learner', proposals: [{ quote: figure }] };
  if (isReactionOnly(said)) return undefined;
  const things = item.point.kind === 'time' || item.point.kind === 'cost' ? [] : thingsFor(item, said, message, { isAnswer, isBeside: proposals.length > 0 });
  const best = Math.max(...things.map((thing) => fitOf(item, said, thing)));
  const kept = proposals.filter((one) => things.length === 0 || fitOf(item, said, textOf(one)) >= best - FAR_BEHIND);
  const all = [...things.map((quote) => ({ quote })), ...kept];
  const sure = all.filter((one) => fitOf(item, said, textOf(one)) >= SURE);
  const sentence = sure.length > 0 || !isAnswer ? undefined : sentenceFor(item, said);
  const once = (sentence === undefined ? all : [{ sentence }]).filter((one, index, some) => some.findIndex((other) => textOf(other) === textOf(one)) === index);
  return once.length === 0 ? undefined : { by: 'learner', proposals: once };
}

/** The learner's own sentence that is nearest to a point; it is quoted where no part of it is surely what was meant. */
function sentenceFor({ index, point }: Item, { plans = [] }: Understood): string | undefined {
  const isAbout = ({ text, near }: { text: string; near: number[] }): boolean => (stemsIn(text, point.words).length > 0 && (near[index] ?? 0) >= BELONGS) || ((near[index] ?? 0) >= SURE && (near[index] ?? 0) >= Math.max(...near) - OTHER_LEAD);
  return plans.filter(isAbout).toSorted((one, other) => (other.near[index] ?? 0) - (one.near[index] ?? 0))[0]?.text;
}

/** Things that a message names for a point: those that fit it by meaning, else by a stem, else in a short answer all. */
function thingsFor(item: Item, said: Understood, message: string, { isAnswer, isBeside }: { isAnswer: boolean; isBeside: boolean }): string[] {
  const phrases = said.touched.flatMap(({ proposals }) => proposals.map(textOf)).concat(said.open.map(textOf));
  const isNew = (thing: string): boolean => !phrases.some((phrase) => phrase.includes(nounOf(thing)));
  const named = (said.named ?? []).filter((thing) => isNew(thing) && isWantedInstead(said, message, thing) && belongs(item, said, thing) && !isTitle(thing, item));
  const fitting = named.filter((thing) => fitOf(item, said, thing) >= (isBeside ? FITS_BESIDE : FITS) && !(isBeside && isAddition(thing, item)));
  if (isBeside || fitting.length > 0) return inOrder(fitting, item, said);
  const isShortAnswer = isAnswer && said.words <= MOST_WORDS;
  const known = isShortAnswer ? knownNounsIn(message, item.point.words).filter((thing) => isWantedInstead(said, message, thing) && !isTitle(thing, item)) : [];
  const byStem = named.filter((thing) => stemsIn(thing, item.point.words).length > 0);
  return inOrder([byStem, known, isShortAnswer ? named : []].find((some) => some.length > 0) ?? [], item, said);
}

/** The nearest ones, in the order in which they were said; what belongs to another thing ("mit Fotos") only where it is alone. */
function inOrder(things: string[], item: Item, said: Understood): string[] {
  const main = things.some((thing) => !isAddition(thing, item)) ? things.filter((thing) => !isAddition(thing, item)) : things;
  const nearest = [...new Set(main)].toSorted((one, other) => fitOf(item, said, other) - fitOf(item, said, one)).slice(0, MOST_NAMED);
  return main.filter((thing, index) => nearest.includes(thing) && main.indexOf(thing) === index);
}

/** Nearness by meaning of a phrase to the point; 0 where it is not known. */
const fitOf = (item: Item, { fits = [] }: Understood, text: string): number => fits.find((one) => one.text === text)?.near[item.index] ?? 0;

/** A message of which some thing fits the point that was asked about better than those that its words belong to is about that one: "Schwimmbad beim Bahnhof". */
export function towards({ index, plan }: Item, said: Understood): Understood {
  const touched = said.touched.map(({ point }) => point);
  const isNearer = (said.fits ?? []).some(({ near }) => (near[index] ?? 0) >= FITS && touched.every((point) => (near[index] ?? 0) > (near[point] ?? 0)));
  return plan !== undefined || touched.includes(index) || !isNearer ? said : { ...said, touched: [{ point: index, isByWord: false, proposals: [] }, ...said.touched] };
}

/** Is it not plainly about another point, or about none? */
function belongs(item: Item, { fits = [] }: Understood, text: string, { least, lead } = CLOSELY): boolean {
  const near = fits.find((one) => one.text === text)?.near ?? [];
  if (near.length === 0 || stemsIn(text, item.point.words).length > 0) return true;
  const own = near[item.index] ?? 0;
  return own >= least && own >= Math.max(...near) - lead;
}

/** Belongs to another thing, where there is one: "ein Fotobuch mit Fotos". */
const isAddition = (thing: string, { point }: Item): boolean => point.kind !== 'transport' && thing.startsWith('mit ');
const nounOf = (thing: string): string => thing.split(' ').at(-1) ?? thing;

/** "die Karten" under "Eintrittskarten" says nothing. */
const isTitle = (thing: string, { point, taskTitle }: Item): boolean => `${taskTitle} ${point.title}`.toLowerCase().includes(nounOf(thing).toLowerCase());

/** What is wanted follows these, the first ones more surely. */
const WISHES = [/(?<!\p{L})(?:lieber|sondern|stattdessen|besser)(?!\p{L})/iu, /(?<!\p{L})(?:dann|vielleicht)(?!\p{L})/iu];

/** Of what somebody names who disagrees, only that which they say they would rather have. */
function isWantedInstead(said: Understood, message: string, thing: string): boolean {
  if (!does(said, 'disagrees')) return true;
  const [wish = -1] = WISHES.map((words) => message.search(words)).filter((place) => place >= 0);
  return wish >= 0 && message.slice(wish).toLowerCase().includes(nounOf(thing).toLowerCase());
}

/** The day and the hour as far as they are known now; undefined where the message names neither or says both in a phrase of its own. */
function timeOf(item: Item, proposals: LearnerProposal[], message: string): string | undefined {
  const named = plannedTimeIn(message, true);
  const often = /oft/iu.test(item.point.title) ? frequencyIn(message) : undefined;
  if (named.day === undefined && named.hour === undefined) return often;
  const wasKnown = item.time;
  const dayName = named.day?.slice('am '.length);
  if (named.hour === undefined && dayName !== undefined && wasKnown.day?.includes(dayName) === true) return undefined;
  // "Jeden Montag um 18 Uhr" has said the day.
  const isInOften = often !== undefined && dayName !== undefined && often.includes(dayName);
  const time = { day: named.day ?? wasKnown.day, hour: named.hour ?? wasKnown.hour };
  const saysAll = proposals.some((one) => (named.day === undefined || textOf(one).includes(named.day)) && (named.hour === undefined || textOf(one).includes(named.hour)));
  const isMore = (named.day === undefined && wasKnown.day !== undefined) || (named.hour === undefined && wasKnown.hour !== undefined);
  return saysAll && !isMore ? undefined : [often, spokenTime(isInOften ? { ...time, day: undefined } : time)].filter((one) => one !== undefined).join(', ');
}

/** The day and the hour of a plan are known from now on; what it does not name stays as it was. */
export function rememberTime(item: Item, plan: Plan): void {
  const text = plan.by === 'examiner' ? plan.phrase : plan.proposals.map(textOf).join('. ');
  const { day, hour } = plannedTimeIn(text, true);
  item.time = { day: day ?? item.time.day, hour: hour ?? item.time.hour };
}

/** Who does what, whichever points the things themselves belong to. */
export const sharedOut = (item: Item, said: Understood): LearnerProposal[] => {
  const all = [...said.touched.flatMap(({ proposals }) => proposals), ...said.open].filter((one) => belongs(item, said, textOf(one), LOOSELY));
  return all.filter((one, index) => 'who' in one && (one.who === 'learner' || one.who === 'examiner') && all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index);
};

/** Joins what is new to what was settled. */
export function withMore(plan: Plan | undefined, more: Plan): Plan {
  if (plan?.by !== 'learner' || more.by !== 'learner') return more;
  const known = new Set(plan.proposals.map((one) => textOf(one).toLowerCase()));
  return { by: 'learner', proposals: [...plan.proposals, ...more.proposals.filter((one) => !known.has(textOf(one).toLowerCase()))] };
}

/** "Ja, gut." proposes nothing. */
export const isReactionOnly = (said: Understood): boolean => said.touched.length === 0 && (does(said, 'agrees') || does(said, 'disagrees')) && said.words <= SHORT_ANSWER + 1;
