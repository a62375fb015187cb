import { createCircuitBreaker } from './circuit-breaker.js';

const outage = new Error('down');
const open = (): never => {
  throw new Error('open');
};

function breakerWithClock() {
  let time = 0;
  const breaker = createCircuitBreaker({ failures: 2, pauseMs: 1_000, now: () => time });
  let calls = 0;
  const run = (call: () => Promise<string>) =>
    breaker.run(() => {
      calls += 1;
      return call();
    }, (error) => error === outage, open);
  return {
    succeed: () => run(() => Promise.resolve('answer')),
    fail: (error: Error = outage) => run(() => Promise.reject(error)),
    run,
    calls: () => calls,
    pass: (ms: number) => (time += ms),
  };
}

describe('the circuit breaker', () => {
  test('lets calls through while the other side answers', async () => {
    const { succeed, fail } = breakerWithClock();
    await expect(fail()).rejects.toThrow('down');
    await expect(succeed()).resolves.toBe('answer');
    await expect(fail()).rejects.toThrow('down');
    await expect(succeed()).resolves.toBe('answer');
  });

  test('opens after repeated failures and calls nobody during the pause', async () => {
    const { succeed, fail, calls, pass } = breakerWithClock();
    await expect(fail()).rejects.toThrow('down');
    await expect(fail()).rejects.toThrow('down');
    pass(999);
    await expect(succeed()).rejects.toThrow('open');
    expect(calls()).toBe(2);
  });

  test('tries once after the pause: an answer closes it, a failure opens it again', async () => {
    const { succeed, fail, calls, pass } = breakerWithClock();
    await expect(fail()).rejects.toThrow('down');
    await expect(fail()).rejects.toThrow('down');
    pass(1_000);
    await expect(fail()).rejects.toThrow('down');
    await expect(succeed()).rejects.toThrow('open');
    pass(1_000);
    await expect(succeed()).resolves.toBe('answer');
    await expect(succeed()).resolves.toBe('answer');
    expect(calls()).toBe(5);
  });

  test('lets nobody else through while the trial runs', async () => {
    const { succeed, fail, run, pass } = breakerWithClock();
    await expect(fail()).rejects.toThrow('down');
    await expect(fail()).rejects.toThrow('down');
    pass(1_000);
    const { promise, resolve } = withResolvers();
    const trial = run(() => promise);
    await expect(succeed()).rejects.toThrow('open');
    resolve('late');
    await expect(trial).resolves.toBe('late');
    await expect(succeed()).resolves.toBe('answer');
  });

  test('does not count what is no outage', async () => {
    const { fail, succeed } = breakerWithClock();
    for (let time = 0; time < 5; time += 1) await expect(fail(new Error('nonsense'))).rejects.toThrow('nonsense');
    await expect(succeed()).resolves.toBe('answer');
  });
});

function withResolvers(): { promise: Promise<string>; resolve: (value: string) => void } {
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
