import { setTimeout as pause } from 'node:timers/promises';
import { hashSync, verifySync } from '@node-rs/argon2';

/** argon2id with OWASP's figures: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** After each password the thread rests for this share of the time that it took: whoever is signed in already has the machine meanwhile. */
const REST = 1;

let restsUntil = 0;

async function rested<T>(work: () => T): Promise<T> {
  await pause(Math.max(0, restsUntil - performance.now()));
  const from = performance.now();
  const result = work();
  const to = performance.now();
  restsUntil = to + REST * (to - from);
  return result;
}

/** What password.ts has done in threads of its own. */
export const hash = (password: string): Promise<string> => rested(() => hashSync(password, OPTIONS));
export const verify = ({ passwordHash, password }: { passwordHash: string; password: string }): Promise<boolean> => rested(() => verifySync(passwordHash, password));
