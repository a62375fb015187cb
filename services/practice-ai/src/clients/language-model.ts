import { setTimeout } from 'node:timers/promises';
import { APIError } from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import { z } from 'zod';
import type { CircuitBreaker } from './circuit-breaker.js';
import { createProviderClient, failureOf } from './provider-client.js';
import { isOutage, ProviderFailure, throwResting, type TokenUse } from './provider-failure.js';

/** A question whose answer has a fixed shape. */
export interface Question<T> {
  system: string;
  user: string;
  /** The shape's name for the provider: letters and underscores. Its schema holds only objects, arrays, strings and enums. */
  name: string;
  schema: z.ZodType<T>;
  maxOutputTokens: number;
}

/** What a model is to say in words of its own. */
export type Wish = Pick<Question<never>, 'system' | 'user' | 'maxOutputTokens'>;

export interface LanguageModel {
  /** The answer as text, handed to `onPiece` as it comes. Not tried twice. Throws ProviderFailure without a whole answer in time. */
  tell: (wish: Wish, onPiece: (piece: string) => void) => Promise<{ answer: string; tokens: TokenUse | undefined }>;
  /** Throws ProviderFailure without a usable answer in time. */
  ask: <T>(question: Question<T>) => Promise<{ answer: T; tokens: TokenUse | undefined }>;
}

interface LanguageModelOptions {
  /** Any server that speaks the OpenAI chat completions call. */
  url: string;
  apiKey: string | undefined;
  model: string;
  /** For the whole call, the second try included. */
  timeoutMs: number;
  breaker: CircuitBreaker;
}

/** Between the tries where the provider names no pause. */
const RETRY_PAUSE_MS = 400;
/** A second try with less time left is not worth its price. */
const SHORTEST_ANSWER_MS = 2_000;

const tokensSchema = z.number().int().nonnegative();
const completionSchema = z.object({
  choices: z.tuple([z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string().nullish() }) })]).rest(z.unknown()),
  usage: z.object({ prompt_tokens: tokensSchema, completion_tokens: tokensSchema }).optional().catch(undefined),
});

/** Client of a language model behind the `openai` library. */
export function createLanguageModel({ url, apiKey, model, timeoutMs, breaker }: LanguageModelOptions): LanguageModel {
  const client = createProviderClient({ url, apiKey, timeoutMs });

  const ask: LanguageModel['ask'] = async ({ system, user, name, schema, maxOutputTokens }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const deadline = performance.now() + timeoutMs;
    const send = () =>
      client.chat.completions.create(
        {
          model,
          messages: [{ role: 'system', content: system }, { role: 'user', content: user }],
          response_format: zodResponseFormat(schema, name),
          max_completion_tokens: maxOutputTokens,
          // The same text should get the same answer.
          temperature: 0,
        },
        { signal },
      );
    const completion: unknown = await send()
      .catch((error: unknown) => sendAgain(error, send, deadline, signal))
      .catch((error: unknown) => {
        throw failureOf(error, signal, timeoutMs);
      });
    return readAnswer(completion, schema);
  };

  const tell: LanguageModel['tell'] = async ({ system, user, maxOutputTokens }, onPiece) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const stream = await client.chat.completions.create(
        {
          model,
          messages: [{ role: 'system', content: system }, { role: 'user', content: user }],
          max_completion_tokens: maxOutputTokens,
          stream: true,
          stream_options: { include_usage: true },
        },
        { signal },
      );
      return await readPieces(stream, onPiece);
    } catch (error) {
      throw error instanceof ProviderFailure ? error : failureOf(error, signal, timeoutMs);
    }
  };

  return {
    ask: (question) => breaker.run(() => ask(question), isOutage, throwResting),
    tell: (wish, onPiece) => breaker.run(() => tell(wish, onPiece), isOutage, throwResting),
  };
}

const pieceSchema = z.object({
  choices: z.array(z.object({ finish_reason: z.string().nullish(), delta: z.object({ content: z.string().nullish() }).optional() })).default([]),
  usage: completionSchema.shape.usage,
});

async function readPieces(stream: AsyncIterable<unknown>, onPiece: (piece: string) => void): Promise<{ answer: string; tokens: TokenUse | undefined }> {
  let answer = '';
  let finish: string | undefined;
  let tokens: TokenUse | undefined;
  for await (const chunk of stream) {
    const piece = pieceSchema.parse(chunk);
    const text = piece.choices[0]?.delta?.content ?? '';
    finish = piece.choices[0]?.finish_reason ?? finish;
    if (piece.usage) tokens = { input: piece.usage.prompt_tokens, output: piece.usage.completion_tokens };
    if (text !== '') onPiece(text);
    answer += text;
  }
  if (finish !== 'stop') throw new ProviderFailure('bad-answer', `ended by ${finish ?? 'nothing'}`, tokens);
  return { answer, tokens };
}

/** The second and last try, where the provider was too busy or broken and the time allows it. The library's own does not end in time. */
async function sendAgain<T>(error: unknown, send: () => PromiseLike<T>, deadline: number, signal: AbortSignal): Promise<T> {
  if (!(error instanceof APIError)) throw error;
  const status: unknown = error.status;
  const headers: unknown = error.headers;
  if (typeof status !== 'number' || (status !== 429 && status < 500)) throw error;
  const askedFor = headers instanceof Headers ? Number.parseFloat(headers.get('retry-after') ?? '') : Number.NaN;
  const pauseMs = askedFor >= 0 ? askedFor * 1_000 : RETRY_PAUSE_MS;
  if (performance.now() + pauseMs + SHORTEST_ANSWER_MS > deadline) throw error;
  await setTimeout(pauseMs, undefined, { signal });
  return send();
}

function readAnswer<T>(completion: unknown, schema: z.ZodType<T>): { answer: T; tokens: TokenUse | undefined } {
  const read = completionSchema.safeParse(completion);
  if (!read.success) throw new ProviderFailure('bad-answer', 'no chat completion');
  const [{ finish_reason: finish, message }] = read.data.choices;
  const { usage } = read.data;
  const tokens = usage && { input: usage.prompt_tokens, output: usage.completion_tokens };
  if (finish === 'length' || finish === 'content_filter') throw new ProviderFailure('bad-answer', `ended by ${finish}`, tokens);
  const answer = schema.safeParse(parseJson(message.content ?? ''));
  if (!answer.success) throw new ProviderFailure('bad-answer', 'not the shape that was asked for', tokens);
  return { answer: answer.data, tokens };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
