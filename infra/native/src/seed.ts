import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './launch-error.js';
import { root } from './stack.js';

/** Registered by the seed script as anybody is; the launcher makes an administrator of them. */
export const demoAdministrator = 'admin@b1fuchs.example';

const scripts = [join(root, 'scripts/seed.ts'), join(root, 'scripts/seed.mjs')];

/**
 * Runs the seed script, where there is one, with the stack's addresses and resolves with what it printed (the demo sign-ins).
 * @throws LaunchError when it fails.
 */
export async function seed(urls: Readonly<Record<string, string | undefined>>): Promise<string> {
  const script = scripts.find((path) => existsSync(path));
  if (script === undefined) return '';
  const child = spawn(process.execPath, ['--import', 'tsx', script], { cwd: root, env: { ...process.env, ...urls, DEMO_ADMINISTRATOR: demoAdministrator } });
  let printed = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    const tail = complaint.trimEnd().split('\n').slice(-20);
    throw new LaunchError('The demo data could not be seeded.', 'The system itself is running; try again: make up', tail);
  }
  return printed.trimEnd();
}
