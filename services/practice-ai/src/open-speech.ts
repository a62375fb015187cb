import { createSlots, type Logger, type Metrics } from '@b1fuchs/kit';
import type { Redis } from 'ioredis';
import { createCircuitBreaker } from './clients/circuit-breaker.js';
import type { ProviderFailure } from './clients/provider-failure.js';
import { createEspeak } from './clients/speech/espeak.js';
import { createProviderVoice } from './clients/speech/provider-voice.js';
import { measuredTranscriber, measuredVoice, type PracticeMetrics, type Provider } from './clients/practice-metrics.js';
import { createSpeechMetrics } from './clients/speech/speech-metrics.js';
import { createTranscriber } from './clients/speech/transcriber.js';
import type { SpeechFailure } from './clients/speech/voice.js';
import { isOutside, recipientOf, type Config } from './config.js';
import type { AiConsents } from './data/ai-consents.js';
import type { AiUsage } from './data/ai-usage.js';
import { createSpeechCache } from './data/speech-cache.js';
import { countedUsage } from './domain/provider/counted-usage.js';
import type { Recipients } from './domain/provider/consent-wording.js';
import { createSoundLibrary } from './domain/speech/sound-library.js';
import type { SpeechServer } from './domain/speech/speech-server.js';
import type { SpeechParts } from './entry/http/speech/routes.js';

/** espeak uses one core for some hundredths of a second; who waits longer than this queue hears the browser's voice sooner. */
const ESPEAK_AT_ONCE = 4;
const ESPEAK_WAITING = 100;
/** The longest text takes it a third of a second. */
const ESPEAK_TIMEOUT_MS = 5_000;

/** The page waits five seconds for a sound to begin (spec 2, section 9): espeak needs the rest. */
const VOICE_START_MS = 3_000;
const VOICE_TIMEOUT_MS = 25_000;

/** Each recording is up to 10 MB in memory. */
const RECORDINGS_AT_ONCE = 4;
const RECORDINGS_WAITING = 12;
/** Ten minutes of speech on a processor of our own; the gateway waits a little longer. */
const TRANSCRIPTION_TIMEOUT_MS = 60_000;

/** After so many failed calls in a row a server is left alone for a while. */
const SERVER_FAILURES = 5;
const SERVER_PAUSE_MS = 30_000;

/** Kept sounds live beside the sessions, so they are few: some hundred sentences at a time. */
const DAY_MS = 86_400_000;
const SOUND_LIFE_MS = 7 * DAY_MS;
const MAX_SOUND_BYTES = 2 * 1024 * 1024;
const MAX_SOUNDS_BYTES = 64 * 1024 * 1024;

/** A dear voice's price per million characters, and a usual one per hour of recordings, where the person names none. */
const VOICE_PRICE_CENTS = 3_000;
const RECOGNITION_PRICE_CENTS = 60;

/** Who receives what of a learner's outside this installation. */
export function recipientsOf(config: Config): Recipients {
  const outside = (url: string | undefined) => (url !== undefined && isOutside(url) ? { name: recipientOf(config, url), host: new URL(url).host } : undefined);
  const voice = outside(config.SPEECH_URL);
  const recognition = outside(config.TRANSCRIBE_URL);
  // Where nothing goes out nobody is asked, but there is a wording all the same.
  const isNamed = config.AI_PROVIDER === 'openai' || !(voice ?? recognition);
  return { model: isNamed ? { name: recipientOf(config), host: new URL(config.OPENAI_BASE_URL).host } : undefined, voice, recognition };
}

type Input = { config: Config; redis: Redis; consents: AiConsents; usage: AiUsage; wordingVersion: string; logger: Logger; metrics: Metrics; practiceMetrics: PracticeMetrics };

/** What speaking and listening take. */
export function openSpeech({ config, redis, consents, usage, wordingVersion, logger, metrics, practiceMetrics }: Input): SpeechParts {
  const counters = createSpeechMetrics(metrics.registry);
  const onFailure = (failure: SpeechFailure | ProviderFailure): void => {
    logger.warn({ reason: failure.reason }, failure.message);
  };
  const shared = { consents, wordingVersion, monthlyCapCents: config.AI_MONTHLY_CAP_CENTS, onFailure };
  const usageOf = (provider: Provider): AiUsage => countedUsage(usage, (cents) => practiceMetrics.providerCost.inc({ provider }, cents));
  const provider = openVoice(config, practiceMetrics);
  const recognition = openRecognition(config, practiceMetrics);
  const library = createSoundLibrary({
    cache: createSpeechCache({ redis, prefix: 'speech:', lifeMs: SOUND_LIFE_MS, maxSoundBytes: MAX_SOUND_BYTES, maxBytes: MAX_SOUNDS_BYTES, now: Date.now }),
    onSound: (voice, source) => counters.sounds.inc({ voice, source }),
    onCacheFailure: (error) => logger.warn({ err: error }, 'a sound is neither found nor kept'),
  });
  const basic = createEspeak({ command: config.ESPEAK_PATH, slots: createSlots(ESPEAK_AT_ONCE, ESPEAK_WAITING), timeoutMs: ESPEAK_TIMEOUT_MS });
  return {
    speaking: { ...shared, usage: usageOf('voice'), library, basic, provider },
    transcription: { ...shared, usage: usageOf('recognition'), recognition },
    offers: { consents, wordingVersion, provider, recognition },
  };
}

const newBreaker = () => createCircuitBreaker({ failures: SERVER_FAILURES, pauseMs: SERVER_PAUSE_MS, now: () => performance.now() });

const serverAt = (url: string, config: Config): SpeechServer => ({ recipient: recipientOf(config, url), isOutside: isOutside(url) });

function openVoice(config: Config, metrics: PracticeMetrics): SpeechParts['speaking']['provider'] {
  const { SPEECH_URL: url, SPEECH_API_KEY: apiKey, SPEECH_MODEL: model, SPEECH_VOICE: voice, SPEECH_PRICE_CENTS: price } = config;
  if (url === undefined) return undefined;
  const server = serverAt(url, config);
  return {
    ...server,
    voice: measuredVoice(metrics, createProviderVoice({ url, apiKey, model, voice, startWithinMs: VOICE_START_MS, timeoutMs: VOICE_TIMEOUT_MS, breaker: newBreaker() })),
    priceCents: price ?? (server.isOutside ? VOICE_PRICE_CENTS : 0),
  };
}

function openRecognition(config: Config, metrics: PracticeMetrics): SpeechParts['transcription']['recognition'] {
  const { TRANSCRIBE_URL: url, TRANSCRIBE_API_KEY: apiKey, TRANSCRIBE_MODEL: model, TRANSCRIBE_PRICE_CENTS: price } = config;
  if (url === undefined) return undefined;
  const server = serverAt(url, config);
  return {
    ...server,
    transcriber: measuredTranscriber(metrics, createTranscriber({ url, apiKey, model, timeoutMs: TRANSCRIPTION_TIMEOUT_MS, breaker: newBreaker() })),
    slots: createSlots(RECORDINGS_AT_ONCE, RECORDINGS_WAITING),
    priceCents: price ?? (server.isOutside ? RECOGNITION_PRICE_CENTS : 0),
  };
}
