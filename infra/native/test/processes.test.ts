import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePortsFree } from '../src/free-ports.js';
import { isHealthy } from '../src/health.js';
import { withLock } from '../src/lock.js';
import { allParts } from '../src/parts.js';
import { endProcesses, findStackProcesses } from '../src/processes.js';
import { completeSecrets } from '../src/secrets.js';
import { describeStack } from '../src/stack.js';

const folder = mkdtempSync(join(tmpdir(), 'b1fuchs-native-'));
const stack = describeStack({ stateDir: folder, portBase: 9000 });
const other = describeStack({ stateDir: `${folder}-other`, portBase: 9500 });
const quiet = () => undefined;

/** Starts a shell as a part of a stack; resolves when it has said that it is set up. */
async function startShell(stateDir: string, part: string, script: string): Promise<number> {
  const env = { PATH: process.env.PATH, B1_STACK: stateDir, B1_PART: part };
  const child = spawn('sh', ['-c', `${script} & echo ready; wait`], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

afterAll(async () => {
  await endProcesses(stack, () => true, 1);
  await endProcesses(other, () => true, 1);
  rmSync(folder, { recursive: true });
});

describe('the processes of a stack', () => {
  test('are found with their children, one that wiped its environment included', async () => {
    const pid = await startShell(stack.stateDir, 'report', 'env -i sleep 300');
    const found = await findStackProcesses(stack);
    expect(found).toContainEqual({ pid, part: 'report' });
    expect(found.filter(({ part }) => part === 'report')).toHaveLength(2);
  });

  test('end part by part, and another stack’s live on', async () => {
    await startShell(stack.stateDir, 'redis', 'sleep 300');
    const stranger = await startShell(other.stateDir, 'report', 'sleep 300');
    await endProcesses(stack, ({ part }) => part === 'report', 10);
    const left = await findStackProcesses(stack);
    expect(left.map(({ part }) => part)).toEqual(['redis', 'redis']);
    expect(await findStackProcesses(other)).toContainEqual({ pid: stranger, part: 'report' });
    await endProcesses(stack, () => true, 10);
    expect(await findStackProcesses(stack)).toEqual([]);
  });

  test('that will not end in time are killed', async () => {
    await startShell(stack.stateDir, 'mongo', "trap '' TERM; sh -c \"trap '' TERM; while :; do sleep 1; done\"");
    await endProcesses(stack, () => true, 0.3);
    expect(await findStackProcesses(stack)).toEqual([]);
  });
});

describe('ports', () => {
  test('a taken one is named, with its part and the variable that moves the stack', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    // A stack whose redis would listen where that server does.
    const taken = describeStack({ stateDir: folder, portBase: port - 118 });
    const input = { stack: taken, secrets: completeSecrets({}), mode: 'production', userEnv: {} } as const;
    const parts = allParts({ ...input, chromiumPath: '', mongod: undefined }).filter(({ name }) => name === 'redis');
    try {
      await expect(ensurePortsFree(taken, parts)).rejects.toMatchObject({
        message: `Taken by another program: port ${port} (redis).`,
        advice: expect.stringContaining('B1_PORT_BASE=') as string,
      });
      expect(await isHealthy({ kind: 'redis', port: port + 1, password: 'x' })).toBe(false);
    } finally {
      server.close();
    }
  });
});

describe('the lock of a stack', () => {
  test('lets one after the other in', async () => {
    const file = join(folder, 'lock');
    const order: string[] = [];
    const turn = (name: string) => async () => {
      order.push(`${name} in`);
      await new Promise(setImmediate);
      order.push(`${name} out`);
    };
    await Promise.all([withLock(file, quiet, turn('first')), withLock(file, quiet, turn('second'))]);
    expect(order.map((line) => line.split(' ')[1])).toEqual(['in', 'out', 'in', 'out']);
  });

  test('does not stay with a launcher that died', async () => {
    const file = join(folder, 'stale');
    const dead = spawn('true');
    await once(dead, 'exit');
    writeFileSync(file, String(dead.pid));
    await expect(withLock(file, quiet, () => Promise.resolve('in'))).resolves.toBe('in');
  });
});
