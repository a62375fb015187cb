import { randomUUID } from 'node:crypto';
import type { Logger } from '@b1fuchs/kit';
import { createCircuitBreaker } from './clients/circuit-breaker.js';
import { createLanguageModel } from './clients/language-model.js';
import { measuredModel, type PracticeMetrics } from './clients/practice-metrics.js';
import { recipientOf, type Config } from './config.js';
import type { AiConsents } from './data/ai-consents.js';
import type { AiUsage } from './data/ai-usage.js';
import { countedUsage } from './domain/provider/counted-usage.js';
import type { ProviderParts } from './domain/provider/ask-model.js';

/** The whole analysis answers within 15 s (spec 2, section 9.1). */
const ADVICE_TIMEOUT_MS = 9_000;
/** A whole text takes the model longer to write than a list of errors; the gateway waits 30 s. */
const REWRITING_TIMEOUT_MS = 20_000;
/** A page waits 8 s for a turn (spec 2, section 9.1); our own must still arrive after the model failed. */
const TURN_TIMEOUT_MS = 6_000;
/** After so many failed calls in a row the provider is left alone for a while. */
const PROVIDER_FAILURES = 5;
const PROVIDER_PAUSE_MS = 30_000;

type Input = { config: Config; consents: AiConsents; usage: AiUsage; wordingVersion: string; logger: Logger; metrics: PracticeMetrics };

/** What asking an outside model takes, for corrections, for rewriting and for talking; nothing when none is configured. */
export function openProvider({ config, consents, usage, wordingVersion, logger, metrics }: Input): { advisor?: ProviderParts; stylist?: ProviderParts; talker?: ProviderParts } {
  if (config.AI_PROVIDER === 'offline') return {};
  const breaker = createCircuitBreaker({ failures: PROVIDER_FAILURES, pauseMs: PROVIDER_PAUSE_MS, now: () => performance.now() });
  const partsWithin = (timeoutMs: number): ProviderParts => ({
    model: measuredModel(
      metrics,
      createLanguageModel({
        url: config.OPENAI_BASE_URL,
        apiKey: config.OPENAI_API_KEY,
        model: config.OPENAI_MODEL,
        timeoutMs,
        breaker,
      }),
    ),
    recipient: recipientOf(config),
    consents,
    usage: countedUsage(usage, (cents) => metrics.providerCost.inc({ provider: 'model' }, cents)),
    wordingVersion,
    prices: { inputCents: config.AI_INPUT_PRICE_CENTS, outputCents: config.AI_OUTPUT_PRICE_CENTS },
    monthlyCapCents: config.AI_MONTHLY_CAP_CENTS,
    newFence: randomUUID,
    onFailure: ({ reason, message }) => {
      logger.warn({ reason }, message);
    },
  });
  return { advisor: partsWithin(ADVICE_TIMEOUT_MS), stylist: partsWithin(REWRITING_TIMEOUT_MS), talker: partsWithin(TURN_TIMEOUT_MS) };
}
