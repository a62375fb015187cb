import { setTimeout } from 'node:timers/promises';
import {
  connectRedis,
  createPersonalData,
  createServiceApp,
  listen,
  lookedUpGauge,
  pingMongo,
  startConsumer,
  startOutbox,
  startPersonalDataClock,
  withErasure,
  type Lifecycle,
  type RunningServer,
  type ServiceParts,
} from '@b1fuchs/kit';
import { createDependencyParser } from './clients/dependency-parser.js';
import { createEmbeddings, EMBEDDING_MODEL } from './clients/embeddings.js';
import { createGrammarEngine, type GrammarEngine } from './clients/grammar-engine.js';
import { createPracticeMetrics, measuredEmbeddings, measuredGrammar, measuredParser } from './clients/practice-metrics.js';
import { rememberParses, rememberReadings, rememberVectors } from './clients/remember.js';
import { recipientOf, type Config } from './config.js';
import { aiConsentModel } from './data/ai-consent-model.js';
import { createAiConsents } from './data/ai-consents.js';
import { createAttemptHeadlines } from './data/attempt-headlines.js';
import { aiUsageModel } from './data/ai-usage-model.js';
import { createAiUsage } from './data/ai-usage.js';
import { conversationModel } from './data/conversation-model.js';
import { createConversations } from './data/conversations.js';
import { disputedCorrectionModel } from './data/disputed-correction-model.js';
import { createDisputedCorrections } from './data/disputed-corrections.js';
import { reportedCorrectionModel } from './data/reported-correction-model.js';
import { createReportedCorrections } from './data/reported-corrections.js';
import { examAttemptModel } from './data/exam-attempt-model.js';
import { createExamAttempts } from './data/exam-attempts.js';
import { declarations } from './data/personal-data.js';
import { createVectorStore } from './data/vector-store.js';
import { speakingAttemptModel } from './data/speaking-attempt-model.js';
import { createSpeakingAttempts } from './data/speaking-attempts.js';
import { styleRefinementModel } from './data/style-refinement-model.js';
import { createStyleRefinements } from './data/style-refinements.js';
import { createTallies } from './data/tallies.js';
import { tallyModel } from './data/tally-model.js';
import { createListening } from './domain/conversation/listening.js';
import { leaveOut } from './domain/engine-failures.js';
import { createTopicJudge } from './domain/grading/topic-fit.js';
import { findCorrections } from './domain/grammar/find-corrections.js';
import { consentWording } from './domain/provider/consent-wording.js';
import { createKnowWithdrawn } from './domain/reported/know-withdrawn.js';
import { dropUndisputed, gatherReports } from './domain/reported/report-correction.js';
import { sampleSentences } from './domain/speaking/catalogue/speaking-topics.js';
import { freePoints } from './domain/speaking/free/free-talk.js';
import { feedbackSubjects } from './domain/speaking/feedback/topic/feedback-topic.js';
import { createSpeechJudge } from './domain/speaking/feedback/topic/speech-judge.js';
import { createMomentListener } from './domain/speaking/understanding/moment-listener.js';
import { createTopicListener } from './domain/speaking/understanding/topic-listener.js';
import { taskTexts } from './domain/writing-tasks/task-texts.js';
import { writingTasks } from './domain/writing-tasks/writing-tasks.js';
import { createRoutes } from './entry/http/routes.js';
import { openProvider } from './open-provider.js';
import { openSpeech, recipientsOf } from './open-speech.js';

/** The whole analysis answers within 15 s (spec 2, section 9.1); each engine gets less. */
const GRAMMAR_TIMEOUT_MS = 10_000;
const HELPER_TIMEOUT_MS = 8_000;
/** For the engine's judgement of what the provider proposes, after both have answered. */
const VERIFY_TIMEOUT_MS = 3_000;
const ENGINE_POLL_MS = 1_000;
/** A history of the longest conversation, as the gateway's routing table has it. */
const HISTORY_LIMIT = '1mb';
/** For the vectors of the whole catalogue, computed once at start. */
const CATALOGUE_TIMEOUT_MS = 120_000;
/** A month after the last start that used them, the catalogue's vectors are forgotten. */
const VECTORS_LIFE_MS = 30 * 24 * 3_600_000;

/** Puts the practice service together on open connections and listens. */
export async function startPracticeAi(config: Config, { logger, metrics, connection, broker }: ServiceParts, lifecycle: Lifecycle): Promise<RunningServer> {
  const redis = connectRedis(config.REDIS_URL, logger);
  lifecycle.onStop('redis', () => redis.quit());

  const attemptRecords = examAttemptModel(connection);
  const disputeRecords = disputedCorrectionModel(connection);
  const reportRecords = reportedCorrectionModel(connection);
  const consentRecords = aiConsentModel(connection);
  const usageRecords = aiUsageModel(connection);
  const refinementRecords = styleRefinementModel(connection);
  const conversationRecords = conversationModel(connection);
  const speechRecords = speakingAttemptModel(connection);
  const tallyRecords = tallyModel(connection);
  const records = [tallyRecords, attemptRecords, disputeRecords, reportRecords, consentRecords, usageRecords, refinementRecords, conversationRecords, speechRecords];
  await Promise.all(records.map((model) => model.init()));
  const outbox = startOutbox({ broker, collections: [attemptRecords, refinementRecords, conversationRecords, speechRecords].map(({ collection }) => collection), logger, metrics });
  lifecycle.onStop('outbox', () => outbox.stop());

  const practiceMetrics = createPracticeMetrics(metrics.registry);
  const engineWithin = (timeoutMs: number): GrammarEngine => measuredGrammar(practiceMetrics, createGrammarEngine({ url: config.GRAMMAR_URL, timeoutMs }));
  const [engine, hurriedEngine] = [engineWithin(GRAMMAR_TIMEOUT_MS), engineWithin(VERIFY_TIMEOUT_MS)];
  const parser = measuredParser(practiceMetrics, createDependencyParser({ url: config.PARSER_URL, timeoutMs: HELPER_TIMEOUT_MS }));
  const embeddings = measuredEmbeddings(practiceMetrics, createEmbeddings({ url: config.EMBEDDINGS_URL, timeoutMs: HELPER_TIMEOUT_MS }));
  const reports = { disputes: createDisputedCorrections(disputeRecords), reported: createReportedCorrections(reportRecords) };
  await gatherReports(reports);
  const knowWithdrawn = createKnowWithdrawn(reports.reported);

  const patient = createEmbeddings({ url: config.EMBEDDINGS_URL, timeoutMs: CATALOGUE_TIMEOUT_MS });
  const knownVectors = rememberVectors(embeddings);
  const topics = createTopicJudge({ quick: knownVectors, patient }, writingTasks.map(taskTexts));
  const consents = createAiConsents(consentRecords);
  const tallies = createTallies(tallyRecords, (error) => logger.warn({ err: error }, 'the figures count one less'));
  const usage = createAiUsage(usageRecords, tallies);
  const recipients = recipientsOf(config);
  const wording = consentWording(recipients);
  const { advisor, stylist, talker } = openProvider({ config, consents, usage, wordingVersion: wording.version, logger, metrics: practiceMetrics });
  const speechRecipients = [...new Set([recipients.voice, recipients.recognition].flatMap((recipient) => recipient?.name ?? []))];
  const [knownReadings, knownParses] = [rememberReadings(engine), rememberParses(parser)];
  const listener = createTopicListener({ embeddings: knownVectors, samples: sampleSentences, leaveOut });
  const judge = createSpeechJudge({ quick: embeddings, patient, listener, topics, subjects: feedbackSubjects });
  const moments = createMomentListener({ embeddings: knownVectors, patient, store: createVectorStore({ redis, model: EMBEDDING_MODEL, lifeMs: VECTORS_LIFE_MS }), leaveOut });
  lookedUpGauge(metrics.registry, { name: 'conversation_moments_prepared', help: '1 as soon as free conversation hears by meaning, after computing for a while at the first start' }, () => Promise.resolve(Number(moments.isPrepared())));
  const listening = createListening({ engine: knownReadings, parser: knownParses, listener, moments });
  const conversations = createConversations(conversationRecords, outbox);
  const personalData = createPersonalData({ service: 'practice-ai', connection, broker, declarations, elsewhere: () => dropUndisputed(reports) });
  lifecycle.onStop('tidying', startPersonalDataClock(personalData, logger).stop);
  const app = createServiceApp({
    bodyLimit: HISTORY_LIMIT,
    service: 'practice-ai',
    publicKeys: config.INTERNAL_TOKEN_PUBLIC_KEYS,
    routes: createRoutes({
      tallies,
      headlines: createAttemptHeadlines({ writing: attemptRecords, speaking: speechRecords }),
      engine: knownReadings,
      hurriedEngine,
      parser: knownParses,
      topics,
      attempts: createExamAttempts(attemptRecords, outbox, tallies),
      reports,
      knowWithdrawn,
      refinements: createStyleRefinements(refinementRecords, outbox),
      speaking: { judge, attempts: createSpeakingAttempts(speechRecords, outbox, tallies) },
      provider: advisor,
      stylist: stylist && { ...stylist, judges: { engine: hurriedEngine, embeddings } },
      conversation: {
        conversations,
        listener,
        chat: { conversations, listening: listening.inStage, provider: talker },
        free: {
          conversations,
          listening: listening.freely,
          provider: talker,
          correcting: async (text) => findCorrections({ text, engine: knownReadings, parser: knownParses, isWithdrawn: await knowWithdrawn() }).catch(leaveOut),
        },
      },
      consent: { provider: config.AI_PROVIDER, recipient: recipientOf(config), speechRecipients, wording, consents },
      speech: openSpeech({ config, redis, consents, usage, wordingVersion: wording.version, logger, metrics, practiceMetrics }),
    }),
    personalData,
    logger,
    metrics,
    readiness: {
      database: () => pingMongo(connection),
      grammar: engine.ready,
    },
    dispensable: { parser: () => parser.parse('Das ist gut.'), embeddings: () => embeddings.embed(['gut']), redis: () => redis.ping() },
  });
  const server = await listen(app, config.HOST, config.PORT, config.DRAIN_SECONDS * 1_000);
  lifecycle.onStop('http', server.stop);
  void startConsumer({ service: 'practice-ai', broker, handlers: withErasure([], personalData), logger, metrics }).then((consumer) => {
    lifecycle.onStop('consumer', consumer.close);
  });
  const stopped = new AbortController();
  whenReady(engine, stopped.signal).then(() => topics.warmUp(stopped.signal)).then(() => listener.prepare('free', freePoints)).then(() => judge.warmUp()).catch((error: unknown) => {
    logger.warn({ err: error }, 'the catalogue’s vectors are computed when first needed');
  }).then(() => moments.prepare(stopped.signal)).catch((error: unknown) => {
    logger.warn({ err: error }, 'the moments of free conversations are prepared when next somebody speaks freely');
  });
  // Not waited for: the embeddings may take longer than a stop may.
  lifecycle.onStop('warm-up', () => {
    stopped.abort();
    return Promise.resolve();
  });
  return server;
}

/** The engine needs the whole machine while it starts, and no text is judged before it is there. */
async function whenReady(engine: GrammarEngine, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await engine.ready().then(() => true, () => false))) {
    await setTimeout(ENGINE_POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}
