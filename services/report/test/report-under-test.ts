import { IDENTITY_HEADER, reportGenerated, type Envelope, type Identity } from '@b1fuchs/contracts';
import { createLogger, openServiceParts, parseConfig, type ServiceParts } from '@b1fuchs/kit';
import { collectEvents, freshBroker, freshDatabaseUrl, identityToken, publicKeys, testLifecycle } from '@b1fuchs/testing';
import request from 'supertest';
import { startReport } from '../src/app.js';
import { configSchema } from '../src/config.js';

export type ReportUnderTest = {
  parts: ServiceParts;
  baseUrl: string;
  /** Told of reports so far. */
  events: Envelope[];
  /** Asks for a report, the one on writing unless told otherwise, as the gateway would for this learner; the answer's body is a Buffer when it is a PDF. */
  askFor: (body: unknown, identity: Identity, path?: string) => request.Test;
  stop: () => Promise<void>;
};

/** The real service with a real browser, on a database and a broker of its own. */
export async function startReportUnderTest(environment: Record<string, string> = {}): Promise<ReportUnderTest> {
  const lifecycle = testLifecycle();
  const broker = await freshBroker();
  const config = parseConfig(configSchema, {
    PORT: '0',
    INTERNAL_TOKEN_PUBLIC_KEYS: JSON.stringify(publicKeys),
    MONGO_URL: freshDatabaseUrl('report'),
    RABBIT_URL: broker.url,
    ...environment,
  });
  const logger = createLogger('report', 'silent');
  const parts = await openServiceParts({ service: 'report', config, logger, lifecycle });
  const { port } = await startReport(config, parts, lifecycle);
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    parts,
    baseUrl,
    events: await collectEvents(parts.broker, reportGenerated.name, lifecycle),
    askFor: (body, identity, path = '/api/generate/writing-report') =>
      request(baseUrl)
        .post(path)
        .set(IDENTITY_HEADER, identityToken('report', identity))
        .send(body as object),
    async stop() {
      await lifecycle.stopAll();
      await broker.remove();
    },
  };
}
