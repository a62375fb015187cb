import { setTimeout as pause } from 'node:timers/promises';
import type { Learner } from '../bench/learner.js';
import { createTexts } from '../bench/texts.js';
import { createClient } from '../load/client.js';
import { createLedger } from '../load/ledger.js';
import { createRecorder } from '../load/recorder.js';
import { live } from '../load/stage.js';
import type { Accounting } from './accounting.js';
import type { Fault } from './faults.js';
import { createProbe } from './probe.js';
import type { Outcome } from './report.js';
import { settledBooks } from './settled-books.js';

/** By then all learners have come. */
const ALL_THERE_MS = 20_000;
/** Between two faults learners live as usual. */
const CALM_MS = 8_000;
const RECOVERY_WITHIN_MS = 90_000;

const SERVICE_URLS = ['GATEWAY_URL', 'AUTH_URL', 'BILLING_URL', 'PRACTICE_AI_URL', 'VOCABULARY_URL', 'PROGRESS_URL', 'ADMIN_URL', 'REPORT_URL'];

type Input = { faults: readonly Fault[]; gateway: URL; urls: Record<string, string>; /** One of them looks whether everything works. */ learners: readonly Learner[] };

/** Does one harm after another while learners live; resolves with what they saw of each, and the accounting. */
export async function runFaults({ faults, gateway, urls, learners }: Input): Promise<{ outcomes: Outcome[]; books: Accounting }> {
  const [watcher, ...others] = learners;
  if (!watcher) throw new Error('There are no learners.');
  const [recorder, ledger] = [createRecorder(), createLedger()];
  const probe = createProbe({ gateway, services: SERVICE_URLS.flatMap((name) => urls[name] ?? []), learner: watcher, texts: createTexts(1) });
  let isOver = false;
  const lives = others.map((learner) => live(createClient(gateway, learner, recorder, ledger), () => isOver));
  const blows: (Pick<Outcome, 'name' | 'aimS' | 'recoveredS'> & { from: number })[] = [];
  try {
    await pause(ALL_THERE_MS);
    for (const fault of faults) {
      await pause(CALM_MS);
      await probe.whole(RECOVERY_WITHIN_MS);
      console.log(`→ ${fault.name}`);
      const from = performance.now();
      const { begun } = await inflicted(fault);
      const recoveredS = await probe.whole(RECOVERY_WITHIN_MS).then(() => (performance.now() - begun) / 1_000, sayWhy);
      blows.push({ name: fault.name, aimS: fault.aimS, recoveredS, from });
      console.log(`  works again after ${recoveredS?.toFixed(1) ?? '?'} s`);
    }
  } finally {
    isOver = true;
    await Promise.all(lives);
  }
  // Only now: an answer that is waited for long comes when the next harm is done already.
  const outcomes = blows.map(({ from, ...blow }, index): Outcome => {
    const to = blows[index + 1]?.from;
    const { count, failed, longest } = recorder.figures(from, to).all;
    return { ...blow, requests: count, failed, longest, codes: recorder.codes(from, to) };
  });
  console.log('→ Accounting');
  return { outcomes, books: await settledBooks(ledger.writes(), urls, others) };
}

/** A blow counts from its beginning, what lasts from its end. */
async function inflicted(fault: Fault): Promise<{ begun: number }> {
  const before = performance.now();
  await fault.inflict();
  return { begun: fault.group === 'services' || fault.group === 'servers' ? before : performance.now() };
}

function sayWhy(error: unknown): undefined {
  console.error(error);
}
