import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { workspaceOf } from './app-parts.js';
import { compose } from './docker.js';
import { root, type Stack, type StackRecord } from './stack.js';

/**
 * Has auth make an administrator of the account with an address, natively or within its container. Resolves with the exit code;
 * what it says goes to the console.
 */
export async function makeAdministrator(stack: Stack, runtime: StackRecord['runtime'], email: string): Promise<number> {
  if (runtime === 'docker') return compose(stack, 'exec', '-T', 'auth', 'node', 'services/auth/dist/make-administrator.js', email);
  const command = [join(stack.stateDir, 'env/auth.env'), process.execPath, join(workspaceOf('auth'), 'dist/make-administrator.js'), email];
  const child = spawn('sh', [join(root, 'infra/native/run-part.sh'), ...command], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
