import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { TableName, Tables } from './records.js';

const tableNames = ['customers', 'checkouts', 'intents', 'charges', 'refunds', 'disputes', 'events', 'deliveries', 'answers'] as const satisfies TableName[];
/** A line of the file: an object as it now is, or null where it was removed. */
const lineSchema = z.tuple([z.enum(tableNames), z.string(), z.unknown()]);

export type Store = ReturnType<typeof openStore>;

/**
 * Keeps the objects in memory and, with a file, each change as a line at its end, so that a change costs the same however much
 * there is and a killed process has lost none. Starting writes the file anew without what has been replaced.
 */
export function openStore(file?: string) {
  const tables = new Map<TableName, Map<string, unknown>>(tableNames.map((name) => [name, new Map<string, unknown>()]));
  const rowsOf = (name: TableName): Map<string, unknown> => tables.get(name) ?? new Map<string, unknown>();
  const apply = (name: TableName, id: string, value: unknown): void => {
    if (value === null) rowsOf(name).delete(id);
    else rowsOf(name).set(id, value);
  };
  let log: number | undefined;
  if (file !== undefined) {
    for (const line of readLines(file)) apply(...line);
    writeAnew(file, tableNames.flatMap((name) => [...rowsOf(name)].map(([id, value]) => lineOf(name, id, value))));
    log = openSync(file, 'a', 0o600);
  }
  const write = (name: TableName, id: string, value: unknown): void => {
    apply(name, id, value);
    if (log !== undefined) writeSync(log, lineOf(name, id, value));
  };
  return {
    find: <Name extends TableName>(name: Name, id: string): Tables[Name] | undefined => rowsOf(name).get(id) as Tables[Name] | undefined,
    /** In the order in which they were made. */
    all: <Name extends TableName>(name: Name): Tables[Name][] => [...rowsOf(name).values()] as Tables[Name][],
    entries: <Name extends TableName>(name: Name): [string, Tables[Name]][] => [...rowsOf(name)] as [string, Tables[Name]][],
    put: <Name extends TableName>(name: Name, id: string, value: Tables[Name]): void => write(name, id, value),
    remove: (name: TableName, id: string): void => write(name, id, null),
    close: (): void => {
      if (log !== undefined) closeSync(log);
      log = undefined;
    },
  };
}

const lineOf = (name: TableName, id: string, value: unknown): string => `${JSON.stringify([name, id, value])}\n`;

function readLines(file: string): z.infer<typeof lineSchema>[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // What stands behind the last end of a line was being written when the process was killed.
  return lines.slice(0, -1).map((line) => lineSchema.parse(JSON.parse(line)));
}

function writeAnew(file: string, lines: string[]): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
