import type { WritingSection } from '@b1fuchs/contracts';
import type { LanguageModel } from '../../clients/language-model.js';
import { ProviderFailure, type TokenUse } from '../../clients/provider-failure.js';
import type { AiConsents } from '../../data/ai-consents.js';
import type { AiUsage } from '../../data/ai-usage.js';
import { isGerman } from '../grading/german.js';
import { findWritingTask } from '../writing-tasks/writing-tasks.js';
import { costOf, MICROCENTS_PER_CENT, monthOf, mostTokens, type TokenPrices } from './cost.js';
import { CAP_REACHED, failureNotices } from './notices.js';
import { adviceSchema, type Advice } from './proposal.js';
import { writePrompt } from './write-prompt.js';

export type ProviderParts = {
  model: LanguageModel;
  consents: AiConsents;
  usage: AiUsage;
  /** Of the wording that has to be agreed to. */
  wordingVersion: string;
  prices: TokenPrices;
  monthlyCapCents: number;
  /** A new mark that nobody can guess. */
  newFence: () => string;
  /** Told of each failure; its message holds nothing personal. */
  onFailure: (failure: ProviderFailure) => void;
};
type Input = { userId: string; text: string; topic: string; section: WritingSection };
/** `notice` tells the learner why there is no advice; without consent, or where a model could not help, there is neither. */
export type ProviderAnswer = { advice?: Advice; notice?: string };

const MAX_OUTPUT_TOKENS = 2_000;

/** Asks the model about a text, if the learner has agreed and their month's budget has room. A failure is an answer, not an error. */
export async function askProvider(parts: ProviderParts, input: Input, now: Date): Promise<ProviderAnswer> {
  const { userId, text, topic } = input;
  if (!isGerman(text) || !(await parts.consents.isGiven(userId, parts.wordingVersion))) return {};

  const prompt = writePrompt({ ...input, task: findWritingTask(topic), fence: parts.newFence() });
  const reserved = costOf(mostTokens(prompt, MAX_OUTPUT_TOKENS), parts.prices);
  const account = { userId, month: monthOf(now) };
  if (!(await parts.usage.reserve(account, reserved, parts.monthlyCapCents * MICROCENTS_PER_CENT))) return { notice: CAP_REACHED };

  const { tokens, ...answer } = await parts.model
    .ask({ ...prompt, name: 'writing_advice', schema: adviceSchema, maxOutputTokens: MAX_OUTPUT_TOKENS })
    .then((said) => ({ advice: said.answer, tokens: said.tokens }), (error: unknown) => withoutAdvice(parts, error));
  // What is not known may have been charged: the reservation stays.
  if (tokens) await parts.usage.settle(account, tokens, costOf(tokens, parts.prices) - reserved);
  return answer;
}

function withoutAdvice(parts: ProviderParts, error: unknown): { notice: string; tokens: TokenUse | undefined } {
  if (!(error instanceof ProviderFailure)) throw error;
  parts.onFailure(error);
  return { notice: failureNotices[error.reason], tokens: error.tokens };
}
