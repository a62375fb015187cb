import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LaunchError } from './launch-error.js';
import { root } from './stack.js';

export const buildLogs = join(root, '.local/build');

/** Resolves with the last lines of a log; an unreadable log has none. */
export async function lastLines(file: string, count = 20): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-count);
}

/**
 * Runs a command in the checkout's root with its output in `.local/build/<name>.log`.
 * @throws LaunchError with the last lines of that log when the command fails.
 */
export async function runLogged(options: {
  name: string;
  command: string;
  args: readonly string[];
  advice: string;
  env?: NodeJS.ProcessEnv;
}): Promise<void> {
  await mkdir(buildLogs, { recursive: true });
  const file = join(buildLogs, `${options.name}.log`);
  const log = await open(file, 'w');
  try {
    const child = spawn(options.command, options.args, {
      cwd: root,
      env: options.env ?? process.env,
      stdio: ['ignore', log.fd, log.fd],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) {
      const what = `'${options.command} ${options.args.join(' ')}' failed (exit code ${code ?? 'none'}).`;
      throw new LaunchError(what, `${options.advice} The whole output is in ${file}.`, await lastLines(file));
    }
  } finally {
    await log.close();
  }
}
