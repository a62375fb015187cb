import type { Proposal } from '../catalogue/catalogue-types.js';
import { splitSentences } from '../../grading/sentences.js';
import { questionIn } from '../understanding/questions.js';
import { stemsIn } from '../understanding/stems.js';
import { plannedTimeIn } from '../understanding/times-and-sums.js';
import type { Understood } from '../understanding/understood.js';
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

/** "Ja, aber lieber um acht" is a proposal against the examiner's, "Ja, am Samstag" is not. */
export const isCounter = (own: Plan | undefined, proposal: Proposal, said: Understood): boolean =>
  own?.by === 'learner' && said.touched.length > 0 && !isReactionOnly(said) && own.proposals.some((one) => 'phrase' in one && stemsIn(one.phrase, proposal.words).length === 0);
