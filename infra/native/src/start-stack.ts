import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { allParts } from './parts.js';
import { buildApps, buildServers } from './build.js';
import type { Env } from './env-file.js';
import { ensurePortsFree } from './free-ports.js';
import { LaunchError } from './launch-error.js';
import { withLock } from './lock.js';
import type { Part } from './part.js';
import { browserNames, ensurePreconditions, findCommand } from './preconditions.js';
import { endProcesses } from './processes.js';
import { step } from './progress.js';
import type { Say } from './progress.js';
import { initiateReplicaSet } from './replica-set.js';
import { loadSecrets } from './secrets.js';
import type { Mode } from './service-env.js';
import { makeStateDir, readRecord, root, writeRecord } from './stack.js';
import type { Stack } from './stack.js';
import { stopLocked } from './stop-stack.js';
import { applyConfiguration, socketOf, supervisedProcesses, writeConfiguration } from './supervisor.js';
import { startProcess, stopProcess } from './supervisor-rpc.js';
import { waitHealthy } from './wait-healthy.js';

export type StartOptions = {
  readonly stack: Stack;
  readonly only: 'servers' | 'all';
  readonly mode: Mode;
  readonly userEnv: Env;
  readonly say: Say;
  /** Done as soon as the gateway, auth and the mail server answer, while the engines still load. */
  readonly seed?: () => Promise<void>;
};

const seedNeeds: ReadonlySet<string> = new Set(['gateway', 'auth', 'maildev']);

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** A real mongod is taken where there is one, unless this state folder already holds the embedded server's data. */
async function findMongod(stack: Stack): Promise<string | undefined> {
  return (await exists(join(stack.stateDir, 'mongo/data.mv'))) ? undefined : findCommand('mongod');
}

/** Describes every part of a stack as this machine would run it. */
export async function describeParts({ stack, mode, userEnv }: Pick<StartOptions, 'stack' | 'mode' | 'userEnv'>): Promise<Part[]> {
  return allParts({
    stack,
    mode,
    userEnv,
    secrets: await loadSecrets(stack),
    chromiumPath: (await findCommand(...browserNames)) ?? '/usr/bin/chromium',
    mongod: await findMongod(stack),
  });
}

/** Every app must have been built: a missing entry file is said before anything starts. */
async function ensureEntries(parts: readonly Part[]): Promise<void> {
  for (const { name, command } of parts) {
    const entry = command.find((word) => word.startsWith(root) && word.endsWith('/main.js'));
    if (entry === undefined || (await exists(entry))) continue;
    throw new LaunchError(`${name} has not been built: ${entry} is missing.`, 'Check the build with: npm run build');
  }
}

/** Stops what an earlier start left in the way: another port base, or parts whose supervisor was killed. */
async function clearTheWay(stack: Stack, say: Say): Promise<void> {
  const record = await readRecord(stack.stateDir);
  const isRunning = (await supervisedProcesses(stack)) !== undefined;
  const hasMoved = record !== undefined && record.portBase !== stack.portBase;
  if (isRunning && !hasMoved) return;
  if (isRunning) await step(say, 'Stopping the stack on its old ports', () => stopLocked(stack));
  else await endProcesses(stack, () => true, 20);
}

/** The names of the parts that run now. */
export async function runningNames(stack: Stack): Promise<Set<string>> {
  const processes = (await supervisedProcesses(stack)) ?? [];
  return new Set(processes.filter(({ pid }) => pid > 0).map(({ name }) => name));
}

async function startParts(stack: Stack, parts: readonly Part[]): Promise<void> {
  const socket = socketOf(stack);
  const states = new Map((await supervisedProcesses(stack))?.map(({ name, statename }) => [name, statename]));
  for (const { name } of parts) {
    const state = states.get(name);
    if (state === 'RUNNING' || state === 'STARTING') continue;
    // It waits, maybe long, for its next try: that one is to come now.
    if (state === 'BACKOFF') await stopProcess(socket, name);
    await startProcess(socket, name);
  }
}

async function launch(options: StartOptions, parts: readonly Part[]): Promise<void> {
  const { stack, only, say } = options;
  const before = await runningNames(stack);
  const wanted = parts.filter((part) => only === 'all' || part.tier !== 'app' || before.has(part.name));
  await ensureEntries(wanted);
  await ensurePortsFree(stack, wanted.filter((part) => !before.has(part.name)));
  await writeConfiguration(stack, parts);
  await applyConfiguration(stack);
  await writeRecord(stack, { portBase: stack.portBase, runtime: 'native', mode: options.mode });

  const stores = wanted.filter((part) => part.tier === 'store');
  const engines = wanted.filter((part) => part.tier === 'engine');
  const apps = wanted.filter((part) => part.tier === 'app');
  await step(say, 'Starting', async () => {
    await startParts(stack, [...stores, ...engines]);
    await initiateReplicaSet(stack, stores);
    const others = new AbortController();
    const waits = new Map<string, Promise<void>>();
    const ready = (some: readonly Part[]) =>
      Promise.all(
        some.map((part) => {
          const wait = waits.get(part.name) ?? waitHealthy(stack, part, say, others.signal);
          waits.set(part.name, wait);
          return wait;
        }),
      );
    const startApps = async () => {
      await ready(stores);
      await startParts(stack, apps);
      await Promise.all([ready(apps), seedWhenReady()]);
    };
    const seedWhenReady = async () => {
      await ready(wanted.filter(({ name }) => seedNeeds.has(name)));
      if (!others.signal.aborted) await options.seed?.();
    };
    try {
      await Promise.all([ready(engines), startApps()]);
    } catch (error) {
      others.abort();
      throw error;
    }
  });
}

/**
 * Brings a native stack up and resolves when all of it is healthy; what runs unchanged stays as it is.
 * @throws LaunchError that says which step failed, why, and what to do.
 */
export async function startNative(options: StartOptions): Promise<void> {
  const { stack, only, mode, say } = options;
  await withLock(join(root, '.local/build/lock'), say, async () => {
    await ensurePreconditions(say, stack);
    await buildServers(say);
    if (only === 'all' && mode === 'production') await buildApps(say);
  });
  await makeStateDir(stack);
  await withLock(join(stack.stateDir, 'lock'), say, async () => {
    await clearTheWay(stack, say);
    await launch(options, await describeParts(options));
  });
}
