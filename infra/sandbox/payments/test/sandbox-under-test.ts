import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { startPaymentSandbox, type PaymentSandbox, type PaymentSandboxOptions } from '../src/index.js';

export const API_KEY = 'sk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';

/** The provider's own library, pointed at the sandbox. */
export const clientOf = ({ port }: Pick<PaymentSandbox, 'port'>, { key = API_KEY, retries = 0 } = {}): Stripe =>
  new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', telemetry: false, maxNetworkRetries: retries, timeout: 5_000 });

export async function startUnderTest(options: Partial<PaymentSandboxOptions> = {}) {
  const sandbox = await startPaymentSandbox({ port: 0, apiKey: API_KEY, webhookSecret: WEBHOOK_SECRET, ...options });
  return { ...sandbox, stripe: clientOf(sandbox), ...controlsOf(sandbox) };
}
export type UnderTest = Awaited<ReturnType<typeof startUnderTest>>;

function controlsOf({ url }: PaymentSandbox) {
  const ask = async (method: string, path: string, body: object): Promise<{ status: number; body: unknown }> => {
    const answer = await fetch(new URL(`/_sandbox/${path}`, url), { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  return {
    pay: (session: string, outcome: string) => ask('POST', `sessions/${session}/pay`, { outcome }),
    refund: (payment: string, body: object = {}) => ask('POST', `payments/${payment}/refund`, body),
    dispute: (payment: string, status: string) => ask('POST', `payments/${payment}/dispute`, { status }),
    delivery: (body: object) => ask('PUT', 'delivery', body),
    faults: (body: object) => ask('PUT', 'faults', body),
  };
}

export const someSession = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 1_499, product_data: { name: '1 Month Access' } } }],
  success_url: 'http://localhost:8080/subscription-success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:8080/subscribe?canceled=1',
  ...changes,
});

/** A session that has been paid, with its payment. */
export async function paidSession({ stripe, pay }: Pick<UnderTest, 'stripe' | 'pay'>): Promise<{ id: string; paymentIntent: string }> {
  const { id } = await stripe.checkout.sessions.create(someSession());
  await pay(id, 'paid');
  const { payment_intent: paymentIntent } = await stripe.checkout.sessions.retrieve(id);
  if (typeof paymentIntent !== 'string') throw new Error('the session has no payment');
  return { id, paymentIntent };
}

/** A shop's webhook, which checks signatures as a shop does and answers with `status`. */
export async function startWebhook() {
  const events: Stripe.Event[] = [];
  const webhook = { status: 200, refused: 0 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (webhook.status < 300) events.push(read(body, request.headers));
      else webhook.refused += 1;
      response.writeHead(webhook.status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/stripe/webhook`,
    events,
    webhook,
    types: () => events.map(({ type }) => type),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function read(body: string, headers: IncomingHttpHeaders): Stripe.Event {
  return Stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', WEBHOOK_SECRET);
}
