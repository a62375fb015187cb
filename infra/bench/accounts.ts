import { setTimeout } from 'node:timers/promises';
import type { Learner } from './learner.js';
import { percentile, post, rounds, timed } from './measure.js';
import type { Figure } from './table.js';

/** More than are compared at once, and few enough that none is refused: comparing passwords never pauses. */
const CLIENTS = 8;
const READS = 600;
const WARM_UP = 50;
/** Servers that have just started compile what they run most, which takes a core of a small machine for a while. */
const WARM_UP_MS = 30_000;

/** How many sign-ins a second there are at the most, and what they leave of the time in which everybody else is recognised. */
export async function measureAccounts({ gateway, learner }: { gateway: URL; learner: Learner }): Promise<Figure[]> {
  const read = async (): Promise<void> => {
    const response = await fetch(new URL('/api/user', gateway), { headers: learner.headers });
    if (!response.ok) throw new Error(`/api/user answered ${response.status}`);
    await response.arrayBuffer();
  };
  const readMany = async (count: number): Promise<number[]> => {
    const times: number[] = [];
    for (let run = 0; run < count; run += 1) times.push(await timed(read));
    return times;
  };

  await readMany(rounds(WARM_UP, 10));
  const warmUp = signInAllTheTime({ gateway, learner });
  await setTimeout(rounds(WARM_UP_MS, 2_000));
  await warmUp.stop();
  const [idle, busy]: [number[], number[]] = [[], []];
  let [signIns, seconds] = [0, 0];
  for (let round = 0; round < rounds(4, 1); round += 1) {
    idle.push(...(await readMany(rounds(READS, 50))));
    const load = signInAllTheTime({ gateway, learner });
    busy.push(...(await readMany(rounds(READS, 50))));
    const done = await load.stop();
    signIns += done.signIns;
    seconds += done.seconds;
  }
  const [idleP99, busyP99] = [percentile(idle, 0.99), percentile(busy, 0.99)];
  return [
    { name: 'accounts: sign-ins', value: signIns / seconds, unit: '/s', note: `${CLIENTS} clients, one account` },
    {
      name: 'accounts: p99 of /api/user while people sign in, of its idle value',
      value: busyP99 / idleP99,
      unit: '×',
      aim: { bound: 'at most', value: 2 },
      note: `${busyP99.toFixed(2)} ms, idle ${idleP99.toFixed(2)} ms; p50 ${percentile(busy, 0.5).toFixed(2)} ms, idle ${percentile(idle, 0.5).toFixed(2)} ms`,
    },
  ];
}

/** Signs in again and again until it is stopped. */
function signInAllTheTime({ gateway, learner }: { gateway: URL; learner: Learner }): { stop: () => Promise<{ signIns: number; seconds: number }> } {
  const headers = { ...learner.headers, cookie: '' };
  const startedAt = performance.now();
  let isOn = true;
  let signIns = 0;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (isOn) {
      await post(new URL('/api/login', gateway), { headers, body: JSON.stringify(learner.account) });
      signIns += 1;
    }
  });
  return {
    async stop() {
      isOn = false;
      await Promise.all(clients);
      return { signIns, seconds: (performance.now() - startedAt) / 1_000 };
    },
  };
}
