/**
 * `make rolling`: two processes of each app on a system of its own; while virtual learners live, each is told to stop, ends, is
 * started again and gets ready, one after another, as in an upgrade.
 *   node --import tsx infra/chaos/rolling.ts [--learners 50]
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { BENCH_STACK, runBench, startBenchStack } from '../bench/bench-stack.js';
import { describeMachine, writeFigures } from '../load/figures.js';
import { describeStack } from '../native/src/stack.js';
import { describeParts } from '../native/src/start-stack.js';

const { values } = parseArgs({ args: process.argv.slice(2), options: { learners: { type: 'string', default: '50' } } });
const count = z.coerce.number().int().min(1).max(400).parse(values.learners);

const machine = describeMachine();
await runBench(async () => {
  if (BENCH_STACK.instances < 2) throw new Error('There must be several of each: B1_INSTANCES=2.');
  const stack = describeStack(BENCH_STACK);
  const urls = await startBenchStack();
  // Imported only now: they need what starting the stack has built.
  const { registerLearners } = await import('../load/learners.js');
  const { renderRolling, restartAll } = await import('./restart-all.js');
  console.log(`→ Registering ${count} learners`);
  const gateway = new URL(z.url().parse(urls.GATEWAY_URL));
  const learners = await registerLearners(count, { gateway, mail: z.url().parse(urls.MAIL_URL) });
  const apps = (await describeParts({ stack, mode: 'production', userEnv: {} })).filter(({ tier, name }) => tier === 'app' && name !== 'balancer');
  const outcome = await restartAll({ stack, apps, gateway, urls, learners });
  const figures = renderRolling(machine, { learners: count, instances: stack.instances, ...outcome });
  console.log(`\n${figures}`);
  await writeFigures('rolling', figures);
  if (outcome.during.all.failed > 0 || outcome.books.wrong.length > 0) process.exitCode = 1;
});
