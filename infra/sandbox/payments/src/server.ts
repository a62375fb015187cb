import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { ApiError, apiErrors } from './api/api-error.js';
import { createApiRouter } from './api/api-router.js';
import { createFaultBox } from './api/faults.js';
import { forgetOldAnswers } from './api/idempotency.js';
import { createControlRouter } from './control.js';
import { createEmit, forgetOldEvents, type Core } from './core.js';
import { createDeliveries } from './delivery.js';
import { createPageRouter } from './pages/page-router.js';
import { findCheckout } from './payments/checkouts.js';
import { settleDue } from './payments/pay.js';
import { openStore } from './store.js';

export type PaymentSandboxOptions = {
  host?: string;
  /** 0 takes a free one. */
  port: number;
  /** The address under which browsers reach it; by default the port on this machine. */
  publicUrl?: string;
  /** What the shop calls the API with. */
  apiKey: string;
  /** Where events are sent to; nowhere without it. */
  webhookUrl?: string;
  webhookSecret: string;
  /** Keeps everything over a restart; by default it is gone. */
  stateFile?: string;
  /** How long delayed money is on its way. */
  settleAfterMs?: number;
  /** The time in Unix milliseconds. */
  now?: () => number;
};
export type PaymentSandbox = {
  /** The API's address without a path, and the browsers' too. */
  url: string;
  port: number;
  /** Sends events there from now on. */
  deliverTo: (webhookUrl: string) => void;
  stop: () => Promise<void>;
};

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const TICK_MS = 500;
const SETTLE_AFTER_MS = 30_000;

/**
 * Starts the provider that plays the one for payments.
 * @throws Error for an address that is not this machine's: nobody pays here, and anybody may refund.
 */
export async function startPaymentSandbox(options: PaymentSandboxOptions): Promise<PaymentSandbox> {
  const { host = '127.0.0.1', port, publicUrl: named, webhookUrl, webhookSecret, settleAfterMs = SETTLE_AFTER_MS, now = Date.now } = options;
  if (named !== undefined && !LOCAL_HOSTS.has(new URL(named).hostname)) {
    throw new Error(`The payment sandbox is for this machine alone: its address is localhost, not ${named}.`);
  }
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const publicUrl = named ?? `http://localhost:${taken}`;

  const store = openStore(options.stateFile);
  const deliveries = createDeliveries({ store, now }, webhookUrl === undefined ? undefined : { url: webhookUrl, secret: webhookSecret });
  const core: Core = { store, now, publicUrl, settleAfterMs, emit: createEmit({ store, now, announce: deliveries.announce }) };
  forgetOldAnswers(core);
  forgetOldEvents(core);
  server.on('request', createApp(core, { apiKey: options.apiKey, deliveries }));
  const ticking = setInterval(() => passTime(core), TICK_MS).unref();
  return {
    url: publicUrl,
    port: taken,
    deliverTo: (url) => deliveries.deliverTo({ url, secret: webhookSecret }),
    async stop() {
      clearInterval(ticking);
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await deliveries.stop();
      store.close();
    },
  };
}

/** What happens by itself: sessions end, and delayed money arrives or does not. */
function passTime(core: Core): void {
  for (const { session } of core.store.all('checkouts')) findCheckout(core, session.id);
  settleDue(core);
}

function createApp(core: Core, { apiKey, deliveries }: { apiKey: string; deliveries: ReturnType<typeof createDeliveries> }): express.Express {
  const app = express();
  const faults = createFaultBox();
  app.disable('x-powered-by').disable('etag').set('query parser', 'extended');
  app.get('/health/ready', (_request, response) => response.json({ status: 'ready' }));
  app.use('/v1', createApiRouter(core, { apiKey, faults }), answerInJson);
  app.use('/_sandbox', createControlRouter(core, { deliveries, faults }), answerInJson);
  app.use(createPageRouter(core));
  return app;
}

const answerInJson: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  if (!(error instanceof ApiError)) console.error(error);
  const { status, details } = error instanceof ApiError ? error : apiErrors.broken();
  response.status(status).json({ error: details });
};
