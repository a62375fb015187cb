import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { portsFrom } from './ports.js';
import type { Ports } from './ports.js';

/** The checkout's root: this file lies in infra/native/src (or dist). */
export const root = resolve(import.meta.dirname, '../../..');
/** The embedding model as the build has made it; all stacks of a checkout share it. */
export const embeddingModelFolder = join(root, '.local/embedding-model');

/** One running copy of the system: where its state lies and where its ports are. */
export type Stack = {
  /** Absolute path of the state folder: data, logs, secrets, generated configuration. */
  readonly stateDir: string;
  readonly portBase: number;
  readonly ports: Ports;
  /** Processes of the gateway and of each service; several stand behind a balancer. */
  readonly instances: number;
};

/** Describes a stack; `stateDir` may be relative to the checkout's root. */
export function describeStack(options: { stateDir: string; portBase: number; instances?: number }): Stack {
  return {
    stateDir: resolve(root, options.stateDir),
    portBase: options.portBase,
    ports: portsFrom(options.portBase),
    instances: options.instances ?? 1,
  };
}

const recordSchema = z.object({
  portBase: z.int(),
  runtime: z.enum(['native', 'docker']),
  mode: z.enum(['production', 'dev']),
});

/** What the last start wrote down, so that `down`, `status` and `logs` find the same stack again. */
export type StackRecord = z.infer<typeof recordSchema>;

/** Returns the record of the last start in this state folder, or undefined when there was none. */
export async function readRecord(stateDir: string): Promise<StackRecord | undefined> {
  const text = await readFile(join(resolve(root, stateDir), 'stack.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  return recordSchema.parse(JSON.parse(text));
}

export async function writeRecord(stack: Stack, record: StackRecord): Promise<void> {
  await writeFile(join(stack.stateDir, 'stack.json'), `${JSON.stringify(record, null, 2)}\n`);
}

/** Makes the state folder, closed to other users of the machine. */
export async function makeStateDir(stack: Stack): Promise<void> {
  await mkdir(join(stack.stateDir, 'logs'), { recursive: true, mode: 0o700 });
  await mkdir(join(stack.stateDir, 'env'), { recursive: true, mode: 0o700 });
}
