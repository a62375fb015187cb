import { execFile } from 'node:child_process';
import { access, constants, unlink, writeFile } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';
import { promisify } from 'node:util';
import { haproxy } from './balancer-part.js';
import { LaunchError } from './launch-error.js';
import { step } from './progress.js';
import type { Say } from './progress.js';
import { rabbitServer } from './rabbit-part.js';
import { runLogged } from './run-logged.js';

const run = promisify(execFile);
const systemFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'];
const policyFile = '/usr/sbin/policy-rc.d';

/** Resolves with the absolute path of the first of these commands that is there (names or absolute paths), or undefined. */
export async function findCommand(...names: string[]): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders];
  for (const name of names) {
    for (const folder of folders) {
      const path = resolve(folder, name);
      const found = await access(path, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (found) return path;
    }
  }
  return undefined;
}

export const browserNames = ['chromium', 'chromium-browser', 'google-chrome'];

const succeeds = (command: string, args: string[]) =>
  run(command, args).then(
    () => true,
    () => false,
  );

/** What the machine must have: the Debian package that brings it, and how to see whether it is there. */
const needs: readonly { package: string; isThere: () => Promise<boolean> }[] = [
  { package: 'openjdk-17-jre-headless', isThere: async () => (await findCommand('java')) !== undefined },
  { package: 'maven', isThere: async () => (await findCommand('mvn')) !== undefined },
  { package: 'python3-venv', isThere: () => succeeds('python3', ['-c', 'import venv, ensurepip']) },
  { package: 'redis-server', isThere: async () => (await findCommand('redis-server')) !== undefined },
  { package: 'rabbitmq-server', isThere: async () => (await findCommand(rabbitServer)) !== undefined },
  { package: 'chromium', isThere: async () => (await findCommand(...browserNames)) !== undefined },
  { package: 'prometheus', isThere: async () => (await findCommand('prometheus')) !== undefined },
  { package: 'espeak-ng', isThere: async () => (await findCommand('espeak-ng')) !== undefined },
];

/** What shares out requests, where there are several processes of each app. */
const balancer = { package: 'haproxy', isThere: async () => (await findCommand(haproxy)) !== undefined };

/** The command a person types when the launcher may not install packages itself. */
export const installCommand = (packages: readonly string[]) =>
  `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`;

/** Compares a version such as '20.19.0' with the lowest that will do, number by number. */
export function isAtLeast(version: string, lowest: string): boolean {
  const own = version.split('.').map(Number);
  for (const [index, wanted] of lowest.split('.').map(Number).entries()) {
    const part = own[index] ?? 0;
    if (part !== wanted) return part > wanted;
  }
  return true;
}

/** Reads the feature version from what `java -version` prints, e.g. 17; 8 for the old style '1.8.0'. */
export function javaVersion(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : undefined;
}

async function checkVersions(): Promise<void> {
  if (!isAtLeast(process.versions.node, '20.19.0')) {
    throw new LaunchError(`Node.js ${process.versions.node} is too old.`, 'Install Node.js 20.19 or newer.');
  }
  const { stderr, stdout } = await run('java', ['-version']);
  const java = javaVersion(stderr + stdout);
  if (java === undefined || java < 17) {
    throw new LaunchError(`Java 17 or newer is needed, found ${java ?? 'an unknown version'}.`, 'Install Java 17.');
  }
  const python = (await run('python3', ['-c', 'import platform; print(platform.python_version())'])).stdout.trim();
  if (!isAtLeast(python, '3.11')) {
    throw new LaunchError(`Python 3.11 or newer is needed, found ${python}.`, 'Install Python 3.11.');
  }
}

/** Keeps package scripts from starting system services while `work` runs; a policy of the machine's own stays. */
async function withoutServiceStarts(work: () => Promise<void>): Promise<void> {
  const isOurs = await writeFile(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755, flag: 'wx' }).then(
    () => true,
    () => false,
  );
  try {
    await work();
  } finally {
    if (isOurs) await unlink(policyFile);
  }
}

async function installPackages(packages: readonly string[], say: Say): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || (await findCommand('apt-get')) === undefined) {
    throw new LaunchError(`Missing on this machine: ${packages.join(', ')}.`, `Please run: ${installCommand(packages)}`);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const advice = `Try it by hand: ${installCommand(packages)}`;
  await step(say, `Installing ${packages.join(', ')}`, () =>
    withoutServiceStarts(async () => {
      await runLogged({ name: 'apt', command: 'apt-get', args: ['update', '-q'], env, advice });
      const args = ['install', '-yq', '--no-install-recommends', ...packages];
      await runLogged({ name: 'apt', command: 'apt-get', args, env, advice });
    }),
  );
}

/**
 * Makes sure that the machine has what a native stack needs; as root it installs missing packages.
 * @throws LaunchError with the exact command to run when it may not install them.
 */
export async function ensurePreconditions(say: Say, { instances }: { instances: number }): Promise<void> {
  const all = instances > 1 ? [...needs, balancer] : needs;
  const there = await Promise.all(all.map((need) => need.isThere()));
  const missing = all.filter((_need, index) => !there[index]).map((need) => need.package);
  if (missing.length > 0) await installPackages(missing, say);
  await checkVersions();
}
