import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '@b1fuchs/kit';
import { Piscina } from 'piscina';
import { z } from 'zod';

/** Half of the machine at most, so that a burst of sign-ins leaves room for everybody else. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** Each takes about 30 ms, and as long a rest: nobody waits for more than a few seconds. */
const QUEUE_LIMIT = 64;
/** Of their threads alone: whoever is signed in already goes first, and those who sign in get what is left. */
const NICENESS = 19;

/** A thread that nobody needs ends; the next one starts within some 50 ms. */
const IDLE_MS = 60_000;

const threads = new Piscina({
  // The built one even where this is read from its source: a thread reads no TypeScript.
  filename: fileURLToPath(new URL('../../dist/domain/password-worker.js', import.meta.url)),
  minThreads: 0,
  maxThreads: AT_ONCE,
  idleTimeout: IDLE_MS,
  niceIncrement: NICENESS,
});

/** @throws AppError SERVICE_UNAVAILABLE when too many wait already. */
async function inTurn(name: 'hash' | 'verify', task: unknown): Promise<unknown> {
  if (threads.queueSize >= QUEUE_LIMIT) throw new AppError('SERVICE_UNAVAILABLE');
  return threads.run(task, { name });
}

/** Passwords are normalised, so that the same characters typed on another keyboard match. */
const normalised = (password: string): string => password.normalize('NFKC');

export const hashPassword = async (password: string): Promise<string> => z.string().parse(await inTurn('hash', normalised(password)));

export const passwordMatches = async (passwordHash: string, password: string): Promise<boolean> => z.boolean().parse(await inTurn('verify', { passwordHash, password: normalised(password) }));

let decoy: Promise<string> | undefined;

/** Takes as long as a real comparison, so that an unknown account cannot be told by time. */
export async function compareWithDecoy(password: string): Promise<false> {
  decoy ??= hashPassword('no account has this password');
  await passwordMatches(await decoy, password);
  return false;
}
