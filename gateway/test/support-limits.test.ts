import { randomUUID } from 'node:crypto';
import { AppError } from '@b1fuchs/kit';
import { Router } from 'express';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

let gateway: GatewayUnderTest;
let isBroken = false;

const routes = Router().post('/api/support-contact', (_request, response) => {
  if (isBroken) throw new AppError('INTERNAL');
  response.status(201).json({ message: 'ok' });
});

beforeAll(async () => {
  gateway = await startGatewayUnderTest(routes, 'admin', { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  isBroken = false;
});

/** An address from which nobody has come yet. */
const someAddress = (): string => `2001:db8:${(randomUUID().replaceAll('-', '').slice(0, 24).match(/.{4}/g) ?? []).join(':')}`;

const send = async (address: string, cookie?: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address };
  const answer = await fetch(`${gateway.baseUrl}/api/support-contact`, { method: 'POST', body: '{}', headers: cookie === undefined ? headers : { ...headers, cookie } });
  return answer.status;
};
const sendTimes = async (count: number, address: string, cookie?: string): Promise<number[]> => {
  const statuses: number[] = [];
  for (let time = 0; time < count; time += 1) statuses.push(await send(address, cookie));
  return statuses;
};

describe('messages to support', () => {
  test('of visitors are five an hour from one address', async () => {
    const address = someAddress();
    expect(await sendTimes(7, address)).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect(await send(someAddress())).toBe(201);
  });

  test('of a class that is signed in behind one address are not held up', async () => {
    const address = someAddress();
    await sendTimes(6, address);
    const { cookie } = await gateway.signIn();
    expect(await sendTimes(6, address, cookie)).toEqual(Array(6).fill(201));
  });

  test('that fail on our side are not counted', async () => {
    const address = someAddress();
    isBroken = true;
    expect(await sendTimes(6, address)).toEqual(Array(6).fill(500));
    isBroken = false;
    expect(await sendTimes(6, address)).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
