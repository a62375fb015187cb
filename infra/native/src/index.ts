import type { Env } from './env-file.js';
import { sayToConsole } from './progress.js';
import type { Say } from './progress.js';
import { loadSecrets } from './secrets.js';
import { openidSandboxUrl } from './openid-sandbox.js';
import { paymentSandboxUrl } from './payment-sandbox.js';
import { publicUrl } from './ports.js';
import { mongoServer, mongoUrl, serverUrls, serviceNames, variableName } from './service-env.js';
import type { Mode } from './service-env.js';
import { startNative } from './start-stack.js';
import { describeStack, makeStateDir } from './stack.js';
import { stopNative } from './stop-stack.js';

/**
 * Names a stack: its state folder (relative to the checkout's root, or absolute) and the port of its gateway; also how many
 * processes of the gateway and of each service it has, one unless told otherwise.
 */
export type StackId = { readonly stateDir: string; readonly portBase: number; readonly instances?: number };

/**
 * The addresses of a stack under the names its processes take them by, ready to be put into an environment.
 * MONGO_URL has no database; MONGO_URL_AUTH and so on name each service's own.
 */
export async function stackUrls(id: StackId): Promise<Record<string, string>> {
  const stack = describeStack(id);
  await makeStateDir(stack);
  const secrets = await loadSecrets(stack);
  const { ports } = stack;
  return {
    PUBLIC_URL: publicUrl(ports),
    GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
    GATEWAY_OPERATIONS_URL: `http://127.0.0.1:${ports.gatewayOperations}`,
    MAIL_URL: `http://127.0.0.1:${ports.mail}`,
    OPENID_URL: openidSandboxUrl(ports),
    PAYMENTS_URL: paymentSandboxUrl(ports),
    MONGO_URL: mongoServer(ports),
    ...serverUrls(ports, secrets),
    RABBIT_MANAGEMENT_URL: `http://b1fuchs:${secrets.rabbitPassword}@127.0.0.1:${ports.rabbitManagement}`,
    PROMETHEUS_URL: `http://127.0.0.1:${ports.prometheus}`,
    RABBIT_METRICS_URL: `http://127.0.0.1:${ports.rabbitPrometheus}/metrics`,
    ...Object.fromEntries(serviceNames.map((name) => [`${variableName(name)}_URL`, `http://127.0.0.1:${ports[name]}`])),
    ...Object.fromEntries(serviceNames.map((name) => [`MONGO_URL_${variableName(name)}`, mongoUrl(mongoServer(ports), name)])),
  };
}

/**
 * Starts a native stack, or completes a running one, and resolves with its addresses when all of it is healthy.
 * `only: 'servers'` leaves the gateway and the services out. `userEnv` adds to every service's environment.
 * @throws LaunchError that says which step failed, why, and what to do.
 */
export async function startStack(
  options: StackId & { only?: 'servers' | 'all'; mode?: Mode; userEnv?: Env; say?: Say },
): Promise<Record<string, string>> {
  const { only = 'all', mode = 'production', userEnv = {}, say = sayToConsole } = options;
  await startNative({ stack: describeStack(options), only, mode, userEnv, say });
  return stackUrls(options);
}

/** Stops a native stack and resolves, when no process of it is left, with the number of processes it had. */
export function stopStack(id: StackId, say: Say = sayToConsole): Promise<number> {
  return stopNative(describeStack(id), say);
}

export { backUp, restore } from './backup.js';
export { describeStack, type Stack } from './stack.js';
