/** Fewer rounds, for trying the bench itself: its figures are then only rough. */
export const isQuick = process.env.BENCH_QUICK === '1';

/** Takes a number of rounds or runs, and the smaller one for BENCH_QUICK=1. */
export const rounds = (full: number, quick: number): number => (isQuick ? quick : full);

export const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value that `share` (0 to 1) of all values do not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

export const median = (values: number[]): number => percentile(values, 0.5);

/** Resolves with how long the work took, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Lets `clients` work through the items, each taking the next as soon as it is free; the answers in the items' order. */
export async function shareOut<Item, Answer>(clients: number, items: Item[], work: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  const entries = items.entries();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const [index, item] of entries) answers[index] = await work(item);
    }),
  );
  return answers;
}

/** A POST whose answer must be a success; its body is read to the end. */
export async function post(url: URL, init: Omit<RequestInit, 'method'>): Promise<ArrayBuffer> {
  const response = await fetch(url, { ...init, method: 'POST' });
  const body = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}: ${Buffer.from(body).toString().slice(0, 300)}`);
  return body;
}
