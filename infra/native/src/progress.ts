/** Takes one line of progress for the person who waits. */
export type Say = (line: string) => void;

export const sayToConsole: Say = (line) => void process.stdout.write(`${line}\n`);

const heartbeatMs = 15_000;

/** Formats milliseconds for people: '0.4 s', '12 s', '2 min 5 s'. */
export function elapsed(ms: number): string {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Runs one step under a title: says that it begins, that it is still at work, and how long it took. */
export async function step<T>(say: Say, title: string, work: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  say(`→ ${title}`);
  const heartbeat = setInterval(() => say(`  … ${elapsed(Date.now() - begun)}`), heartbeatMs);
  try {
    const result = await work();
    const took = Date.now() - begun;
    if (took >= 1000) say(`  done in ${elapsed(took)}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
