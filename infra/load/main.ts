/**
 * `make load`: starts a system of its own and lets virtual learners live on it, first few, then more.
 *   node --import tsx infra/load/main.ts [--learners 1,10,50,200] [--minutes 3]
 * All come from this machine: its limits by network address are off, and what the learners cost themselves is told as well.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { BENCH_STACK, runBench, startBenchStack } from '../bench/bench-stack.js';
import { describeStack } from '../native/src/stack.js';
import { supervisedProcesses } from '../native/src/supervisor.js';
import { renderReport, type Stage } from './report.js';

const { values } = parseArgs({ args: process.argv.slice(2), options: { learners: { type: 'string', default: '1,10,50,200' }, minutes: { type: 'string', default: '3' } } });
const stages = z.array(z.coerce.number().int().min(1).max(1_000)).min(1).parse(values.learners.split(','));
const minutes = z.coerce.number().min(0.2).max(60).parse(values.minutes);

const load = loadavg()[0] ?? 0;
const machine = `${new Date().toISOString()}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, load average at the start ${load.toFixed(2)}`;
const done: Stage[] = [];

await runBench(async () => {
  const urls = await startBenchStack();
  // Imported only now: they need what starting the stack has built.
  const { runStage } = await import('./stage.js');
  const { signInNewLearner } = await import('../bench/learner.js');
  const { shareOut } = await import('../bench/measure.js');
  const gateway = new URL(z.url().parse(urls.GATEWAY_URL));
  const mail = z.url().parse(urls.MAIL_URL);
  const most = Math.max(...stages);
  console.log(`→ Registering ${most} learners`);
  const learners = await shareOut(4, Array.from({ length: most }, (_, index) => index), () => signInNewLearner({ gateway, mail }));
  const processes = (await supervisedProcesses(describeStack(BENCH_STACK))) ?? [];
  const pids = new Map(processes.filter(({ pid }) => pid > 0).map(({ name, pid }) => [name, pid]));
  for (const count of stages) {
    console.log(`→ ${count} learners for ${minutes} minutes`);
    done.push(await runStage({ gateway, learners: learners.slice(0, count), minutes, pids }));
  }
});
if (done.length > 0) console.log(renderReport(machine, done));
