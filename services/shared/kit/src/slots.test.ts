import { createSlots } from './slots.js';

function deferred() {
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => (resolve = settle));
  return { promise, resolve };
}

describe('slots', () => {
  test('run at most their number at once and the rest in order', async () => {
    const slots = createSlots(2, 10);
    const tasks = [deferred(), deferred(), deferred()];
    const started: number[] = [];
    const results = tasks.map((task, index) =>
      slots.run(() => {
        started.push(index);
        return task.promise;
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    tasks[1]?.resolve('second');
    await results[1];
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    tasks[0]?.resolve('first');
    tasks[2]?.resolve('third');
    expect(await Promise.all(results.map(async (result) => await result))).toEqual(['first', 'second', 'third']);
  });

  test('refuse at once when the queue is full, and take work again when there is room', async () => {
    const slots = createSlots(1, 1);
    const first = deferred();
    const running = slots.run(() => first.promise);
    const waiting = slots.run(() => Promise.resolve('waited'));
    expect(slots.run(() => Promise.resolve('never'))).toBeUndefined();
    first.resolve('done');
    expect(await running).toBe('done');
    expect(await waiting).toBe('waited');
    expect(await slots.run(() => Promise.resolve('again'))).toBe('again');
  });

  test('work that fails before it has begun frees its slot too', async () => {
    const slots = createSlots(1, 1);
    const failing = slots.run(() => {
      throw new Error('not even begun');
    });
    await expect(failing).rejects.toThrow('not even begun');
    expect(await slots.run(() => Promise.resolve('next'))).toBe('next');
  });

  test('a failure frees its slot; idle waits for all', async () => {
    const slots = createSlots(1, 1);
    const failing = slots.run(() => Promise.reject(new Error('no')));
    const next = slots.run(() => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
    await slots.idle();
  });
});
