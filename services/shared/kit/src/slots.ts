/** Bounded concurrency with a bounded queue. */
export type Slots = {
  /**
   * Waits for a free slot and runs `work` in it.
   * @returns undefined at once when the queue is full, else what `work` resolves to.
   */
  run: <Result>(work: () => Promise<Result>) => Promise<Result> | undefined;
  /** How many wait for a slot. */
  waiting: () => number;
  /** Resolves when nothing runs or waits any more. */
  idle: () => Promise<void>;
};

export function createSlots(size: number, queueLimit: number): Slots {
  const waiting: (() => void)[] = [];
  const running = new Set<Promise<unknown>>();
  let free = size;

  const take = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const give = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return {
    run(work) {
      if (free === 0 && waiting.length >= queueLimit) return undefined;
      const result = take().then(work).finally(give);
      const settled = result.catch(() => undefined).finally(() => running.delete(settled));
      running.add(settled);
      return result;
    },
    waiting: () => waiting.length,
    async idle() {
      await Promise.all(running);
    },
  };
}
