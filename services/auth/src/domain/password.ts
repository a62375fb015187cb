import { availableParallelism } from 'node:os';
import { AppError, createSlots } from '@b1fuchs/kit';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's figures: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Half of the machine at most, so that a burst of sign-ins leaves room for everybody else. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** Each takes about 30 ms: nobody waits for more than a few seconds. */
const QUEUE_LIMIT = 64;
const slots = createSlots(AT_ONCE, QUEUE_LIMIT);

/** @throws AppError SERVICE_UNAVAILABLE when too many wait already. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = slots.run(work);
  if (result === undefined) throw new AppError('SERVICE_UNAVAILABLE');
  return result;
}

/** Passwords are normalised, so that the same characters typed on another keyboard match. */
const normalised = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalised(password), OPTIONS));

export const passwordMatches = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(passwordHash, normalised(password)));

let decoy: Promise<string> | undefined;

/** Takes as long as a real comparison, so that an unknown account cannot be told by time. */
export async function compareWithDecoy(password: string): Promise<false> {
  decoy ??= hashPassword('no account has this password');
  await passwordMatches(await decoy, password);
  return false;
}
