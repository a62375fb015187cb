import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { countDocuments } from './count-documents.js';
import { LaunchError } from './launch-error.js';
import { step } from './progress.js';
import { readRecord, root, type Stack } from './stack.js';
import { describeParts, runningNames, startNative, type StartOptions } from './start-stack.js';
import { stopNative } from './stop-stack.js';
import { socketOf } from './supervisor.js';
import { stopProcess } from './supervisor-rpc.js';

/** All that a system cannot make anew: data, messages on their way, sessions, keys; and what the local providers know. */
const KEPT = ['mongo', 'rabbitmq', 'redis', 'payments', 'openid', 'secrets.json'];
const MANIFEST = 'backup.json';
const NAME = /^b1fuchs-[\dTZ-]+\.tar\.gz$/;

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** How many documents each collection has, by database and name. */
  documents: z.record(z.string(), z.int()),
});
type Manifest = z.infer<typeof manifestSchema>;
type Options = Pick<StartOptions, 'stack' | 'userEnv' | 'say'>;

const run = promisify(execFile);
const inFolder = (stack: Stack): Promise<string[]> => readdir(stack.stateDir).catch(() => []);
const sum = ({ documents }: Manifest): number => Object.values(documents).reduce((all, one) => all + one, 0);

/**
 * Writes all that a native system keeps into one file, consistent over all services: it stands still meanwhile, and goes on
 * afterwards where it ran. Of the files of that folder the newest ones stay.
 * @param folder where the file goes; made where it is missing
 * @returns the file's path
 * @throws LaunchError where nothing was started here yet
 */
export async function backUp({ folder, keep, ...options }: Options & { folder: string; keep: number }): Promise<string> {
  const { stack, userEnv, say } = options;
  const record = await readRecord(stack.stateDir);
  if (record?.runtime !== 'native') throw new LaunchError('There is nothing to back up.', 'Only what make up has started natively is backed up here; docs/operations.md says how containers are.');
  const ran = await runningNames(stack);
  const file = join(resolve(root, folder), `b1fuchs-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`);
  await mkdir(resolve(root, folder), { recursive: true, mode: 0o700 });
  if (!ran.has('mongo')) await startNative({ stack, userEnv, say, only: 'servers', mode: record.mode });
  let manifest: Manifest;
  try {
    manifest = await step(say, 'Counting, while nothing changes', async () => {
      await stopApps(options);
      return { format: 1, madeAt: new Date().toISOString(), documents: await countDocuments(stack) };
    });
    await step(say, 'Stopping', () => stopNative(stack, say));
    await step(say, 'Writing', () => pack(stack, manifest, file));
  } finally {
    // Also where the file could not be written: people wait to practise.
    if (ran.size > 0) await startNative({ stack, userEnv, say, only: ran.has('gateway') ? 'all' : 'servers', mode: record.mode });
  }
  await dropOld(resolve(root, folder), keep);
  say(`${sum(manifest)} documents in ${Object.keys(manifest.documents).length} collections: ${file}`);
  return file;
}

/**
 * Puts a backup into an empty state folder, starts the system and compares what is there with what was written down.
 * @throws LaunchError where the folder has data already, the file is no backup, or something is missing in the end
 */
export async function restore({ file, only = 'all', ...options }: Options & { file: string; only?: StartOptions['only'] }): Promise<void> {
  const { stack, userEnv, say } = options;
  const there = (await inFolder(stack)).filter((name) => KEPT.includes(name));
  if (there.length > 0) throw new LaunchError(`${stack.stateDir} holds data already (${there.join(', ')}).`, 'Stop the system with make down and move the folder away, or name another one with B1_STATE.');
  const manifest = await step(say, 'Reading', () => unpack(stack, resolve(root, file)));
  await startNative({ stack, userEnv, say, only: 'servers', mode: 'production' });
  const found = await countDocuments(stack);
  const names = [...new Set([...Object.keys(manifest.documents), ...Object.keys(found)])].sort();
  const differing = names.filter((name) => (manifest.documents[name] ?? 0) !== (found[name] ?? 0));
  if (differing.length > 0) {
    const lines = differing.map((name) => `${name}: ${found[name] ?? 0} of ${manifest.documents[name] ?? 0} documents`);
    throw new LaunchError('What was restored is not what was backed up.', 'The services were not started. Keep the file, and try an earlier one.', lines);
  }
  say(`${sum(manifest)} documents in ${names.length} collections, as they were at ${manifest.madeAt}`);
  if (only === 'all') await startNative({ stack, userEnv, say, only, mode: 'production' });
}

/** The gateway first, so that nobody's request is cut off inside. */
async function stopApps({ stack, userEnv }: Options): Promise<void> {
  const running = await runningNames(stack);
  const apps = (await describeParts({ stack, mode: 'production', userEnv })).filter(({ name, tier }) => tier === 'app' && running.has(name)).map(({ name }) => name);
  const stop = (name: string): Promise<unknown> => stopProcess(socketOf(stack), name);
  for (const name of apps.filter((app) => app === 'gateway')) await stop(name);
  await Promise.all(apps.filter((app) => app !== 'gateway').map(stop));
}

/** The file has its name only once it is whole. */
async function pack(stack: Stack, manifest: Manifest, file: string): Promise<void> {
  await writeFile(join(stack.stateDir, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  const there = (await inFolder(stack)).filter((name) => KEPT.includes(name));
  await writeFile(`${file}.partial`, '', { mode: 0o600 });
  await run('tar', ['-czf', `${file}.partial`, '-C', stack.stateDir, MANIFEST, ...there]);
  await rename(`${file}.partial`, file);
  await rm(join(stack.stateDir, MANIFEST));
}

async function unpack(stack: Stack, file: string): Promise<Manifest> {
  await mkdir(stack.stateDir, { recursive: true, mode: 0o700 });
  await chmod(stack.stateDir, 0o700);
  try {
    await run('tar', ['-xzf', file, '-C', stack.stateDir]);
    return manifestSchema.parse(JSON.parse(await readFile(join(stack.stateDir, MANIFEST), 'utf8')));
  } catch (error) {
    throw new LaunchError(`${file} could not be read.`, 'Name a file that make backup has written: make restore from=<file>', [error instanceof Error ? error.message : String(error)]);
  } finally {
    await rm(join(stack.stateDir, MANIFEST), { force: true });
  }
}

/** Names sort by time. */
async function dropOld(folder: string, keep: number): Promise<void> {
  const files = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of files.slice(0, -keep)) await rm(join(folder, name));
}
