import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { renderComposeEnv } from './env-file.js';
import type { Env } from './env-file.js';
import { LaunchError } from './launch-error.js';
import { loadSecrets, publicKeysJson } from './secrets.js';
import type { Secrets } from './secrets.js';
import { sandboxSettings } from './openid-sandbox.js';
import { paymentSettings } from './payment-sandbox.js';
import { defaultPortBase, publicUrl } from './ports.js';
import { mongoUrl, serviceNames, settingsFor, variableName } from './service-env.js';
import { makeStateDir, root, writeRecord } from './stack.js';
import type { Stack } from './stack.js';

const engineTimeoutMs = 10_000;

const answers = (...args: string[]) =>
  promisify(execFile)('docker', args, { timeout: engineTimeoutMs }).then(
    () => true,
    () => false,
  );

/** Tells whether a Docker engine answers and the compose plugin is there; the client alone is no engine. */
export async function dockerAnswers(): Promise<boolean> {
  return (await answers('info')) && (await answers('compose', 'version'));
}

/** Where auth reaches the part that plays Google; browsers come to the published port. */
const sandboxWithin = 'http://openid:8080';
/** Where billing reaches the part that plays the payment provider. */
const paymentsWithin = 'http://payments:8080';

/** Grafana is there in containers alone; where everybody expects it, unless another stack has that place. */
export const grafanaPort = ({ portBase }: Stack): number => (portBase === defaultPortBase ? 3_000 : portBase + 1_011);

/** So is the page of the traces, where they are asked for. */
export const jaegerPort = ({ portBase }: Stack): number => (portBase === defaultPortBase ? 16_686 : portBase + 1_012);

const envFileOf = (stack: Stack) => join(stack.stateDir, 'compose.env');
const servicesEnvOf = (stack: Stack) => join(stack.stateDir, 'services.env');

/** What docker-compose.yml takes from outside: ports, addresses, the stack's secrets and the person's own settings. */
export function composeEnv(stack: Stack, secrets: Secrets, userEnv: Env): Env {
  const server = userEnv.MONGO_URL;
  const sandbox = sandboxSettings({ ports: stack.ports, secrets, userEnv });
  const payments = paymentSettings({ ports: stack.ports, secrets, userEnv }, paymentsWithin);
  const isPlayed = Object.keys(sandbox).length > 0;
  const played = [...(isPlayed ? ['openid'] : []), ...(Object.keys(payments).length > 0 ? ['payments'] : [])];
  const profiles = [userEnv.COMPOSE_PROFILES, ...played].filter(Boolean).join(',');
  const databases = server === undefined ? [] : serviceNames.map((name) => [`MONGO_URL_${variableName(name)}`, mongoUrl(server, name)]);
  return {
    TOKEN_SECRET: secrets.tokenSecret,
    PUBLIC_URL: publicUrl(stack.ports),
    ...sandbox,
    ...payments,
    ...userEnv,
    ...(isPlayed ? { GOOGLE_BACKCHANNEL_URL: sandboxWithin } : {}),
    ...(profiles === '' ? {} : { COMPOSE_PROFILES: profiles }),
    ...(Object.fromEntries(databases) as Env),
    GATEWAY_PORT: String(stack.ports.gateway),
    MAIL_PORT: String(stack.ports.mail),
    OPENID_PORT: String(stack.ports.openid),
    OPENID_SECRET: secrets.openidSecret,
    PAYMENTS_PORT: String(stack.ports.payments),
    PAYMENTS_KEY: secrets.paymentKey,
    PAYMENTS_WEBHOOK_SECRET: secrets.paymentWebhookSecret,
    PROMETHEUS_PORT: String(stack.ports.prometheus),
    GRAFANA_PORT: String(grafanaPort(stack)),
    JAEGER_PORT: String(jaegerPort(stack)),
    SERVICES_ENV: servicesEnvOf(stack),
    REDIS_PASSWORD: secrets.redisPassword,
    RABBIT_PASSWORD: secrets.rabbitPassword,
    GATEWAY_PRIVATE_KEY: secrets.signingKeys.gateway.privateKey,
    AUTH_PRIVATE_KEY: secrets.signingKeys.auth.privateKey,
    BILLING_PRIVATE_KEY: secrets.signingKeys.billing.privateKey,
    ADMIN_PRIVATE_KEY: secrets.signingKeys.admin.privateKey,
    INTERNAL_TOKEN_PUBLIC_KEYS: publicKeysJson(secrets),
  };
}

async function writeEnvFiles(stack: Stack, userEnv: Env): Promise<void> {
  const variables = composeEnv(stack, await loadSecrets(stack), userEnv);
  await writeFile(envFileOf(stack), renderComposeEnv(variables), { mode: 0o600 });
  await writeFile(servicesEnvOf(stack), renderComposeEnv(settingsFor(userEnv)), { mode: 0o600 });
}

/** Runs docker compose on this stack's project with its output on the console; resolves with the exit code. */
export async function compose(stack: Stack, ...args: readonly string[]): Promise<number> {
  const project = ['compose', '--env-file', envFileOf(stack), '-p', `b1fuchs-${stack.portBase}`];
  const child = spawn('docker', [...project, ...args], { cwd: root, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/**
 * Builds the images, starts the containers and resolves when all are healthy.
 * @throws LaunchError when compose gives up.
 */
export async function startDocker(stack: Stack, userEnv: Env): Promise<void> {
  await makeStateDir(stack);
  await writeEnvFiles(stack, userEnv);
  await writeRecord(stack, { portBase: stack.portBase, runtime: 'docker', mode: 'production' });
  if ((await compose(stack, 'up', '-d', '--build', '--wait')) !== 0) {
    throw new LaunchError(
      'docker compose did not bring everything up.',
      'See which container is unhealthy with make status, and why with make logs s=<service>. Without Docker: B1_RUNTIME=native make up',
    );
  }
}
