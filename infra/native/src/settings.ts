import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Env } from './env-file.js';
import { LaunchError } from './launch-error.js';
import { defaultPortBase, parseInstances, parsePortBase } from './ports.js';
import { describeStack, root } from './stack.js';
import type { Stack } from './stack.js';

export type Settings = {
  readonly stack: Stack;
  /** 'auto' takes docker compose where an engine answers. */
  readonly runtime: 'auto' | 'native' | 'docker';
  /** The person's .env without the launcher's own variables. */
  readonly userEnv: Env;
};

/** The launcher's own variables; the rest of .env goes to the services. */
const own = new Set(['B1_STATE', 'B1_PORT_BASE', 'PORT_BASE', 'B1_RUNTIME', 'B1_INSTANCES']);

function parseRuntime(text: string): Settings['runtime'] {
  if (text === 'auto' || text === 'native' || text === 'docker') return text;
  throw new Error(`B1_RUNTIME must be auto, native or docker, not '${text}'.`);
}

const withoutEmpty = (env: Readonly<Record<string, string | undefined>>): Env =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** Makes settings of the environment and the text of .env; the environment wins. A variable set to nothing counts as unset. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>, dotEnv: string): Settings {
  const file = withoutEmpty(parseEnv(dotEnv));
  const all = { ...file, ...withoutEmpty(environment) };
  const value = (name: string): string | undefined => all[name];
  return {
    stack: describeStack({
      stateDir: value('B1_STATE') ?? '.local',
      portBase: parsePortBase(value('B1_PORT_BASE') ?? value('PORT_BASE') ?? String(defaultPortBase)),
      instances: parseInstances(value('B1_INSTANCES') ?? '1'),
    }),
    runtime: parseRuntime(value('B1_RUNTIME') ?? 'auto'),
    userEnv: Object.fromEntries(Object.entries(file).filter(([name]) => !own.has(name))),
  };
}

/**
 * Reads the settings of this checkout.
 * @throws LaunchError that names a bad value.
 */
export async function readSettings(): Promise<Settings> {
  const dotEnv = await readFile(join(root, '.env'), 'utf8').catch(() => '');
  try {
    return parseSettings(process.env, dotEnv);
  } catch (error) {
    throw new LaunchError(error instanceof Error ? error.message : String(error), 'Correct it in the environment or in .env.');
  }
}
