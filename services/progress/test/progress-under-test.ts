import { randomUUID } from 'node:crypto';
import { activityRecorded, type AchievementsResponse, achievementsResponseSchema, IDENTITY_HEADER, type Envelope, type Identity } from '@b1fuchs/contracts';
import { createEvent, createLogger, openServiceParts, parseConfig, publishEvent, type ServiceParts } from '@b1fuchs/kit';
import { brokerConnected, freshBroker, freshDatabaseUrl, identityToken, publicKeys, testLifecycle } from '@b1fuchs/testing';
import request from 'supertest';
import type { z } from 'zod';
import { startProgress } from '../src/app.js';
import { configSchema } from '../src/config.js';

export type ProgressUnderTest = {
  parts: ServiceParts;
  baseUrl: string;
  mongoUrl: string;
  rabbitUrl: string;
  publish: (event: Envelope) => Promise<void>;
  achievementsOf: (identity: Identity) => Promise<AchievementsResponse>;
  /** Ids of achievements. */
  earnedBy: (identity: Identity) => Promise<string[]>;
  call: (identity: Identity) => { get: (path: string) => request.Test; post: (path: string, body: object) => request.Test };
  stop: () => Promise<void>;
};

/** The real service on a database and a broker of its own. */
export async function startProgressUnderTest(urls?: { mongoUrl: string; rabbitUrl: string }): Promise<ProgressUnderTest> {
  const lifecycle = testLifecycle();
  const broker = urls ? undefined : await freshBroker();
  const mongoUrl = urls?.mongoUrl ?? freshDatabaseUrl('progress');
  const rabbitUrl = urls?.rabbitUrl ?? broker?.url ?? '';
  const config = parseConfig(configSchema, {
    PORT: '0',
    INTERNAL_TOKEN_PUBLIC_KEYS: JSON.stringify(publicKeys),
    MONGO_URL: mongoUrl,
    RABBIT_URL: rabbitUrl,
  });
  const logger = createLogger('progress', 'silent');
  const parts = await openServiceParts({ service: 'progress', config, logger, lifecycle });
  const { port } = await startProgress(config, parts, lifecycle);
  const baseUrl = `http://127.0.0.1:${port}`;
  await brokerConnected(parts.broker);
  const achievementsOf = async (identity: Identity): Promise<AchievementsResponse> => {
    const answer = await request(baseUrl).get('/api/user/achievements').set(IDENTITY_HEADER, identityToken('progress', identity)).expect(200);
    return achievementsResponseSchema.parse(answer.body);
  };
  return {
    parts,
    baseUrl,
    mongoUrl,
    rabbitUrl,
    publish: (event) => publishEvent(parts.broker, event),
    achievementsOf,
    call: (identity) => {
      const token = identityToken('progress', identity);
      return {
        get: (path) => request(baseUrl).get(path).set(IDENTITY_HEADER, token),
        post: (path, body) => request(baseUrl).post(path).set(IDENTITY_HEADER, token).send(body),
      };
    },
    earnedBy: async (identity) => (await achievementsOf(identity)).achievements.filter(({ earnedAt }) => earnedAt !== null).map(({ id }) => id),
    async stop() {
      await lifecycle.stopAll();
      await broker?.remove();
    },
  };
}

type Changes = { now?: Date; timeZone?: string } & Partial<z.input<typeof activityRecorded.data>>;

export const someActivity = (userId: string, { now = new Date(), ...changes }: Changes = {}): Envelope =>
  createEvent(activityRecorded, {
    userId,
    data: { section: 'writing', description: `Schreiben: ${randomUUID()}`, score: 75, timeZone: 'Europe/Berlin', ...changes },
    now,
  });
