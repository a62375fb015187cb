import type { z } from 'zod';
import type { LanguageModel } from '../../clients/language-model.js';
import { ProviderFailure, type TokenUse } from '../../clients/provider-failure.js';
import type { AiConsents } from '../../data/ai-consents.js';
import type { AiUsage } from '../../data/ai-usage.js';
import { costOf, MICROCENTS_PER_CENT, monthOf, mostTokens, type Prompt, type TokenPrices } from './cost.js';
import { CAP_REACHED, failureNotices } from './notices.js';

export type ProviderParts = {
  model: LanguageModel;
  /** Who runs it. */
  recipient: string;
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
type Inquiry<T> = {
  userId: string;
  /** For the provider: letters and underscores. */
  name: string;
  schema: z.ZodType<T>;
  /** The question with what the learner wrote behind the mark. */
  writePrompt: (fence: string) => Prompt;
};
/** `notice` tells the learner why there is no answer; without consent there is neither. */
export type ModelAnswer<T> = { answer?: T; notice?: string };

const MAX_OUTPUT_TOKENS = 2_000;
/** A turn in a talk has a few sentences. */
const MAX_TURN_TOKENS = 300;

/** Asks the model, if the learner has agreed and their month's budget has room. A failure is an answer, not an error. */
export const askModel = <T>(parts: ProviderParts, { userId, name, schema, writePrompt }: Inquiry<T>, now: Date): Promise<ModelAnswer<T>> =>
  spend(parts, { userId, writePrompt, maxOutputTokens: MAX_OUTPUT_TOKENS }, now, (prompt) => parts.model.ask({ ...prompt, name, schema, maxOutputTokens: MAX_OUTPUT_TOKENS }));

/** Lets the model say something in its own words, under the same conditions; `onPiece` gets them as they come. */
export const tellModel = (
  parts: ProviderParts,
  { userId, writePrompt, onPiece }: Pick<Inquiry<never>, 'userId' | 'writePrompt'> & { onPiece: (piece: string) => void },
  now: Date,
): Promise<ModelAnswer<string>> =>
  spend(parts, { userId, writePrompt, maxOutputTokens: MAX_TURN_TOKENS }, now, (prompt) => parts.model.tell({ ...prompt, maxOutputTokens: MAX_TURN_TOKENS }, onPiece));

async function spend<T>(
  parts: ProviderParts,
  { userId, writePrompt, maxOutputTokens }: Pick<Inquiry<T>, 'userId' | 'writePrompt'> & { maxOutputTokens: number },
  now: Date,
  call: (prompt: Prompt) => Promise<{ answer: T; tokens: TokenUse | undefined }>,
): Promise<ModelAnswer<T>> {
  if (!(await parts.consents.isGiven(userId, parts.wordingVersion))) return {};

  const prompt = writePrompt(parts.newFence());
  const reserved = costOf(mostTokens(prompt, maxOutputTokens), parts.prices);
  const account = { userId, month: monthOf(now), recipient: parts.recipient, at: now };
  if (!(await parts.usage.reserve(account, reserved, parts.monthlyCapCents * MICROCENTS_PER_CENT))) return { notice: CAP_REACHED };

  const { tokens, ...answer } = await call(prompt).catch((error: unknown) => withoutAnswer(parts, error));
  // What is not known may have been charged: the reservation stays.
  if (tokens) await parts.usage.settle(account, tokens, { cost: costOf(tokens, parts.prices), reserved });
  return answer;
}

function withoutAnswer(parts: ProviderParts, error: unknown): { notice: string; tokens: TokenUse | undefined } {
  if (!(error instanceof ProviderFailure)) throw error;
  parts.onFailure(error);
  return { notice: failureNotices[error.reason], tokens: error.tokens };
}
