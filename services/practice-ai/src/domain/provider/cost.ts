import type { TokenUse } from '../../clients/provider-failure.js';

/** A question to a model: who it is to be, and what it is asked. */
export type Prompt = { system: string; user: string };

/** Cents per million tokens. So many cents for a million are as many millionths of a cent for one. */
export type TokenPrices = { inputCents: number; outputCents: number };

export const MICROCENTS_PER_CENT = 1_000_000;
/** German has three to four characters a token, the instructions are English, the answer's schema counts too. */
const CHARACTERS_PER_TOKEN = 2;
const SCHEMA_TOKENS = 500;

/** In millionths of a cent, rounded up. */
export const costOf = ({ input, output }: TokenUse, { inputCents, outputCents }: TokenPrices): number =>
  Math.ceil(input * inputCents + output * outputCents);

/** The most that a call can use. */
export const mostTokens = ({ system, user }: Prompt, maxOutputTokens: number): TokenUse => ({
  input: Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN) + SCHEMA_TOKENS,
  output: maxOutputTokens,
});

/** The calendar month that is counted in, 'yyyy-MM' by UTC, as providers bill. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);
