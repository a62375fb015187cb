import type { Correction } from '@b1fuchs/contracts';
import type { GrammarEngine } from '../../clients/grammar-engine.js';
import { leaveOut } from '../engine-failures.js';
import type { ModelAnswer } from './ask-model.js';
import { countErrors } from './count-errors.js';
import { mergeCorrections, prepareTrials } from './merge-corrections.js';
import { NOT_VERIFIED } from './notices.js';
import { plainRemark } from './plain-text.js';
import type { Advice } from './proposal.js';
import { verifyProposals } from './verify-proposals.js';

export type Advised = { corrections: Correction[]; remark?: string; notice?: string };

/** The own corrections with what the model adds to them, once it was verified against the text and by the engine. */
export async function takeAdvice({ text, own, answer, engine }: {
  text: string;
  own: Correction[];
  answer: ModelAnswer<Advice>;
  engine: Pick<GrammarEngine, 'check'>;
}): Promise<Advised> {
  const { answer: advice, notice } = answer;
  if (!advice) return { corrections: own, ...(notice === undefined ? {} : { notice }) };

  const trials = prepareTrials(text, own, verifyProposals(text, advice.corrections));
  const counts = await countErrors(trials.flatMap((trial) => [trial.without, trial.with]), engine).catch(leaveOut);
  if (!counts) return { corrections: own, notice: NOT_VERIFIED };
  const errors = trials.map((_, index) => ({ without: counts[2 * index] ?? 0, with: counts[2 * index + 1] ?? Infinity }));
  const remark = plainRemark(advice.overallFeedback, text);
  return { corrections: mergeCorrections(own, trials, errors), ...(remark === undefined ? {} : { remark }) };
}
