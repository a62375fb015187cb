import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Of a start on a busy machine; on an idle one it is a tenth of it. */
const START_SECONDS = 300;

const target = fileURLToPath(new URL('../../target/', import.meta.url));

const running = new Set<ChildProcess>();

/** Ends what a failed test has left running; call it after all tests of a file. */
export function endLeftovers(): void {
  for (const child of running) child.kill('SIGKILL');
}

export type JavaProcess = {
  readonly port: number;
  readonly pid: number;
  /** Resolves when it has ended, by itself or not, with the exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Sends the signal and waits for the end. Answers the exit code, or null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The port of a listening server is unknown.');
  return address.port;
}

/** Asks until the answer is yes. @throws when it is not yes within the time, or the process has ended. */
async function until(isSo: () => Promise<boolean>, child: ChildProcess, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (child.exitCode !== null) throw new Error(`The process ended with code ${child.exitCode}.`);
    if (Date.now() > deadline) throw new Error(`The process was not ready after ${seconds} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Starts a main class of the module on a free port of 127.0.0.1 and waits until it is ready.
 * @param isReady asks the process whether it is; must answer false, not throw, when it can't be reached
 */
export async function startJava(start: {
  main: string;
  heap: string;
  args: readonly string[];
  isReady: (port: number) => Promise<boolean>;
}): Promise<JavaProcess> {
  if (!existsSync(`${target}backing.jar`)) {
    throw new Error('target/backing.jar is missing: mvn -q -f infra/native/backing/pom.xml package');
  }
  const port = await freePort();
  const child = spawn(
    'java',
    [`-Xmx${start.heap}`, '-cp', `${target}backing.jar:${target}lib/*`, start.main, '--port', `${port}`, ...start.args],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  running.add(child);
  const ended = once(child, 'exit').then(() => {
    running.delete(child);
    return child.exitCode;
  });
  const end = (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  try {
    await until(() => start.isReady(port), child, START_SECONDS);
  } catch (failure) {
    if (child.exitCode === null) await end('SIGKILL');
    throw failure;
  }
  if (child.pid === undefined) throw new Error('The process has no number.');
  return { port, pid: child.pid, ended, end };
}
