import { row, table, type Stage } from './report.js';

/** Of its cores a machine may be busy with so much on average: what is left is for evenings that are fuller than others. */
const USED = 0.6;
const MACHINE = { cores: 8, memoryMb: 32_000 };
/** They play others on this machine, and are the learners. */
const NOT_COUNTED = new Set(['maildev', 'openid', 'payments', 'the virtual learners']);
const LEARNERS = [500, 10_000, 50_000, 1_000_000];
const SHOWN = [10_000, 1_000_000];

export type PartCapacity = { name: string; /** Cores that it takes with hardly anybody there. */ idle: number; /** More for each learner. */ perLearner: number; memoryMb: number };

/**
 * What each part costs: the largest stage, and the one in which it took least, tell what it takes at rest, and what for each learner
 * more. The smallest stage is mostly that one, but a store may still be tidying up after the learners were registered.
 */
export function capacityOf(stages: readonly Stage[]): PartCapacity[] {
  const [many, ...others] = stages.toSorted((one, other) => other.learners - one.learners);
  const fewer = others.filter(({ learners }) => learners !== many?.learners);
  if (!many || fewer.length === 0) throw new Error('It takes two different numbers of learners to tell what one costs.');
  return [...many.usage]
    .filter(([name]) => !NOT_COUNTED.has(name))
    .map(([name, { cores, memoryMb }]) => {
      const coresIn = ({ usage }: Stage): number => usage.get(name)?.cores ?? 0;
      const least = fewer.reduce((one, other) => (coresIn(other) <= coresIn(one) ? other : one));
      const perLearner = Math.max(0, cores - coresIn(least)) / (many.learners - least.learners);
      return { name, idle: Math.max(0, cores - perLearner * many.learners), perLearner, memoryMb };
    })
    .sort((one, other) => other.perLearner - one.perLearner);
}

/** Processes of a part, each of which may be busy with the share of one core; two at least, so that one may fail. */
export const processesFor = ({ idle, perLearner }: PartCapacity, learners: number): number => Math.max(2, Math.ceil((learners * perLearner) / Math.max(0.1, USED - idle)));

/** Machines for all parts together, by processor or by memory, whichever takes more of them. */
export function machinesFor(parts: readonly PartCapacity[], learners: number): { cores: number; memoryMb: number; machines: number } {
  const cores = parts.reduce((sum, part) => sum + (learners * part.perLearner + processesFor(part, learners) * part.idle) / USED, 0);
  const memoryMb = parts.reduce((sum, part) => sum + processesFor(part, learners) * part.memoryMb, 0);
  return { cores, memoryMb, machines: Math.max(2, Math.ceil(cores / MACHINE.cores), Math.ceil(memoryMb / USED / MACHINE.memoryMb)) };
}

/** The tables of docs/capacity.md. */
export function renderCapacity(machine: string, stages: readonly Stage[]): string {
  const parts = capacityOf(stages);
  const all = parts.reduce((sum, { perLearner }) => sum + perLearner, 0);
  const most = stages.reduce((one, other) => (other.learners > one.learners ? other : one));
  const asked = most.all.count / most.seconds / most.learners;
  const number = (value: number): string => Math.ceil(value).toLocaleString('en-US');
  return [
    machine,
    '',
    `A learner asks ${asked.toFixed(2)} times a second and costs ${(all * 1_000).toFixed(1)} thousandths of a core: ${((all / asked) * 1_000).toFixed(1)} ms of processor time for a request.`,
    '',
    table(
      ['part', 'at rest, cores', 'cores for 1,000 learners', 'memory of a process', ...SHOWN.map((count) => `processes for ${number(count)}`)],
      parts.map((part) => row(part.name, part.idle.toFixed(3), (part.perLearner * 1_000).toFixed(2), `${part.memoryMb.toFixed(0)} MB`, ...SHOWN.map((count) => number(processesFor(part, count))))),
    ),
    '',
    table(
      ['learners at the same time', 'cores', 'memory', `machines of ${MACHINE.cores} cores and ${MACHINE.memoryMb / 1_000} GB`],
      LEARNERS.map((count) => {
        const { cores, memoryMb, machines } = machinesFor(parts, count);
        return row(number(count), number(cores), `${number(memoryMb / 1_000)} GB`, number(machines));
      }),
    ),
  ].join('\n');
}
