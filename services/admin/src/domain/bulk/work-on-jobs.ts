import { randomUUID } from 'node:crypto';
import { errorTable, type ErrorCode } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { Owner } from '../../clients/bulk-owners.js';
import type { BulkJobs } from '../../data/bulk-jobs.js';
import { GONE } from '../users/administer-users.js';
import { applyToUser, type ApplyParts } from './apply-to-user.js';
import type { BulkOrder, Ending, Item, Job } from './bulk-job.js';

/** `tellFailure` hears of what should not have happened; that user is tried again. */
export type WorkParts = ApplyParts & { jobs: BulkJobs; tellFailure: (error: unknown) => void };

/** Longer than everything that is asked for one user may take. Whoever dies holds a job back no longer than this. */
const LEASE_MS = 60_000;
/** Then it is looked whether its administrator still is one, and other jobs have their turn. */
const BATCH = 20;
/** An owner that is away is looked for again after so long. */
const AWAY_MS = 3_000;
/** Pauses before a user is tried again whom a ready owner has not served. */
const PAUSES_MS = [1_000, 5_000, 15_000, 60_000];
const MAX_TRIES = PAUSES_MS.length + 1;

const AWAY = 'A part of B1 Fuchs that this needs is not available right now. It goes on by itself as soon as it is.';
const NO_ADMINISTRATOR = 'Whoever began this is not an administrator any more.';
const OVER = 'The permission to delete lasts one day, which is over. Please begin again with the users who are left.';
/** What is final for a user; anything else may pass. */
const refusals: readonly ErrorCode[] = ['VALIDATION_FAILED', 'OWN_ACCOUNT', 'LAST_ADMINISTRATOR', 'TRIAL_IS_OVER', 'MAIL_NOT_WANTED'];
const stops: Partial<Record<ErrorCode, string>> = { PROOF_NEEDED: OVER, FORBIDDEN: NO_ADMINISTRATOR };

/** What comes of asking for one user: an end, a try later, or the end of the job. */
type Attempt = Ending | { outcome: 'again'; reason: string } | { outcome: 'stop'; reason: string };

/**
 * Takes the job that has waited longest a batch of users further. Any number of instances may do so at once: each holds the
 * lease of its job, and what a lost one has begun is done again under the same name, which changes nothing more.
 * @returns whether there was one
 */
export async function workOnNextJob(parts: WorkParts, clock: () => Date, isStopped: () => boolean): Promise<boolean> {
  const holder = randomUUID();
  const job = await parts.jobs.claim(holder, clock(), leaseFrom(clock()));
  if (!job) return false;
  const release = (ms: number, reason: string): Promise<void> => parts.jobs.release(job.id, holder, { nextAt: new Date(clock().getTime() + ms), reason });
  const stop = (reason: string): Promise<void> => parts.jobs.end(job.id, holder, { state: 'stopped', reason, now: clock() });

  const isAdministrator = await stillAdministrator(parts, job);
  if (isAdministrator === undefined) await release(AWAY_MS, AWAY);
  else if (!isAdministrator || job.by === null) await stop(NO_ADMINISTRATOR);
  else await workOnBatch(parts, { job, by: job.by, holder, release, stop }, clock, isStopped);
  return true;
}

type Working = { job: Job; by: string; holder: string; release: (ms: number, reason: string) => Promise<void>; stop: (reason: string) => Promise<void> };

async function workOnBatch(parts: WorkParts, { job, by, holder, release, stop }: Working, clock: () => Date, isStopped: () => boolean): Promise<void> {
  const { jobs } = parts;
  for (let done = 0; done < BATCH && !isStopped(); done += 1) {
    if (!(await jobs.renew(job.id, holder, leaseFrom(clock())))) return;
    const item = await jobs.next(job.id, clock());
    if (!item) return jobs.end(job.id, holder, { state: 'finished', reason: '', now: clock() });
    if ('dueAt' in item) return release(item.dueAt.getTime() - clock().getTime(), '');
    const attempt = await attemptFor(parts, job.order, { item, by }, clock());
    if (attempt.outcome === 'stop') return stop(attempt.reason);
    if (attempt.outcome !== 'again') await jobs.settle(item.id, attempt);
    else if (!(await areReady(parts, job.order))) return release(AWAY_MS, AWAY);
    else await tryLater(jobs, item, attempt.reason, clock());
  }
  await release(0, '');
}

async function attemptFor(parts: WorkParts, order: BulkOrder, { item: { id, userId, actionId, permit, begunAt }, by }: { item: Item; by: string }, now: Date): Promise<Attempt> {
  const gone: Attempt = order.action === 'delete' ? { outcome: 'done', reason: 'The account is gone.' } : { outcome: 'refused', reason: GONE };
  if (userId === null) return gone;
  await parts.jobs.markBegun(id, now);
  return applyToUser(parts, order, { by, userId, actionId, permit, isRepeat: begunAt !== null }, now).then(
    (reason): Attempt => ({ outcome: 'done', reason }),
    (error: unknown) => {
      if (!(error instanceof AppError)) parts.tellFailure(error);
      else if (error.code === 'NOT_FOUND') return gone;
      return attemptFailedWith(error);
    },
  );
}

function attemptFailedWith(error: unknown): Attempt {
  const { code, message } = error instanceof AppError ? error : { code: 'INTERNAL' as const, message: errorTable.INTERNAL.message };
  const stop = stops[code];
  if (stop !== undefined) return { outcome: 'stop', reason: stop };
  if (refusals.includes(code)) return { outcome: 'refused', reason: message };
  return { outcome: 'again', reason: code === 'SERVICE_UNAVAILABLE' ? 'The service that keeps this did not do it.' : message };
}

async function tryLater(jobs: BulkJobs, { id, tries }: Item, reason: string, now: Date): Promise<void> {
  const pause = PAUSES_MS[tries];
  if (pause === undefined) await jobs.settle(id, { outcome: 'failed', reason: `Given up after ${MAX_TRIES} tries. ${reason}` });
  else await jobs.tryLater(id, { tries: tries + 1, nextAt: new Date(now.getTime() + pause) });
}

/** @returns undefined where nobody can tell right now */
const stillAdministrator = ({ bulkOwners }: WorkParts, { by }: Job): Promise<boolean | undefined> => (by === null ? Promise.resolve(false) : bulkOwners.isAdministrator(by).catch(() => undefined));

/** billing asks auth for whom it does not know. */
async function areReady({ bulkOwners }: WorkParts, { action }: BulkOrder): Promise<boolean> {
  const needed: Owner[] = action === 'change-role' || action === 'send-email' || action === 'delete' ? ['auth'] : ['auth', 'billing'];
  return (await Promise.all(needed.map((owner) => bulkOwners.isReady(owner)))).every(Boolean);
}

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
