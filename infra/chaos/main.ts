/**
 * `make chaos`: lets virtual learners live on a system of its own, does harm to one part after another, and in the end compares
 * what learners were told with what the system has.
 *   node --import tsx infra/chaos/main.ts [--only services,servers,connections,others] [--learners 20]
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { BENCH_STACK, runBench, startBenchStack } from '../bench/bench-stack.js';
import { describeMachine, writeFigures } from '../load/figures.js';
import { stackUrls } from '../native/src/index.js';
import { describeStack } from '../native/src/stack.js';
import { faultsOf, groupSchema, type Group } from './faults.js';
import { otherFaults } from './other-faults.js';
import { throughProxies } from './proxies.js';
import { isPassed, renderChaos } from './report.js';

const { values } = parseArgs({ args: process.argv.slice(2), options: { only: { type: 'string', default: groupSchema.options.join(',') }, learners: { type: 'string', default: '20' } } });
const groups: Group[] = z.array(groupSchema).min(1).parse(values.only.split(','));
const count = z.coerce.number().int().min(1).max(200).parse(values.learners);

const machine = describeMachine();
await runBench(async () => {
  const stack = describeStack(BENCH_STACK);
  const { proxies, environment, close } = await throughProxies(stack.ports, await stackUrls(BENCH_STACK));
  try {
    const urls = await startBenchStack(environment);
    // Imported only now: they need what starting the stack has built.
    const { registerLearners } = await import('../load/learners.js');
    const { runFaults } = await import('./run-faults.js');
    const { LONGEST_WAIT_MS } = await import('../load/client.js');
    const gateway = new URL(z.url().parse(urls.GATEWAY_URL));
    for (const group of groups) {
      console.log(`→ Registering ${count} learners`);
      // Others for each group: its accounting holds all that they did against what the system has.
      const learners = await registerLearners(count + 1, { gateway, mail: z.url().parse(urls.MAIL_URL) });
      const faults = [...faultsOf(stack, proxies), ...(await otherFaults({ stack, proxies, gateway, urls, learners }))].filter((fault) => fault.group === group);
      const { outcomes, books } = await runFaults({ faults, gateway, urls, learners });
      const figures = renderChaos(machine, { learners: count, outcomes, books });
      console.log(`\n${figures}`);
      await writeFigures(`chaos ${group}`, figures, BENCH_STACK.instances);
      if (!isPassed(outcomes, books, LONGEST_WAIT_MS)) process.exitCode = 1;
    }
  } finally {
    await close();
  }
});
