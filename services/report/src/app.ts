import {
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
import { createPdfBrowser } from './clients/pdf-browser.js';
import { createPdfMetrics } from './clients/pdf-metrics.js';
import { loadReportFonts } from './clients/report-fonts.js';
import { useSandbox, type Config } from './config.js';
import { declarations } from './data/personal-data.js';
import { reportModel } from './data/report-model.js';
import { createReports } from './data/reports.js';
import { createRoutes } from './entry/http/routes.js';

/** As in the gateway's routing table: a long text with many corrections. */
const BODY_LIMIT = '1mb';
/** More than this many waiting learners would wait longer than the page does. */
const QUEUE_LIMIT = 64;
/** Half of what the gateway waits; the longest text with 60 corrections takes well under a second. */
const RENDER_TIMEOUT_MS = 15_000;
const RENDERS_PER_BROWSER = 500;

/** Puts the report service together on open connections and listens. */
export async function startReport(config: Config, { logger, metrics, connection, broker }: ServiceParts, lifecycle: Lifecycle): Promise<RunningServer> {
  const records = reportModel(connection);
  await records.init();
  const outbox = startOutbox({ broker, collections: [records.collection], logger, metrics });
  lifecycle.onStop('outbox', () => outbox.stop());

  const browser = createPdfBrowser({
    executablePath: config.CHROMIUM_PATH,
    sandbox: useSandbox(config, process.getuid?.()),
    concurrency: config.PDF_CONCURRENCY,
    queueLimit: QUEUE_LIMIT,
    renderTimeoutMs: RENDER_TIMEOUT_MS,
    rendersPerBrowser: RENDERS_PER_BROWSER,
    logger,
    metrics: createPdfMetrics(metrics.registry),
  });
  lifecycle.onStop('browser', () => browser.close());
  lookedUpGauge(metrics.registry, { name: 'pdf_prints_waiting', help: 'Prints that wait for a page' }, () => Promise.resolve(browser.waiting()));

  const personalData = createPersonalData({ service: 'report', connection, broker, declarations });
  lifecycle.onStop('tidying', startPersonalDataClock(personalData, logger).stop);
  const app = createServiceApp({
    service: 'report',
    bodyLimit: BODY_LIMIT,
    publicKeys: config.INTERNAL_TOKEN_PUBLIC_KEYS,
    routes: createRoutes({ fonts: await loadReportFonts(), browser, reports: createReports(records, outbox) }),
    personalData,
    logger,
    metrics,
    readiness: { database: () => pingMongo(connection), browser: () => browser.check() },
  });
  const server = await listen(app, config.HOST, config.PORT, config.DRAIN_SECONDS * 1_000);
  lifecycle.onStop('http', server.stop);

  void startConsumer({ service: 'report', broker, handlers: withErasure([], personalData), logger, metrics }).then((consumer) => {
    lifecycle.onStop('consumer', consumer.close);
  });
  return server;
}
