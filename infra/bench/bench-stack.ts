import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { startStack, stopStack } from '../native/src/index.js';
import { LaunchError } from '../native/src/launch-error.js';
import { parseInstances } from '../native/src/ports.js';
import { describeStack } from '../native/src/stack.js';

/** Below the ports that the system gives to outgoing connections, of which a bench makes many (Linux: from 32768). */
export const BENCH_STACK = { stateDir: '.local/bench', portBase: Number(process.env.B1_BENCH_PORT_BASE ?? 26_080), instances: parseInstances(process.env.B1_INSTANCES ?? '1') };
/** All requests come from one address, and a log line a request is no part of what is measured. */
const ENVIRONMENT = { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn' };
const REST_WITHIN_MS = 5 * 60_000;
const LOOK_MS = 1_000;

/**
 * Runs a bench from the clearing of the stack to its stop; a failure is told and makes the exit code 1.
 * Every run begins with empty databases; data and logs of the last one stay until then.
 */
export async function runBench(measure: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopStack(BENCH_STACK).finally(() => process.exit(1)));
  }
  try {
    await stopStack(BENCH_STACK);
    await rm(describeStack(BENCH_STACK).stateDir, { recursive: true, force: true });
    await measure();
  } catch (error) {
    explainFailure(error);
    process.exitCode = 1;
  } finally {
    await stopStack(BENCH_STACK);
  }
}

/**
 * Resolves with the stack's addresses once it has come to rest: at the first start free conversation computes for a minute or two.
 * @param environment what the services are started with besides
 */
export async function startBenchStack(environment: Record<string, string> = {}): Promise<Record<string, string>> {
  const urls = await startStack({ ...BENCH_STACK, userEnv: { ...ENVIRONMENT, ...environment } });
  console.log('→ Waiting until what is prepared in the background is ready');
  const giveUpAt = Date.now() + REST_WITHIN_MS;
  while (!(await isPrepared(urls.PRACTICE_AI_URL ?? ''))) {
    if (Date.now() > giveUpAt) throw new Error('Free conversation did not get ready.');
    await setTimeout(LOOK_MS);
  }
  return urls;
}

const isPrepared = async (practiceAi: string): Promise<boolean> => /^conversation_moments_prepared\S* 1$/m.test(await (await fetch(new URL('/metrics', practiceAi))).text());

function explainFailure(error: unknown): void {
  console.error(error instanceof LaunchError ? `✗ ${[error.message, ...error.logTail, error.advice].join('\n')}` : error);
  console.error(`Not everything was measured. The logs are in ${BENCH_STACK.stateDir}/logs.`);
}
