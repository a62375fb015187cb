import { randomUUID } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Learner } from '../bench/learner.js';
import { isHealthy } from '../native/src/health.js';
import type { Stack } from '../native/src/stack.js';
import { socketOf } from '../native/src/supervisor.js';
import { startProcess, stopProcess } from '../native/src/supervisor-rpc.js';
import { BROKEN_MS, type Fault, type Proxies } from './faults.js';
import { startFullMailServer } from './full-mail-server.js';

type Input = { stack: Stack; proxies: Proxies; gateway: URL; urls: Record<string, string>; learners: readonly Learner[] };

const AIM_S = 30;
/** Debian's libfaketime, by the machine's kind. */
const FAKETIME = ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/faketime/libfaketimeMT.so.1`);
/** Internal tokens live for a minute, and are used again for a third of it. */
const SKEW_S = 30;
const MAILS = 3;
/** A mail that was not taken is tried again after 6 s, then after a minute. */
const MAIL_WITHIN_MS = 100_000;

/** Seeds other letters than the learners' and the watcher's. */
const LETTERS = 7_001;

/** What else may go wrong: a queue that takes no more, a mail server without space, an outside model that fails, a clock that is wrong. */
export async function otherFaults(input: Input): Promise<Fault[]> {
  const library = (await Promise.all(FAKETIME.map((path) => access(path).then(() => path, () => undefined)))).find(Boolean);
  if (library === undefined) console.log('The clocks stay as they are: libfaketime is not installed (apt-get install libfaketime).');
  const fault = (name: string, inflict: () => Promise<void>): Fault => ({ name, group: 'others', aimS: AIM_S, inflict });
  return [
    fault('progress’ queue of events full', () => fillQueue(input.urls)),
    fault('mail server’s disk full', () => refuseMails(input)),
    fault('outside model: failures, silence, nonsense (practice-ai is restarted before and after)', () => failModel(input)),
    ...(library === undefined ? [] : [SKEW_S, -SKEW_S].map((seconds) => fault(`practice-ai’s clock ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead' : 'behind'} (it is restarted before and after)`, () => skewClock(input.stack, library, seconds)))),
  ];
}

/** The broker refuses what would go into the queue, and says so to whoever publishes. */
async function fillQueue(urls: Record<string, string>): Promise<void> {
  const { username, password, origin } = new URL(z.url().parse(urls.RABBIT_MANAGEMENT_URL));
  const ask = async (method: string, body?: object): Promise<void> => {
    const headers = { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`, 'content-type': 'application/json' };
    const response = await fetch(`${origin}/api/policies/%2F/full`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!response.ok) throw new Error(`The broker answered ${response.status}.`);
  };
  await ask('PUT', { pattern: '^progress\\.events$', 'apply-to': 'queues', definition: { 'max-length': 0, overflow: 'reject-publish' } });
  await pause(BROKEN_MS);
  await ask('DELETE');
}

/** People register meanwhile; each must get the mail with the link, and get it once. */
async function refuseMails({ proxies, gateway, urls }: Input): Promise<void> {
  const { mailsTo } = await import('@b1fuchs/testing');
  const server = await startFullMailServer();
  proxies.smtp.set({ state: 'elsewhere', port: server.port });
  const addresses = await Promise.all(Array.from({ length: MAILS }, () => register(gateway)));
  await pause(BROKEN_MS);
  proxies.smtp.set({ state: 'open' });
  server.close();
  if (server.refused() === 0) throw new Error('No mail was refused.');
  const counts = (): Promise<number[]> => Promise.all(addresses.map(async (address) => (await mailsTo(z.url().parse(urls.MAIL_URL), address)).length));
  const giveUpAt = Date.now() + MAIL_WITHIN_MS;
  while ((await counts()).includes(0)) {
    if (Date.now() > giveUpAt) throw new Error('A mail was lost.');
    await pause(1_000);
  }
  if ((await counts()).some((count) => count > 1)) throw new Error('A mail came twice.');
}

async function register(gateway: URL): Promise<string> {
  const { securityCheckSchema } = await import('@b1fuchs/contracts');
  const name = `chaos-${randomUUID().slice(0, 8)}`;
  const check = securityCheckSchema.parse(await (await fetch(new URL('/api/security-check', gateway))).json());
  const account = { username: name, email: `${name}@example.org`, password: 'Sicher-genug-7', timeZone: 'Europe/Berlin' };
  const response = await fetch(new URL('/api/register', gateway), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ ...account, securityCheck: { id: check.id, answer: check.left + check.right } }),
  });
  if (!response.ok) throw new Error(`Registering was answered ${response.status}.`);
  return account.email;
}

async function failModel({ stack, gateway, learners }: Input): Promise<void> {
  const { failProvider } = await import('./failing-provider.js');
  const { createTexts } = await import('../bench/texts.js');
  await failProvider({ gateway, learners, texts: createTexts(LETTERS), withSettings: (settings, work) => withPracticeSettings(stack, settings, work) }, () => pause(BROKEN_MS));
}

const skewClock = (stack: Stack, library: string, seconds: number): Promise<void> =>
  withPracticeSettings(stack, { LD_PRELOAD: library, FAKETIME: `${seconds > 0 ? '+' : ''}${seconds}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' }, () => pause(BROKEN_MS));

/** Starts all of practice-ai with more settings, does something meanwhile, and starts it as it was. */
async function withPracticeSettings(stack: Stack, settings: Record<string, string>, work: () => Promise<void>): Promise<void> {
  const instances = await Promise.all(
    Array.from({ length: stack.instances }, async (_, index) => {
      const name = index === 0 ? 'practice-ai' : `practice-ai-${index + 1}`;
      const file = join(stack.stateDir, `env/${name}.env`);
      return { name, file, before: await readFile(file, 'utf8') };
    }),
  );
  const more = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`).join('');
  const restart = async (): Promise<void> => {
    for (const { name } of instances) await stopProcess(socketOf(stack), name);
    for (const { name } of instances) await startProcess(socketOf(stack), name);
    while (!(await isHealthy({ kind: 'http', url: `http://127.0.0.1:${stack.ports['practice-ai']}/health/ready` }))) await pause(100);
  };
  try {
    for (const { file, before } of instances) await writeFile(file, before + more);
    await restart();
    await work();
  } finally {
    for (const { file, before } of instances) await writeFile(file, before);
    await restart();
  }
}
