import { APIError, toFile } from 'openai';
import { z } from 'zod';
import type { CircuitBreaker } from '../circuit-breaker.js';
import { createProviderClient, failureOf } from '../provider-client.js';
import { isOutage, ProviderFailure, throwResting } from '../provider-failure.js';

/** A stretch of speech with what the recognition thinks of its own work. */
export type HeardSegment = {
  text: string;
  start: number;
  end: number;
  /** Mean logarithm of the words' probabilities: 0 is certain. */
  logProbability: number;
  /** That nobody spoke. */
  silenceProbability: number;
  /** How much shorter its words, with those around it, become when packed: many times where the same is said over and over. */
  compression: number | undefined;
};
export type Heard = { text: string; seconds: number | undefined; segments: HeardSegment[] };
export type RecordingFile = { bytes: Buffer; name: string; mimeType: string };

export interface Transcriber {
  /** What is said in a recording; undefined where the server can't read it. Throws ProviderFailure, or the signal's reason. */
  transcribe: (recording: RecordingFile, signal: AbortSignal) => Promise<Heard | undefined>;
}

interface TranscriberOptions {
  /** Any server that speaks the OpenAI transcription call. */
  url: string;
  apiKey: string | undefined;
  model: string;
  timeoutMs: number;
  breaker: CircuitBreaker;
}

/** By these the server says that it does not like what it was sent, be it the recording or the form of the answer. */
const NOT_LIKED = new Set([400, 415, 422]);
/** More than can be said in ten minutes. */
const MAX_HEARD_LENGTH = 20_000;

const heardSchema = z.object({
  text: z.string().max(MAX_HEARD_LENGTH),
  duration: z.coerce.number().nonnegative().optional().catch(undefined),
  segments: z
    .array(
      z.object({
        text: z.string(),
        start: z.number(),
        end: z.number(),
        avg_logprob: z.number(),
        no_speech_prob: z.number(),
        compression_ratio: z.number().optional(),
      }),
    )
    .optional()
    .catch(undefined),
});

/** Client of a speech recognition for German behind the `openai` library. */
export function createTranscriber({ url, apiKey, model, timeoutMs, breaker }: TranscriberOptions): Transcriber {
  const client = createProviderClient({ url, apiKey, timeoutMs });
  /** Some models tell nothing but the text; found out once. */
  let format: 'verbose_json' | 'json' = 'verbose_json';

  async function transcribe({ bytes, name, mimeType }: RecordingFile, signal: AbortSignal): Promise<Heard | undefined> {
    const late = AbortSignal.timeout(timeoutMs);
    const file = await toFile(bytes, name, { type: mimeType });
    const askFor = async (wanted: typeof format): Promise<unknown> => {
      const answer: unknown = await client.audio.transcriptions.create(
        // The same recording should get the same words.
        { file, model, language: 'de', response_format: wanted, temperature: 0 },
        { signal: AbortSignal.any([signal, late]) },
      );
      format = wanted;
      return answer;
    };
    try {
      const answer = await askFor(format).catch((error: unknown) => {
        if (format === 'json' || !isNotLiked(error)) throw error;
        return askFor('json');
      });
      return readHeard(answer);
    } catch (error) {
      signal.throwIfAborted();
      if (isNotLiked(error)) return undefined;
      throw error instanceof ProviderFailure ? error : failureOf(error, late, timeoutMs);
    }
  }

  return { transcribe: (recording, signal) => breaker.run(() => transcribe(recording, signal), isOutage, throwResting) };
}

const isNotLiked = (error: unknown): boolean => error instanceof APIError && NOT_LIKED.has(Number(error.status));

function readHeard(answer: unknown): Heard {
  const read = heardSchema.safeParse(answer);
  if (!read.success) throw new ProviderFailure('bad-answer', 'no transcription');
  const { text, duration, segments = [] } = read.data;
  return {
    text,
    seconds: duration,
    segments: segments.map((segment) => ({
      text: segment.text,
      start: segment.start,
      end: segment.end,
      logProbability: segment.avg_logprob,
      silenceProbability: segment.no_speech_prob,
      compression: segment.compression_ratio,
    })),
  };
}
