import { percentile } from '../bench/measure.js';

export type Answered = { route: string; ms: number; /** 0: no answer at all. */ status: number };
export type RouteFigures = { route: string; count: number; p50: number; p95: number; p99: number; failed: number };

/** What an answer may be without anything being wrong: done, or not changed. */
const isGood = (status: number): boolean => status >= 200 && status < 400;

/** Keeps what was answered, from when it is told to. */
export function createRecorder() {
  let answers: Answered[] = [];
  return {
    note: (answer: Answered): void => void answers.push(answer),
    clear: (): void => {
      answers = [];
    },
    /** Of all requests together, and by route, the most frequent first. */
    figures(): { all: RouteFigures; routes: RouteFigures[]; failures: Map<string, number> } {
      const byRoute = new Map<string, Answered[]>();
      const failures = new Map<string, number>();
      for (const answer of answers) {
        const { route, status } = answer;
        const some = byRoute.get(route) ?? [];
        some.push(answer);
        byRoute.set(route, some);
        if (isGood(status)) continue;
        const what = `${route} ${status || 'no answer'}`;
        failures.set(what, (failures.get(what) ?? 0) + 1);
      }
      return {
        all: figuresOf('all', answers),
        routes: [...byRoute].map(([route, some]) => figuresOf(route, some)).sort((a, b) => b.count - a.count),
        failures,
      };
    },
  };
}
export type Recorder = ReturnType<typeof createRecorder>;

function figuresOf(route: string, answers: readonly Answered[]): RouteFigures {
  const times = answers.map(({ ms }) => ms);
  const at = (share: number): number => (times.length === 0 ? 0 : percentile(times, share));
  return { route, count: answers.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed: answers.filter(({ status }) => !isGood(status)).length };
}
