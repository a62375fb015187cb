import type { Env } from './env-file.js';
import type { HealthCheck } from './health.js';
import type { PortName } from './ports.js';
import type { Secrets } from './secrets.js';
import type { Mode } from './service-env.js';
import type { Stack } from './stack.js';

/** Stores start first and stop last; apps need the stores, and no part waits for the engines. */
export type Tier = 'store' | 'engine' | 'app';

/** One process of a stack. */
export type Part = {
  readonly name: string;
  readonly tier: Tier;
  readonly command: readonly string[];
  readonly env: Env;
  /** The ports it listens on. */
  readonly ports: readonly PortName[];
  /** Folders it needs, absolute. */
  readonly folders: readonly string[];
  /** Files written before it starts: absolute path and content, readable by the owner alone. */
  readonly files: Readonly<Record<string, string>>;
  /** Built files and folders, absolute, whose change asks for a restart. */
  readonly builtFrom: readonly string[];
  readonly health: HealthCheck;
  /** Seconds until it must be healthy on a slow machine. */
  readonly startSeconds: number;
  /** Seconds it may take to stop before it is killed. */
  readonly stopSeconds: number;
};

export type PartsInput = {
  readonly stack: Stack;
  readonly secrets: Secrets;
  readonly mode: Mode;
  readonly userEnv: Env;
  readonly chromiumPath: string;
  /** Absolute path of a real mongod to be used instead of the embedded server, or undefined. */
  readonly mongod: string | undefined;
};
