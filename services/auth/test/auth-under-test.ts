import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, securityCheckSchema, type Identity } from '@b1fuchs/contracts';
import { createLogger, createSessions, openServiceParts, parseConfig, connectRedis, signInternalToken, type ServiceParts, type Sessions } from '@b1fuchs/kit';
import { freshBroker, freshDatabaseUrl, identityToken, linkIn, nextMailTo, publicKeys, serverUrls, signingKeyOf, testLifecycle } from '@b1fuchs/testing';
import request, { type Response } from 'supertest';
import { startAuth } from '../src/app.js';
import { configSchema } from '../src/config.js';
import { createAdminAccounts } from '../src/data/admin-accounts.js';
import { createAdministrators, type administratorsModel } from '../src/data/administrators.js';
import type { UserModel } from '../src/data/user-model.js';
import { createUsers } from '../src/data/users.js';
import { makeAdministrator } from '../src/domain/administration/make-administrator.js';

export type NewLearner = { username: string; email: string; password: string };

/** Somebody nobody has met: their own name and address. */
export const someLearner = (changes: Partial<NewLearner> = {}): NewLearner => {
  const id = randomUUID().slice(0, 8);
  return { username: `mina-${id}`, email: `mina-${id}@example.org`, password: 'Richtig-gut-1', ...changes };
};

/** The session id in an answer's cookie. */
export const sessionIn = (answer: Response): string => /b1_session=([\w-]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? 'none';

/** Nothing listens there: port 9 is the old discard service, which no machine runs. */
const NOWHERE = 'http://127.0.0.1:9';

/** The settings that name all other services. */
export const allServicesAt = (url: string): Record<string, string> =>
  Object.fromEntries(['BILLING', 'PRACTICE_AI', 'VOCABULARY', 'PROGRESS', 'ADMIN', 'REPORT'].map((name) => [`${name}_URL`, url]));

/** The real service on a database, a broker and an inbox. @param changes of its settings */
export async function startAuthUnderTest(changes: Record<string, string> = {}) {
  const lifecycle = testLifecycle();
  const broker = await freshBroker();
  const { REDIS_URL, SMTP_URL, MAIL_URL } = serverUrls();
  const { keyId, privateKey } = signingKeyOf('auth');
  const supportEmail = `support-${randomUUID()}@example.org`;
  const config = parseConfig(configSchema, {
    PORT: '0',
    INTERNAL_TOKEN_PUBLIC_KEYS: JSON.stringify(publicKeys),
    MONGO_URL: freshDatabaseUrl('auth'),
    RABBIT_URL: broker.url,
    REDIS_URL,
    SMTP_URL,
    PUBLIC_URL: 'http://localhost:8080',
    MAIL_FROM: 'B1 Fuchs <post@b1fuchs.example>',
    SUPPORT_EMAIL: supportEmail,
    TOKEN_SECRET: randomUUID(),
    INTERNAL_TOKEN_KEY_ID: keyId,
    INTERNAL_TOKEN_PRIVATE_KEY: privateKey,
    ...allServicesAt(NOWHERE),
    ...changes,
  });
  const logger = createLogger('auth', 'silent');
  const parts: ServiceParts = await openServiceParts({ service: 'auth', config, logger, lifecycle });
  const { port } = await startAuth(config, parts, lifecycle);
  const baseUrl = `http://127.0.0.1:${port}`;
  const redis = connectRedis(config.REDIS_URL, logger);
  const sessions: Sessions = createSessions(redis);

  // Where the test stands in for the operator.
  const models = parts.connection.models;
  const outbox = { nudge: () => undefined };
  const userRecords = models.User as UserModel;
  const users = createUsers(userRecords, outbox);
  const accounts = createAdminAccounts(userRecords, outbox);
  const administrators = createAdministrators(models.Administrators as ReturnType<typeof administratorsModel>);

  const post = (path: string, body: object, identity?: Identity): Promise<Response> => {
    const call = request(baseUrl).post(path);
    return identity ? call.set(IDENTITY_HEADER, identityToken('auth', identity)).send(body) : call.send(body);
  };
  const solvedCheck = async (): Promise<{ id: string; answer: number }> => {
    const { id, left, right } = securityCheckSchema.parse((await request(baseUrl).get('/api/security-check')).body);
    return { id, answer: left + right };
  };
  const register = async (learner: NewLearner): Promise<Response> =>
    post('/api/register', { ...learner, securityCheck: await solvedCheck(), timeZone: 'Asia/Tehran' });
  const verificationToken = async ({ email }: NewLearner): Promise<string> =>
    linkIn(await nextMailTo(MAIL_URL, email, /bestätigen/)).searchParams.get('token') ?? '';

  return {
    parts,
    baseUrl,
    redis,
    sessions,
    mailUrl: MAIL_URL,
    supportEmail,
    post,
    solvedCheck,
    register,
    verificationToken,
    async registerVerified(learner: NewLearner): Promise<void> {
      await register(learner);
      await post('/api/verify-email', { token: await verificationToken(learner) });
    },
    users: () => parts.connection.collection('users'),
    /** As the operator does. */
    makeAdministrator: (email: string): Promise<string> => makeAdministrator({ users, accounts, administrators, sessions }, email, new Date()),
    /** So that the next test has its own alone. */
    async dismissAdministrators(): Promise<void> {
      await parts.connection.collection('users').updateMany({}, { $set: { role: 'user' } });
      await administrators.align(() => accounts.administratorIds());
    },
    alignAdministrators: (): Promise<void> => administrators.align(() => accounts.administratorIds()),
    /** Calls an internal route as the admin service does. */
    asAdmin: (method: 'get' | 'post' | 'put' | 'patch', path: string, body: object = {}): Promise<Response> =>
      request(baseUrl)[method](path).set(IDENTITY_HEADER, signInternalToken(signingKeyOf('admin'), 'auth')).send(body),
    async stop() {
      await lifecycle.stopAll();
      await redis.quit();
      await broker.remove();
    },
  };
}
export type AuthUnderTest = Awaited<ReturnType<typeof startAuthUnderTest>>;
