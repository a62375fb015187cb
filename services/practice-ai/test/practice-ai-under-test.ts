import { activityRecorded, correctionSchema, IDENTITY_HEADER, writingFeedbackSchema, type Envelope, type Identity } from '@b1fuchs/contracts';
import { createLogger, openServiceParts, parseConfig, signInternalToken } from '@b1fuchs/kit';
import { collectEvents, freshBroker, freshDatabaseUrl, identityToken, publicKeys, serverUrls, signingKeyOf, someIdentity, testLifecycle } from '@b1fuchs/testing';
import request, { type Response } from 'supertest';
import { z } from 'zod';
import { startPracticeAi } from '../src/app.js';
import { configSchema } from '../src/config.js';

/** Where the language engines are; a test of an outage names another place for one of them. */
export type Engines = { GRAMMAR_URL: string; PARSER_URL: string; EMBEDDINGS_URL: string };

/** Nothing listens there: port 9 is the old discard service, which no machine runs. */
export const NOWHERE = 'http://127.0.0.1:9';

/** The real service on a database and a broker of its own, with the real engines unless told otherwise. */
export async function startPracticeAiUnderTest(changes: Partial<Engines> & Record<string, string> = {}) {
  const lifecycle = testLifecycle();
  const broker = await freshBroker();
  const { REDIS_URL, GRAMMAR_URL, PARSER_URL, EMBEDDINGS_URL } = serverUrls();
  const config = parseConfig(configSchema, {
    PORT: '0',
    INTERNAL_TOKEN_PUBLIC_KEYS: JSON.stringify(publicKeys),
    MONGO_URL: freshDatabaseUrl('practice_ai'),
    RABBIT_URL: broker.url,
    REDIS_URL,
    GRAMMAR_URL,
    PARSER_URL,
    EMBEDDINGS_URL,
    ...changes,
  });
  const logger = createLogger('practice-ai', 'silent');
  const parts = await openServiceParts({ service: 'practice-ai', config, logger, lifecycle });
  const { port } = await startPracticeAi(config, parts, lifecycle);
  const baseUrl = `http://127.0.0.1:${port}`;

  const published = await collectEvents(parts.broker, activityRecorded.name, lifecycle);

  const attempts = parts.connection.collection('exam_attempts');
  const disputes = parts.connection.collection('disputed_corrections');
  return {
    parts,
    baseUrl,
    /** For another instance on the same database. */
    mongoUrl: config.MONGO_URL,
    /** POST /api/analyze/grammar as a learner whom nobody has met, or as `identity`. */
    analyze: (body: object, identity: Identity = someIdentity()): Promise<Response> =>
      request(baseUrl).post('/api/analyze/grammar').set(IDENTITY_HEADER, identityToken('practice-ai', identity)).send(body),
    /** GET or POST another path as `identity`. */
    get: (path: string, identity: Identity): Promise<Response> =>
      request(baseUrl).get(path).set(IDENTITY_HEADER, identityToken('practice-ai', identity)),
    post: (path: string, body: object, identity: Identity): Promise<Response> =>
      request(baseUrl).post(path).set(IDENTITY_HEADER, identityToken('practice-ai', identity)).send(body),
    /** Calls an internal route as a service. */
    asService: (caller: 'admin' | 'gateway', method: 'get' | 'put', path: string, body?: object): Promise<Response> => {
      const call = request(baseUrl)[method](path).set(IDENTITY_HEADER, signInternalToken(signingKeyOf(caller), 'practice-ai'));
      return body === undefined ? call : call.send(body);
    },
    del: (path: string, identity: Identity): Promise<Response> => request(baseUrl).delete(path).set(IDENTITY_HEADER, identityToken('practice-ai', identity)),
    /** POST whose answer is wanted piece by piece. */
    stream: (path: string, body: object, identity: Identity): Promise<Response> =>
      request(baseUrl).post(path).set(IDENTITY_HEADER, identityToken('practice-ai', identity)).set('accept', 'text/event-stream').send(body),
    disputesOf: (userId: string) => disputes.find({ userId }).toArray(),
    /** /api/ai-consent; with a version it is given. */
    consent: (method: 'get' | 'post' | 'delete', identity: Identity, version?: unknown): Promise<Response> =>
      request(baseUrl)[method]('/api/ai-consent')
        .set(IDENTITY_HEADER, identityToken('practice-ai', identity))
        .send(version === undefined ? undefined : { version }),
    readiness: (): Promise<Response> => request(baseUrl).get('/health/ready'),
    attemptsOf: (userId: string) => attempts.find({ userId }).toArray(),
    /** Makes the learner's attempts at a task ones of another time. */
    async attemptsMadeAt(userId: string, topic: string, at: string): Promise<void> {
      await attempts.updateMany({ userId, topic }, { $set: { createdAt: new Date(at) } });
    },
    /** Makes a learner's attempts what an earlier version stored. */
    async attemptsWithoutTranslations(userId: string): Promise<void> {
      for (const { _id, feedback } of await attempts.find({ userId }).toArray()) {
        const earlier = writingFeedbackSchema.extend({ corrections: z.array(correctionSchema.omit({ translations: true })) }).parse(feedback);
        await attempts.updateOne({ _id }, { $set: { feedback: earlier } });
      }
    },
    /** What a collection holds about a learner. */
    recordsOf: (collection: 'ai_consents' | 'ai_usage' | 'style_refinements' | 'speaking_attempts', userId: string) => parts.connection.collection(collection).find({ userId }).toArray(),
    /** The activities told of a learner so far. */
    publishedFor: (userId: string): Envelope[] => published.filter((event) => event.userId === userId),
    async stop() {
      await lifecycle.stopAll();
      await broker.remove();
    },
  };
}
export type PracticeAiUnderTest = Awaited<ReturnType<typeof startPracticeAiUnderTest>>;
