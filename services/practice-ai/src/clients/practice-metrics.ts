import { Counter, Histogram, type Registry } from 'prom-client';
import { EngineFailure, type EngineName } from './engine-failure.js';
import type { DependencyParser } from './dependency-parser.js';
import type { Embeddings } from './embeddings.js';
import type { GrammarEngine } from './grammar-engine.js';
import type { LanguageModel } from './language-model.js';
import { ProviderFailure } from './provider-failure.js';
import type { Transcriber } from './speech/transcriber.js';
import type { Voice } from './speech/voice.js';

export type PracticeMetrics = ReturnType<typeof createPracticeMetrics>;
/** Whoever is paid for its answers. */
export type Provider = 'model' | 'voice' | 'recognition';

/** How the engines and the outside providers do. */
export function createPracticeMetrics(registry: Registry) {
  return {
    engineSeconds: new Histogram({
      name: 'engine_call_seconds',
      help: 'Time of a call to a language engine, by what it ended in',
      labelNames: ['engine', 'call', 'outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    providerSeconds: new Histogram({
      name: 'ai_call_seconds',
      help: 'Time of a call to an outside provider, by what it ended in',
      labelNames: ['provider', 'call', 'outcome'],
      buckets: [0.1, 0.25, 0.5, 1, 2, 4, 6, 9, 15, 25, 60],
      registers: [registry],
    }),
    providerCost: new Counter({
      name: 'ai_cost_cents_total',
      help: 'What calls to an outside provider have cost, in cents by the prices that are configured',
      labelNames: ['provider'],
      registers: [registry],
    }),
  };
}

/** Begins to measure; what it returns is told the outcome. */
type StartTimer = () => (end: { outcome: string }) => void;
type Call<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

/** The same call, timed. */
const timed =
  <Args extends unknown[], Result>(start: StartTimer, call: Call<Args, Result>): Call<Args, Result> =>
  async (...args) => {
    const stop = start();
    try {
      const result = await call(...args);
      stop({ outcome: 'answered' });
      return result;
    } catch (error) {
      stop({ outcome: outcomeOf(error) });
      throw error;
    }
  };

const outcomeOf = (error: unknown): string => (error instanceof EngineFailure || error instanceof ProviderFailure ? error.reason : 'failed');

export function measuredGrammar({ engineSeconds }: PracticeMetrics, engine: GrammarEngine): GrammarEngine {
  const measured = <Args extends unknown[], Result>(call: string, work: Call<Args, Result>) => timed(() => engineSeconds.startTimer({ engine: 'grammar' satisfies EngineName, call }), work);
  return { ready: engine.ready, check: measured('check', engine.check), readings: measured('readings', engine.readings), synthesize: measured('synthesize', engine.synthesize) };
}

export const measuredParser = ({ engineSeconds }: PracticeMetrics, { parse }: DependencyParser): DependencyParser => ({
  parse: timed(() => engineSeconds.startTimer({ engine: 'parser' satisfies EngineName, call: 'parse' }), parse),
});

export const measuredEmbeddings = ({ engineSeconds }: PracticeMetrics, { embed }: Embeddings): Embeddings => ({
  embed: timed(() => engineSeconds.startTimer({ engine: 'embeddings' satisfies EngineName, call: 'embed' }), embed),
});

export function measuredModel({ providerSeconds }: PracticeMetrics, { ask, tell }: LanguageModel): LanguageModel {
  return {
    ask: (question) => timed(() => providerSeconds.startTimer({ provider: 'model' satisfies Provider, call: 'ask' }), () => ask(question))(),
    tell: timed(() => providerSeconds.startTimer({ provider: 'model' satisfies Provider, call: 'tell' }), tell),
  };
}

export const measuredTranscriber = ({ providerSeconds }: PracticeMetrics, { transcribe }: Transcriber): Transcriber => ({
  transcribe: timed(() => providerSeconds.startTimer({ provider: 'recognition' satisfies Provider, call: 'transcribe' }), transcribe),
});

/** The whole sound is timed, up to its last piece. */
export function measuredVoice({ providerSeconds }: PracticeMetrics, voice: Voice): Voice {
  return {
    ...voice,
    async *speak(order, signal) {
      const stop = providerSeconds.startTimer({ provider: 'voice' satisfies Provider, call: 'speak' });
      try {
        yield* voice.speak(order, signal);
        stop({ outcome: 'answered' });
      } catch (error) {
        stop({ outcome: outcomeOf(error) });
        throw error;
      }
    },
  };
}
