/**
 * `make load`: starts a system of its own and lets virtual learners live on it, first few, then more.
 *   node --import tsx infra/load/main.ts [--learners 1,10,50,200] [--minutes 3]
 * All come from this machine: its limits by network address are off, and what the learners cost themselves is told as well.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { BENCH_STACK, runBench, startBenchStack } from '../bench/bench-stack.js';
import { describeStack } from '../native/src/stack.js';
import { supervisedProcesses } from '../native/src/supervisor.js';
import { renderCapacity } from './capacity.js';
import { describeMachine, writeCapacity, writeFigures } from './figures.js';
import { renderReport, type Stage } from './report.js';

const { values } = parseArgs({ args: process.argv.slice(2), options: { learners: { type: 'string', default: '1,10,50,200' }, minutes: { type: 'string', default: '3' } } });
const stages = z.array(z.coerce.number().int().min(1).max(1_000)).min(1).parse(values.learners.split(','));
const minutes = z.coerce.number().min(0.2).max(60).parse(values.minutes);

const machine = describeMachine();
const done: Stage[] = [];

await runBench(async () => {
  const urls = await startBenchStack();
  // Imported only now: they need what starting the stack has built.
  const { runStage } = await import('./stage.js');
  const { registerLearners } = await import('./learners.js');
  const gateway = new URL(z.url().parse(urls.GATEWAY_URL));
  const mail = z.url().parse(urls.MAIL_URL);
  const most = Math.max(...stages);
  console.log(`→ Registering ${most} learners`);
  const learners = await registerLearners(most, { gateway, mail });
  const processes = (await supervisedProcesses(describeStack(BENCH_STACK))) ?? [];
  const pids = new Map(processes.filter(({ pid }) => pid > 0).map(({ name, pid }) => [name, pid]));
  for (const count of stages) {
    console.log(`→ ${count} learners for ${minutes} minutes`);
    done.push(await runStage({ gateway, learners: learners.slice(0, count), minutes, pids }));
  }
});
if (done.length > 0) {
  const figures = renderReport(machine, done);
  console.log(`\n${figures}`);
  if (done.length === stages.length) await writeFigures('load', figures, BENCH_STACK.instances);
  if (done.length === stages.length && done.length > 1 && BENCH_STACK.instances === 1) await writeCapacity(renderCapacity(machine, done));
}
