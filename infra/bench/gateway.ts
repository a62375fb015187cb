import { IDENTITY_HEADER, type Identity } from '@b1fuchs/contracts';
import { signInternalToken, type SigningKey } from '@b1fuchs/kit';
import autocannon from 'autocannon';
import type { Learner } from './learner.js';
import { mean, percentile, rounds } from './measure.js';
import type { Figure } from './table.js';

const PATH = '/api/user/achievements';

type Target = { url: string; headers: () => Record<string, string> };
/** Every answer's time in ms, and how long all of them together took, in seconds. */
type Load = { times: number[]; seconds: number };

/**
 * What the gateway adds to a signed-in read, and what it leaves of the service's throughput. The service is asked
 * directly with the same identity, signed with the gateway's own key, so it does the same work both times.
 */
export async function measureGateway({ gateway, progress, learner, signingKey }: {
  gateway: URL;
  progress: URL;
  learner: Learner;
  signingKey: SigningKey;
}): Promise<Figure[]> {
  const through: Target = { url: new URL(PATH, gateway).href, headers: () => ({ cookie: learner.headers.cookie }) };
  const direct: Target = { url: new URL(PATH, progress).href, headers: () => identityHeader(signingKey, learner.identity) };

  await alternate([direct, through], { connections: 20, amount: 1_000, times: rounds(4, 2) });
  const [directAlone, throughAlone] = await alternate([direct, through], { connections: 1, amount: 400, times: rounds(20, 5) });
  const [directMany, throughMany] = await alternate([direct, through], { connections: 20, amount: 1_000, times: rounds(16, 4) });

  const [directMean, throughMean] = [mean(directAlone.times), mean(throughAlone.times)];
  const [directP99, throughP99] = [percentile(directAlone.times, 0.99), percentile(throughAlone.times, 0.99)];
  const [directRate, throughRate] = [rateOf(directMany), rateOf(throughMany)];
  return [
    {
      name: 'gateway: added mean, 1 connection',
      value: throughMean - directMean,
      unit: 'ms',
      aim: { bound: 'at most', value: 1 },
      note: `${throughMean.toFixed(2)} ms through the gateway, ${directMean.toFixed(2)} ms direct`,
    },
    {
      name: 'gateway: added p99, 1 connection',
      value: throughP99 - directP99,
      unit: 'ms',
      note: `${throughP99.toFixed(2)} ms through the gateway, ${directP99.toFixed(2)} ms direct`,
    },
    {
      name: 'gateway: share of direct throughput, 20 connections',
      value: (100 * throughRate) / directRate,
      unit: '%',
      aim: { bound: 'at least', value: 50 },
      note: `${throughRate.toFixed(0)} requests/s through the gateway, ${directRate.toFixed(0)} direct`,
    },
  ];
}

/** Signed anew for each round: a token lives for a minute only. */
const identityHeader = (key: SigningKey, identity: Identity): Record<string, string> => ({
  [IDENTITY_HEADER]: signInternalToken(key, 'progress', identity),
});

const rateOf = ({ times, seconds }: Load): number => times.length / seconds;

/** Takes turns between two targets in short rounds, so that what else the machine does meets both alike. */
async function alternate([first, second]: [Target, Target], { connections, amount, times }: {
  connections: number;
  amount: number;
  times: number;
}): Promise<[Load, Load]> {
  const loads: [Load, Load] = [{ times: [], seconds: 0 }, { times: [], seconds: 0 }];
  for (let round = 0; round < times; round += 1) {
    add(loads[0], await fire(first, connections, amount));
    add(loads[1], await fire(second, connections, amount));
  }
  return loads;
}

function add(total: Load, { times, seconds }: Load): void {
  total.times = total.times.concat(times);
  total.seconds += seconds;
}

/** Sends `amount` requests. The times are taken from each answer: autocannon's own histogram knows whole milliseconds only. */
async function fire({ url, headers }: Target, connections: number, amount: number): Promise<Load> {
  const times: number[] = [];
  let startedAt = 0;
  let endedAt = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ url, connections, amount, headers: headers(), sampleInt: 50 }, (error: unknown, done) => {
      if (error instanceof Error) reject(error);
      else resolve(done);
    });
    run.on('start', () => (startedAt = performance.now()));
    run.on('response', (_client, _status, _bytes, time) => {
      times.push(time);
      endedAt = performance.now();
    });
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${amount} requests to ${url} failed.`);
  return { times, seconds: (endedAt - startedAt) / 1_000 };
}
