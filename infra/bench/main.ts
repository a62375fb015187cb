/**
 * `make bench`: starts a system of its own, measures it, prints every figure of this one run with its aim, and stops it.
 *   node --import tsx infra/bench/main.ts [--only gateway,grammar,pdf,size]
 * BENCH_QUICK=1 takes fewer rounds.
 */
import { rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { startStack, stopStack } from '../native/src/index.js';
import { LaunchError } from '../native/src/launch-error.js';
import { loadSecrets } from '../native/src/secrets.js';
import { describeStack } from '../native/src/stack.js';
import { isQuick } from './measure.js';
import { renderTable, type Figure } from './table.js';

const STACK = { stateDir: '.local/bench', portBase: 38_080 };
/** All requests come from one address, and a log line a request is no part of what is measured. */
const ENVIRONMENT = { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn' };

const partSchema = z.enum(['gateway', 'grammar', 'pdf', 'size']);
type Part = z.infer<typeof partSchema>;

function partsFrom(args: string[]): Set<Part> {
  const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values;
  return new Set(only === undefined ? partSchema.options : z.array(partSchema).parse(only.split(',')));
}

/** Where and when this run is made; the load is that of before it. */
function describeMachine(): string[] {
  const [load = 0] = loadavg();
  const processors = cpus();
  return [
    `${new Date().toISOString()}, Node ${process.versions.node}, load average at the start ${load.toFixed(2)}`,
    `${processors.length} cores: ${processors[0]?.model ?? 'unknown'}`,
    ...(load > 1 ? [`Warning: the machine was busy (load average ${load.toFixed(2)}, above 1): the figures are worse than they would be.`] : []),
    ...(isQuick ? ['Warning: BENCH_QUICK=1 takes few rounds: the figures are rough.'] : []),
  ];
}

/** Stops the stack of this or an ended run and forgets its data, so that every run begins with empty databases. */
async function clear(): Promise<void> {
  await stopStack(STACK);
  await rm(describeStack(STACK).stateDir, { recursive: true, force: true });
}

async function measureStack(parts: Set<Part>): Promise<Figure[]> {
  const urls = await startStack({ ...STACK, userEnv: ENVIRONMENT });
  // Imported only now: they need what starting the stack has built.
  const { signInNewLearner } = await import('./learner.js');
  const { measureGateway } = await import('./gateway.js');
  const { measureGrammar } = await import('./grammar.js');
  const { measurePdf } = await import('./pdf.js');
  const { createTexts } = await import('./texts.js');

  const address = (name: string): URL => new URL(z.url().parse(urls[name]));
  const gateway = address('GATEWAY_URL');
  const learner = await signInNewLearner({ gateway, mail: address('MAIL_URL').href });
  const { privateKey } = (await loadSecrets(describeStack(STACK))).signingKeys.gateway;
  const signingKey = { keyId: 'gateway-1', privateKey };
  const texts = createTexts(1);

  const figures: Figure[] = [];
  if (parts.has('gateway')) {
    console.log('→ Measuring the gateway');
    figures.push(...(await measureGateway({ gateway, progress: address('PROGRESS_URL'), learner, signingKey })));
  }
  if (parts.has('grammar')) {
    console.log('→ Measuring the analysis');
    figures.push(...(await measureGrammar({ gateway, engine: address('GRAMMAR_URL'), learner, texts })));
  }
  if (parts.has('pdf')) {
    console.log('→ Measuring the PDF reports');
    figures.push(...(await measurePdf({ gateway, learner, texts })));
  }
  return figures;
}

async function measureAll(parts: Set<Part>): Promise<Figure[]> {
  const needsStack = [...parts].some((part) => part !== 'size');
  const figures = needsStack ? await measureStack(parts) : [];
  if (!parts.has('size')) return figures;
  const { measureSize } = await import('./size.js');
  return [...figures, ...(await measureSize())];
}

function explain(error: unknown): void {
  console.error(error instanceof LaunchError ? `✗ ${[error.message, ...error.logTail, error.advice].join('\n')}` : error);
}

const parts = partsFrom(process.argv.slice(2));
const machine = describeMachine();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void clear().finally(() => process.exit(1)));
}
try {
  await clear();
  const figures = await measureAll(parts);
  console.log(['', ...machine, '', renderTable(figures), ''].join('\n'));
} catch (error) {
  explain(error);
  process.exitCode = 1;
} finally {
  await clear();
}
