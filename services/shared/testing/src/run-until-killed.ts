import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a TypeScript file in a process of its own and resolves when SIGKILL has ended it; fails if it ends otherwise. */
export function runUntilKilled(file: URL, args: string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=development', fileURLToPath(file), ...args],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, NODE_OPTIONS: '' } },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve();
      else reject(new Error(`the process ended with ${code ?? signal ?? 'nothing'}: ${errors}`));
    });
  });
}
