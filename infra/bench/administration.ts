import { setTimeout } from 'node:timers/promises';
import { adminUserSortSchema, adminUserStatusSchema } from '@b1fuchs/contracts';
import { connectMongo, createLogger } from '@b1fuchs/kit';
import { z } from 'zod';
import { makeAdministrator } from '../native/src/make-administrator.js';
import { describeStack } from '../native/src/stack.js';
import { createOwners } from '../../services/admin/src/clients/owners.js';
import { userViewModel } from '../../services/admin/src/data/user-view-model.js';
import { createUserView } from '../../services/admin/src/data/user-view.js';
import { rebuildView } from '../../services/admin/src/domain/users/rebuild-view.js';
import { createSeeds } from './administration-seeds.js';
import { BENCH_STACK } from './bench-stack.js';
import type { Learner } from './learner.js';
import { percentile, rounds, timed } from './measure.js';
import type { Figure } from './table.js';

const USERS = 100_000;
const SOME_USERS = 10_000;
/** After so many documents at once the database is busy tidying its file for a while; that is not what is measured. */
const SETTLING_MS = 20_000;
const LOOK_MS = 50;
const WARM_UP = 1;
/** There are 180 filters and orders. */
const READS = 8;
const ROLES = ['all', 'user', 'admin'] as const;
const SEARCHES = ['', 'mueller-77', 'er'];
const DAY_MS = 86_400_000;

type Input = { gateway: URL; administrator: Learner; urls: Record<string, string>; signingKey: { INTERNAL_TOKEN_KEY_ID: string; INTERNAL_TOKEN_PRIVATE_KEY: string } };

/**
 * The administrators' list with 100,000 users: the first page by each filter and order, what an export takes of the service's
 * memory, the figures by day over a year, and how long the list takes to be made anew from its owners.
 */
export async function measureAdministration({ gateway, administrator, urls, signingKey }: Input): Promise<Figure[]> {
  const logger = createLogger('bench', 'silent');
  const url = (name: string): string => z.url().parse(urls[name]);
  if ((await makeAdministrator(describeStack(BENCH_STACK), 'native', `${administrator.account.username}@example.org`)) !== 0) throw new Error('There is no administrator.');
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(new URL(`/api/admin/${path}`, gateway), { headers: administrator.headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const times = async (path: string): Promise<number[]> => {
    for (let run = 0; run < WARM_UP; run += 1) await get(path);
    const measured: number[] = [];
    for (let run = 0; run < rounds(READS, 5); run += 1) measured.push(await timed(() => get(path)));
    return measured;
  };
  const exportAll = async (): Promise<number> => {
    const response = await fetch(new URL('/api/admin/export-users', gateway), { method: 'POST', headers: administrator.headers, body: '{}' });
    if (!response.ok) throw new Error(`The export was answered with ${response.status}.`);
    return (await response.text()).split('\n').length;
  };

  const connections = await Promise.all(['ADMIN', 'AUTH', 'BILLING', 'PROGRESS'].map((name) => connectMongo(url(`MONGO_URL_${name}`), logger)));
  const [adminDb, authDb, billingDb, progressDb] = connections;
  if (!adminDb || !authDb || !billingDb || !progressDb) throw new Error('There is no database.');
  try {
    const seeds = createSeeds({ adminDb, authDb, billingDb, progressDb }, new Date());
    await seeds.addUsers(0, SOME_USERS);
    await setTimeout(SETTLING_MS);
    const small = await peakMemory(new URL('/metrics', url('ADMIN_URL')), exportAll);
    await seeds.addUsers(SOME_USERS, rounds(USERS, 2 * SOME_USERS));
    await setTimeout(SETTLING_MS);

    console.log('  the list');
    const list = await measureList(times);
    console.log('  figures by day');
    const days = await measureDays(get);
    console.log('  the export');
    const figures = [...list, ...days, await measureMemory(small, url('ADMIN_URL'), exportAll)];
    console.log('  the list made anew');
    const owners = createOwners(
      { auth: url('AUTH_URL'), billing: url('BILLING_URL'), progress: url('PROGRESS_URL'), 'practice-ai': url('PRACTICE_AI_URL') },
      { keyId: signingKey.INTERNAL_TOKEN_KEY_ID, privateKey: signingKey.INTERNAL_TOKEN_PRIVATE_KEY },
    );
    let users = 0;
    const tookMs = await timed(async () => {
      ({ users } = await rebuildView({ view: createUserView(userViewModel(adminDb)), owners }, new Date()));
    });
    return [...figures, { name: 'administration: list made anew from its owners', value: tookMs / 1_000, unit: 's', note: `${users} users` }];
  } finally {
    await Promise.all(connections.map((connection) => connection.close()));
  }
}

/** Each order, by its slowest filter; once the searches have been read often enough for the database's compiler. */
async function measureList(times: (path: string) => Promise<number[]>): Promise<Figure[]> {
  for (const search of SEARCHES) await times(`users?${new URLSearchParams({ search, page: '1', limit: '25' }).toString()}`);
  const kinds = ROLES.flatMap((role) => adminUserStatusSchema.options.map((status) => ({ role, status })));
  const figures: Figure[] = [];
  for (const sort of adminUserSortSchema.options) {
    const measured: { name: string; p50: number; p95: number }[] = [];
    for (const { role, status } of kinds) {
      for (const search of status === 'active' || status === 'all' ? SEARCHES : ['']) {
        const read = await times(`users?${new URLSearchParams({ role, status, sort, search, order: 'desc', page: '1', limit: '25' }).toString()}`);
        measured.push({ name: [role, status, search].filter((part) => part !== '').join(' '), p50: percentile(read, 0.5), p95: percentile(read, 0.95) });
      }
    }
    const slowest = measured.toSorted((one, other) => other.p95 - one.p95);
    console.log(`  by ${sort}: ${slowest[0]?.p95.toFixed(0) ?? ''} ms for ${slowest[0]?.name ?? ''}`);
    figures.push({
      name: `administration: first page by ${sort}, p95 of the slowest filter`,
      value: slowest[0]?.p95 ?? 0,
      unit: 'ms',
      aim: { bound: 'at most', value: 300 },
      note: slowest.slice(0, 3).map(({ name, p50, p95 }) => `${name}: p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}`).join('; '),
    });
  }
  return figures;
}

/** A year of figures by day: the first time they are counted, later they are known. */
async function measureDays(get: (path: string) => Promise<unknown>): Promise<Figure[]> {
  const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
  const path = `analytics?from=${dayOf(Date.now() - 364 * DAY_MS)}&to=${dayOf(Date.now())}`;
  const first = await timed(() => get(path));
  const reads: number[] = [];
  for (let run = 0; run < rounds(READS, 5); run += 1) reads.push(await timed(() => get(path)));
  return [
    { name: 'administration: a year by day, the first time', value: first, unit: 'ms', note: 'counted from the facts' },
    { name: 'administration: a year by day, p95', value: percentile(reads, 0.95), unit: 'ms', aim: { bound: 'at most', value: 300 }, note: `p50 ${percentile(reads, 0.5).toFixed(1)} ms` },
  ];
}

type Memory = { lines: number; beforeMb: number; peakMb: number };

async function measureMemory(small: Memory, adminUrl: string, exportAll: () => Promise<number>): Promise<Figure> {
  const large = await peakMemory(new URL('/metrics', adminUrl), exportAll);
  const text = ({ lines, beforeMb, peakMb }: Memory): string => `${lines} lines: ${beforeMb.toFixed(0)} → ${peakMb.toFixed(0)} MB`;
  return {
    name: 'administration: memory that ten times the export takes more',
    value: large.peakMb - large.beforeMb - (small.peakMb - small.beforeMb),
    unit: 'MB',
    aim: { bound: 'at most', value: 50 },
    note: [small, large].map(text).join('; '),
  };
}

/** The most that the service has in memory while something is done, and before. */
async function peakMemory(metrics: URL, work: () => Promise<number>): Promise<Memory> {
  const read = async (): Promise<number> => Number(/^process_resident_memory_bytes\S* (\S+)/m.exec(await (await fetch(metrics)).text())?.[1]) / 1_048_576;
  await work();
  const beforeMb = await read();
  let peakMb = beforeMb;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      peakMb = Math.max(peakMb, await read());
      await setTimeout(LOOK_MS);
    }
  })();
  const lines = await work();
  over.abort();
  await watching;
  return { lines, beforeMb, peakMb };
}
