import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp, restore } from './backup.js';
import { compose, dockerAnswers, grafanaPort, startDocker } from './docker.js';
import { stackUrls } from './index.js';
import { LaunchError } from './launch-error.js';
import { makeAdministrator } from './make-administrator.js';
import { openidSandboxUrl, playsGoogle } from './openid-sandbox.js';
import { paymentSandboxUrl, playsPayments } from './payment-sandbox.js';
import { elapsed, sayToConsole, step } from './progress.js';
import { isOpenedHere } from './ports.js';
import { viewsUrl } from './prometheus-part.js';
import { demoAdministrator, seed } from './seed.js';
import type { Mode } from './service-env.js';
import { readSettings } from './settings.js';
import type { Settings } from './settings.js';
import { describeStack, readRecord } from './stack.js';
import type { Stack } from './stack.js';
import { describeParts, startNative } from './start-stack.js';
import { describeStatus } from './status.js';
import { stopNative } from './stop-stack.js';
import { logOf } from './supervisor.js';

/** Takes the words after the command's name and resolves with the exit code. */
type Command = (args: readonly string[]) => Promise<number>;

const say = sayToConsole;

function useDocker({ runtime }: Settings): Promise<boolean> {
  return runtime === 'auto' ? dockerAnswers() : Promise.resolve(runtime === 'docker');
}

async function showAddresses({ stack, userEnv }: Settings, { begun, inDocker, signIns }: { begun: number; inDocker: boolean; signIns: string }): Promise<void> {
  const urls = await stackUrls(stack);
  say(`\nB1 Fuchs is ready (${elapsed(Date.now() - begun)}).`);
  say(`  Open         ${urls.PUBLIC_URL ?? ''}`);
  say(`  Mail inbox   http://localhost:${stack.ports.mail}`);
  if (playsGoogle(userEnv, stack.ports)) say(`  Google       played by ${openidSandboxUrl(stack.ports)}`);
  if (playsPayments(userEnv, stack.ports)) say(`  Payments     test page at ${paymentSandboxUrl(stack.ports)}`);
  say(`  Operations   ${inDocker ? `http://localhost:${grafanaPort(stack)}` : viewsUrl(stack)}`);
  if (signIns !== '') say(signIns);
  say('\nmake status · make logs s=<part> · make down');
}

async function start(settings: Settings, mode: Mode, only: 'servers' | 'all'): Promise<void> {
  const begun = Date.now();
  const { stack, userEnv } = settings;
  const inDocker = mode === 'production' && only === 'all' && (await useDocker(settings));
  const { PUBLIC_URL, GATEWAY_URL, MAIL_URL, ...inner } = await stackUrls(stack);
  // From the containers only the gateway, the mail page and the pages that play Google and the payment provider are published.
  const urls = { PUBLIC_URL, GATEWAY_URL, MAIL_URL, ...(inDocker ? {} : inner) };
  let signIns = '';
  const seedDemo = async () => {
    const seeding = Date.now();
    signIns = await seed(urls);
    if ((await makeAdministrator(stack, inDocker ? 'docker' : 'native', demoAdministrator)) !== 0) throw new LaunchError('The demo administrator could not be made.', 'See why with make logs s=auth.');
    say(`  ✓ ${'demo data'.padEnd(12)} ${elapsed(Date.now() - seeding)}`);
  };
  // The demo account's password is known to everybody: it is only for who tries the product on their own machine.
  const isSeeded = only === 'all' && isOpenedHere(userEnv, stack.ports);
  if (inDocker) {
    await startDocker(stack, userEnv);
    if (isSeeded) await step(say, 'Seeding demo data', seedDemo);
  } else {
    await startNative({ stack, only, mode, userEnv, say, ...(isSeeded ? { seed: seedDemo } : {}) });
  }
  if (only === 'servers') say(`\nThe backing servers are ready (${elapsed(Date.now() - begun)}).`);
  else await showAddresses(settings, { begun, inDocker, signIns });
}

/** The stack as its last start left it, whatever port base is set now; undefined when there never was one. */
async function findStarted(settings: Settings) {
  const record = await readRecord(settings.stack.stateDir);
  if (record === undefined) return undefined;
  const stack = describeStack({ stateDir: settings.stack.stateDir, portBase: record.portBase, instances: settings.stack.instances });
  return { stack, record };
}

const up: Command = async (args) => {
  await start(await readSettings(), 'production', args.includes('--servers-only') ? 'servers' : 'all');
  return 0;
};

const down: Command = async () => {
  const settings = await readSettings();
  const started = await findStarted(settings);
  if (started?.record.runtime === 'docker') return compose(started.stack, 'down');
  const stack = started?.stack ?? settings.stack;
  const begun = Date.now();
  const count = await step(say, 'Stopping', () => stopNative(stack, say));
  say(count === 0 ? 'Nothing was running.' : `Stopped ${count} processes (${elapsed(Date.now() - begun)}).`);
  return 0;
};

const status: Command = async () => {
  const settings = await readSettings();
  const started = await findStarted(settings);
  if (started?.record.runtime === 'docker') return compose(started.stack, 'ps', '--all');
  const stack = started?.stack ?? settings.stack;
  const mode = started?.record.mode ?? 'production';
  say(await describeStatus(stack, () => describeParts({ stack, mode, userEnv: settings.userEnv })));
  return 0;
};

async function follow(stack: Stack, names: readonly string[]): Promise<number> {
  const files = names.map((name) => logOf(stack, name));
  const child = spawn('tail', ['-n', files.length === 1 ? '100' : '10', '-F', ...files], { stdio: 'inherit' });
  // Ctrl-C ends the reading, which is no failure.
  process.on('SIGINT', () => undefined);
  await once(child, 'exit');
  return 0;
}

async function logNames(stack: Stack): Promise<string[]> {
  const files = await readdir(join(stack.stateDir, 'logs')).catch(() => []);
  return files.filter((file) => file.endsWith('.log')).map((file) => file.slice(0, -'.log'.length));
}

const logs: Command = async ([name]) => {
  const settings = await readSettings();
  const started = await findStarted(settings);
  if (started?.record.runtime === 'docker') return compose(started.stack, 'logs', '-f', '--tail', '100', ...(name ? [name] : []));
  const known = await logNames(settings.stack);
  if (name !== undefined && !known.includes(name)) {
    throw new LaunchError(`There is no log of '${name}'.`, `There are: ${known.sort().join(', ') || 'none yet; start with make up'}.`);
  }
  return follow(settings.stack, name === undefined ? known : [name]);
};

const dev: Command = async () => {
  const settings = await readSettings();
  await start(settings, 'dev', 'all');
  say('Every service restarts when its source changes. Ctrl-C ends this reading; make down stops the system.\n');
  const apps = (await describeParts({ stack: settings.stack, mode: 'dev', userEnv: {} })).filter(({ tier }) => tier === 'app');
  return follow(settings.stack, apps.map((part) => part.name));
};

const admin: Command = async ([email = '']) => {
  const started = await findStarted(await readSettings());
  if (email === '' || started === undefined) throw new LaunchError('Nobody was made an administrator.', 'Start the system with make up, and name an account: make admin email=<address>');
  return makeAdministrator(started.stack, started.record.runtime, email);
};

const BACKUPS = 'backups';
const KEPT_BACKUPS = 14;

const backup: Command = async ([folder = '', keep = '']) => {
  const settings = await readSettings();
  const stack = (await findStarted(settings))?.stack ?? settings.stack;
  const kept = keep === '' ? KEPT_BACKUPS : Number(keep);
  if (!Number.isInteger(kept) || kept < 1) throw new LaunchError(`'${keep}' is no number of backups to keep.`, 'Name one from 1 on: make backup keep=14');
  await backUp({ stack, userEnv: settings.userEnv, say, folder: folder === '' ? BACKUPS : folder, keep: kept });
  return 0;
};

const restoreBackup: Command = async ([file = '']) => {
  if (file === '') throw new LaunchError('Nothing was restored.', 'Name the file: make restore from=<file>');
  const { stack, userEnv } = await readSettings();
  await restore({ stack, userEnv, say, file });
  return 0;
};

/** What the launcher can do, by name. */
export const commands: Readonly<Record<string, Command | undefined>> = { up, down, status, logs, dev, admin, backup, restore: restoreBackup };
