import type { Env } from './env-file.js';
import { isOpenedHere } from './ports.js';
import type { Ports } from './ports.js';
import type { Secrets } from './secrets.js';

type Input = { ports: Ports; secrets: Secrets; userEnv: Env };

/**
 * Tells whether a provider of our own takes the payments: where none is set up, and only for a product that is opened on this
 * machine, for nobody pays there.
 */
export function playsPayments(userEnv: Env, ports: Ports): boolean {
  const isSetUp = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'].some((name) => name in userEnv);
  return !isSetUp && isOpenedHere(userEnv, ports);
}

export const paymentSandboxUrl = (ports: Ports) => `http://localhost:${ports.payments}`;

/** What billing takes payments with where the sandbox plays the provider; nothing where it does not. `apiUrl` is where billing reaches it. */
export function paymentSettings({ ports, secrets, userEnv }: Input, apiUrl = `http://127.0.0.1:${ports.payments}`): Env {
  if (!playsPayments(userEnv, ports)) return {};
  return { STRIPE_SECRET_KEY: secrets.paymentKey, STRIPE_WEBHOOK_SECRET: secrets.paymentWebhookSecret, STRIPE_API_URL: apiUrl };
}

/** What the sandbox itself is started with, but for where it listens and keeps what was paid. */
export const paymentSandboxEnv = ({ ports, secrets }: Pick<Input, 'ports' | 'secrets'>, gatewayPort: number): Env => ({
  PUBLIC_URL: paymentSandboxUrl(ports),
  API_KEY: secrets.paymentKey,
  WEBHOOK_URL: `http://127.0.0.1:${gatewayPort}/api/stripe/webhook`,
  WEBHOOK_SECRET: secrets.paymentWebhookSecret,
});
