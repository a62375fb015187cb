import { isHealthy } from './health.js';
import type { Part } from './part.js';
import { findStackProcesses } from './processes.js';
import type { StackProcess } from './processes.js';
import { elapsed } from './progress.js';
import type { Stack } from './stack.js';
import { supervisedProcesses } from './supervisor.js';
import type { SupervisedProcess } from './supervisor-rpc.js';

type Row = readonly [part: string, state: string, pid: string, uptime: string, health: string];

async function rowOf(part: Part, process: SupervisedProcess | undefined): Promise<Row> {
  if (process === undefined || process.pid === 0) {
    return [part.name, process?.statename.toLowerCase() ?? 'stopped', '-', '-', '-'];
  }
  const health = (await isHealthy(part.health)) ? 'ok' : 'not ready';
  const uptime = elapsed((process.now - process.start) * 1000);
  return [part.name, process.statename.toLowerCase(), String(process.pid), uptime, health];
}

/** Lays rows out in columns wide enough for each. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n');
}

function describeAbsence(leftovers: readonly StackProcess[]): string {
  if (leftovers.length === 0) return 'Nothing is running here. Start it with: make up';
  const names = [...new Set(leftovers.map(({ part }) => part ?? 'supervisor'))].join(', ');
  return `The supervisor is gone, but its parts live on: ${names}. make up starts afresh, make down ends them.`;
}

/** Describes every part of a native stack, which `parts` resolves with, as a table: state, process id, uptime, health. */
export async function describeStatus(stack: Stack, parts: () => Promise<readonly Part[]>): Promise<string> {
  const processes = await supervisedProcesses(stack);
  if (processes === undefined) return describeAbsence(await findStackProcesses(stack));
  const rows = await Promise.all((await parts()).map((part) => rowOf(part, processes.find(({ name }) => name === part.name))));
  return table([['part', 'state', 'pid', 'uptime', 'health'], ...rows]);
}
