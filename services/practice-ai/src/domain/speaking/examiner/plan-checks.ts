import type { Proposal } from '../catalogue/catalogue-types.js';
import { splitSentences } from '../../grading/sentences.js';
import { questionIn } from '../understanding/questions.js';
import { stemsIn } from '../understanding/stems.js';
import { plannedTimeIn } from '../understanding/times-and-sums.js';
import { textOf, type LearnerProposal, type Understood } from '../understanding/understood.js';
import { isReactionOnly, type Item } from './agenda.js';
import { repeatBack, type Plan } from './plan-wording.js';
import { does } from './talk.js';

/** Things that are named beside something else change nothing that was settled. */
export const isOnlyNamed = ({ index }: Item, { touched, open, named = [] }: Understood, more: Plan): boolean =>
  more.by === 'learner' && more.proposals.every((one) => 'quote' in one && named.includes(one.quote)) && [...touched.filter(({ point }) => point === index).flatMap(({ proposals }) => proposals), ...open].length === 0;

/** "Um 20 Uhr, das ist gut" to a proposal for 20 Uhr. */
export const namesTimeOf = ({ settled }: Proposal, message: string): boolean => {
  const { day, hour } = plannedTimeIn(message, true);
  return (day ?? hour) !== undefined && [day, hour].every((one) => one === undefined || settled.includes(one));
};

/** It stands in the plan in these words. */
export const isKnown = ({ plan }: Item, words: string): boolean => plan !== undefined && repeatBack(plan) === words;

/** A question that names nothing to plan. */
export const onlyAsks = (said: Understood, message: string): boolean => does(said, 'asks') && said.open.length === 0 && splitSentences(message).every((sentence) => sentence.endsWith('?') || questionIn(message) === message);

/** Of other points than this one. */
export const speaksOnlyOfOthers = (said: Understood, index: number): boolean => said.touched.length > 0 && !said.touched.some(({ point }) => point === index);

const OTHERWISE = /(?:^|[.!?] )(?:oder|ich kenne)(?!\p{L})|(?<!\p{L})(?:lieber|stattdessen|oder (?:wir|man))(?!\p{L})/iu;

/** Does a message plan something else, though a word of the proposal occurs in it? */
export const isOtherPlan = (own: Plan | undefined, proposal: Proposal, message: string): boolean =>
  own?.by === 'learner' && own.proposals.length > 0 && (OTHERWISE.test(message) || isElsewhere(own.proposals.flatMap((one) => ('phrase' in one ? [one.phrase] : [])), proposal));

const isElsewhere = (phrases: string[], { words }: Proposal): boolean => phrases.length > 0 && phrases.every((phrase) => stemsIn(phrase, words).length === 0);

/** "Ja, aber lieber um acht" is a proposal against the examiner's, "Ja, am Samstag" is not. */
export const isCounter = (own: Plan | undefined, proposal: Proposal, said: Understood): boolean =>
  own?.by === 'learner' && said.touched.length > 0 && !isReactionOnly(said) && own.proposals.some((one) => 'phrase' in one && stemsIn(one.phrase, proposal.words).length === 0);

/** "Am Sonntag ist es besser" to a proposal for Saturday, whatever is said of Saturday besides. */
export function namesOtherTime({ point }: Item, { settled }: Proposal, message: string): boolean {
  const { day, hour } = plannedTimeIn(message, true);
  return point.kind === 'time' && [day, hour].some((one) => one !== undefined && !settled.includes(one));
}

/** Does a message begin with a sentence that only agrees? "Okay, einverstanden. Zum Essen …" */
export const isPureYes = (message: string): boolean => PURE_YES.test(splitSentences(message)[0] ?? '');
const PURE_YES = /^(?:(?:ja|okay|ok|gut|einverstanden|genau|super|prima|perfekt|in ordnung|alles klar|gern|gerne|stimmt|sehr gut|(?:das ist )?(?:auch )?(?:eine )?(?:sehr )?gute idee|das finde ich (?:auch )?gut|machen wir(?: so)?|so machen wir das|abgemacht|das passt)[ ,.!]*)+$/iu;

const OR = /(?<!\p{L})oder (?:wir|man|ich|lieber|vielleicht|auch|im|in|am|an|auf|zum|zur|mit|bei|ein|eine|einen|der|die|das|den)(?!\p{L})/iu;
const WHICH = /was (?:meinen|denken|sagen|finden) sie|was (?:meinst|denkst|sagst|findest) du|was gefällt (?:ihnen|dir)|was ist (?:besser|ihnen lieber)|oder was[ ]*\?/iu;

/** Are two things proposed, of which the partner is to choose one? */
export const asksWhichOfTwo = (said: Understood, message: string): boolean => OR.test(message) && WHICH.test(message) && (does(said, 'asks') || does(said, 'asks-back') || does(said, 'asks-choice'));

/** Of a plan with two ideas the first one, where one is to be chosen. */
export const firstOnly = (plan: Plan | undefined, message: string, mayChoose: boolean): Plan | undefined =>
  mayChoose && plan?.by === 'learner' ? { by: 'learner', proposals: plan.proposals.toSorted((one, other) => placeOf(one, message) - placeOf(other, message)).slice(0, 1) } : plan;

const placeOf = (proposal: LearnerProposal, message: string): number => message.indexOf(/\p{Lu}\p{L}+/u.exec(textOf(proposal))?.[0] ?? '');
