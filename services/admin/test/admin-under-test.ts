import { IDENTITY_HEADER, mailRequested, settingsChanged, type AdminUserRow, type Envelope, type Identity } from '@b1fuchs/contracts';
import { createLogger, openServiceParts, parseConfig, publishEvent, signInternalToken } from '@b1fuchs/kit';
import { brokerConnected, collectEvents, freshBroker, freshDatabaseUrl, identityToken, publicKeys, serverUrls, signingKeyOf, someIdentity, testLifecycle } from '@b1fuchs/testing';
import request, { type Response } from 'supertest';
import { startAdmin } from '../src/app.js';
import { configSchema } from '../src/config.js';
import type { ActivityModels } from '../src/data/activity-log-model.js';
import { createActivityLogs } from '../src/data/activity-logs.js';
import type { UserViewModel } from '../src/data/user-view-model.js';
import { createUserView } from '../src/data/user-view.js';
import { shownRow } from '../src/domain/users/user-row.js';

/** Nothing listens there: port 9 is the old discard service, which no machine runs. */
const NOWHERE = 'http://127.0.0.1:9';

/** The real service on a database and a broker of its own. */
export async function startAdminUnderTest(changes: Record<string, string> = {}) {
  const lifecycle = testLifecycle();
  const broker = await freshBroker();
  const { keyId, privateKey } = signingKeyOf('admin');
  const config = parseConfig(configSchema, {
    PORT: '0',
    INTERNAL_TOKEN_PUBLIC_KEYS: JSON.stringify(publicKeys),
    MONGO_URL: freshDatabaseUrl('admin'),
    RABBIT_URL: broker.url,
    REDIS_URL: serverUrls().REDIS_URL,
    INTERNAL_TOKEN_KEY_ID: keyId,
    INTERNAL_TOKEN_PRIVATE_KEY: privateKey,
    AUTH_URL: NOWHERE,
    BILLING_URL: NOWHERE,
    PROGRESS_URL: NOWHERE,
    PRACTICE_AI_URL: NOWHERE,
    VOCABULARY_URL: NOWHERE,
    REPORT_URL: NOWHERE,
    GATEWAY_OPERATIONS_URL: NOWHERE,
    ...changes,
  });
  const logger = createLogger('admin', 'silent');
  const parts = await openServiceParts({ service: 'admin', config, logger, lifecycle });
  const { port } = await startAdmin(config, parts, lifecycle);
  const baseUrl = `http://127.0.0.1:${port}`;
  await brokerConnected(parts.broker);
  const mails = await collectEvents(parts.broker, mailRequested.name, lifecycle);
  const switched = await collectEvents(parts.broker, settingsChanged.name, lifecycle);
  // Where a test looks into the service, by what the service itself looks with.
  const { models } = parts.connection;
  const view = createUserView(models.UserView as UserViewModel);
  const logs = createActivityLogs({ logs: models.ActivityLog, links: models.ActivityLink } as unknown as ActivityModels);
  const messages = parts.connection.collection('support_messages');

  return {
    parts,
    baseUrl,
    /** For another instance on the same database. */
    mongoUrl: config.MONGO_URL,
    /** POST /api/support-contact as a visitor, or as `identity`. */
    send: (body: unknown, identity?: Identity): Promise<Response> => {
      const call = request(baseUrl).post('/api/support-contact').set('content-type', 'application/json');
      if (identity) void call.set(IDENTITY_HEADER, identityToken('admin', identity));
      return call.send(typeof body === 'string' ? body : JSON.stringify(body));
    },
    messages,
    publish: async (...events: Envelope[]): Promise<void> => {
      for (const event of events) await publishEvent(parts.broker, event);
    },
    /** What the list has of a user; undefined where it does not show them. */
    rowOf: async (userId: string): Promise<AdminUserRow | undefined> => {
      const row = await view.find(userId);
      return row && shownRow(row);
    },
    view,
    logs,
    /** Settings that were told to all services. */
    switched,
    /** Calls a route as an administrator, or as somebody else; undefined for a visitor. */
    call: (method: 'get' | 'post' | 'put' | 'delete', path: string, { body, as = someIdentity({ role: 'admin' }) }: { body?: object; as?: Identity | null } = {}): request.Test => {
      const call = request(baseUrl)[method](path);
      if (as) void call.set(IDENTITY_HEADER, identityToken('admin', as));
      return body === undefined ? call : call.send(body);
    },
    /** The mails that were asked for, whose values name this address. */
    mailsFrom: (email: string) =>
      mails.map((event) => ({ userId: event.userId, data: mailRequested.data.parse(event.data) })).filter(({ data }) => data.values.email === email),
    /** The events that ask for mails. */
    askedMails: (): readonly Envelope[] => mails,
    /** What auth is given of a user. */
    personalDataOf: async (userId: string): Promise<Record<string, unknown>> =>
      (await request(baseUrl).get(`/internal/personal-data/${userId}`).set(IDENTITY_HEADER, signInternalToken(signingKeyOf('auth'), 'admin'))).body as Record<string, unknown>,
    async stop() {
      await lifecycle.stopAll();
      await broker.remove();
    },
  };
}
export type AdminUnderTest = Awaited<ReturnType<typeof startAdminUnderTest>>;
