import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../native/src/stack.js';
import { putFigures } from './put-figures.js';

const OPERATIONS = 'docs/operations.md';
const CAPACITY = 'docs/capacity.md';

/** When and on what something was measured. */
export function describeMachine(): string {
  const [first] = cpus();
  const memory = `${(totalmem() / 1e9).toFixed(0)} GB`;
  return `Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC on ${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory}, Node ${process.versions.node}; load average before the start ${(loadavg()[0] ?? 0).toFixed(2)}.`;
}

/** Puts the figures of a command between its two comments in docs/operations.md; those of a system with several of each app have a place of their own. */
export async function writeFigures(command: string, figures: string, instances = 1): Promise<void> {
  const name = instances > 1 ? `${command}, ${instances} of each` : command;
  await put(OPERATIONS, name, figures);
}

/** Puts what is computed from a run of `make load` into docs/capacity.md. */
export const writeCapacity = (figures: string): Promise<void> => put(CAPACITY, 'capacity', figures);

async function put(document: string, name: string, figures: string): Promise<void> {
  const path = join(root, document);
  await writeFile(path, putFigures(await readFile(path, 'utf8'), name, figures));
  console.log(`\nWritten into ${document} ('${name}').`);
}
