import { activityRecorded, IDENTITY_HEADER, type Envelope, type Identity } from '@b1fuchs/contracts';
import { createLogger, openServiceParts, parseConfig } from '@b1fuchs/kit';
import { brokerConnected, collectEvents, freshBroker, freshDatabaseUrl, identityToken, publicKeys, testLifecycle } from '@b1fuchs/testing';
import request, { type Response, type Test } from 'supertest';
import { startVocabulary } from '../src/app.js';
import { configSchema } from '../src/config.js';

type Method = 'get' | 'post' | 'put' | 'patch';

/** The real service on a database and a broker of its own. */
export async function startVocabularyUnderTest(urls?: { mongoUrl: string; rabbitUrl: string }) {
  const lifecycle = testLifecycle();
  const broker = urls ? undefined : await freshBroker();
  const mongoUrl = urls?.mongoUrl ?? freshDatabaseUrl('vocabulary');
  const rabbitUrl = urls?.rabbitUrl ?? broker?.url ?? '';
  const config = parseConfig(configSchema, { PORT: '0', INTERNAL_TOKEN_PUBLIC_KEYS: JSON.stringify(publicKeys), MONGO_URL: mongoUrl, RABBIT_URL: rabbitUrl });
  const parts = await openServiceParts({ service: 'vocabulary', config, logger: createLogger('vocabulary', 'silent'), lifecycle });
  const { port } = await startVocabulary(config, parts, lifecycle);
  const baseUrl = `http://127.0.0.1:${port}`;
  await brokerConnected(parts.broker);

  const published = await collectEvents(parts.broker, activityRecorded.name, lifecycle);

  const call = (method: Method, path: string, identity: Identity): Test =>
    request(baseUrl)[method](`/api/flashcards/${path}`).set(IDENTITY_HEADER, identityToken('vocabulary', identity));
  const collection = (name: 'user_flashcards' | 'flashcard_reviews' | 'flashcards') => parts.connection.collection<{ _id: string }>(name);
  return {
    parts,
    baseUrl,
    mongoUrl,
    rabbitUrl,
    call,
    get: (path: string, identity: Identity): Promise<Response> => call('get', path, identity),
    post: (path: string, body: object, identity: Identity): Promise<Response> => call('post', path, identity).send(body),
    recordsOf: (name: 'user_flashcards' | 'flashcard_reviews' | 'flashcards', userId: string) => collection(name).find({ [name === 'flashcards' ? 'ownerId' : 'userId']: userId }).toArray(),
    changeCard: (id: string, change: object) => collection('user_flashcards').updateOne({ _id: id }, change),
    publishedFor: (userId: string): Envelope[] => published.filter((event) => event.userId === userId),
    async stop() {
      await lifecycle.stopAll();
      await broker?.remove();
    },
  };
}
export type VocabularyUnderTest = Awaited<ReturnType<typeof startVocabularyUnderTest>>;
