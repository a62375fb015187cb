import type { RouteFigures } from './recorder.js';

export type Stage = {
  learners: number;
  seconds: number;
  all: RouteFigures;
  routes: RouteFigures[];
  /** How often what went wrong, by route and error code. */
  failures: Map<string, number>;
  usage: Map<string, { cores: number; memoryMb: number }>;
  /** Cores that were busy with something else on this machine, and those that its host gave to others. */
  elsewhere: { busy: number; stolen: number };
};

export const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;
export const table = (head: string[], rows: string[]): string => [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
export const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** The figures of a run, as they are put into docs/operations.md. */
export function renderReport(machine: string, stages: readonly Stage[]): string {
  const names = [...new Set(stages.flatMap(({ usage }) => [...usage.keys()]))];
  const last = stages.at(-1);
  return [
    machine,
    '',
    table(
      ['learners', 'requests/s', 'p50', 'p95', 'p99', 'failed', 'cores', 'memory', 'cores busy with something else'],
      stages.map(({ learners, seconds, all, usage, elsewhere }) => row(learners, (all.count / seconds).toFixed(1), ms(all.p50), ms(all.p95), ms(all.p99), all.failed, coresOf(usage).toFixed(2), `${memoryOf(usage).toFixed(0)} MB`, (elsewhere.busy + elsewhere.stolen).toFixed(2))),
    ),
    '',
    table(['cores of', ...stages.map(({ learners }) => `${learners} learners`), 'memory at the end'], names.map((name) => row(name, ...stages.map(({ usage }) => (usage.get(name)?.cores ?? 0).toFixed(3)), `${(last?.usage.get(name)?.memoryMb ?? 0).toFixed(0)} MB`))),
    '',
    ...(last ? [`Routes at ${last.learners} learners:`, '', table(['route', 'requests', 'p50', 'p95', 'p99', 'failed'], last.routes.map(({ route, count, p50, p95, p99, failed }) => row(route, count, ms(p50), ms(p95), ms(p99), failed)))] : []),
    '',
    ...stages.flatMap(({ learners, failures }) => [...failures].map(([what, count]) => `Failed at ${learners} learners: ${what}, ${count} times.`)),
  ].join('\n').trimEnd();
}

/** Of the system alone. */
const ofSystem = (usage: Stage['usage']) => [...usage].filter(([name]) => name !== 'the virtual learners').map(([, value]) => value);
const coresOf = (usage: Stage['usage']): number => ofSystem(usage).reduce((sum, { cores }) => sum + cores, 0);
const memoryOf = (usage: Stage['usage']): number => ofSystem(usage).reduce((sum, { memoryMb }) => sum + memoryMb, 0);
