import { percentile } from '../bench/measure.js';

/** One answer. `at`: when it was asked for, by performance.now(). `failure`: an error code; null where there is none. */
export type Answered = { route: string; ms: number; at: number; failure: string | null };
export type RouteFigures = { route: string; count: number; p50: number; p95: number; p99: number; longest: number; failed: number };
export type Figures = {
  all: RouteFigures;
  /** The most frequent first. */
  routes: RouteFigures[];
  /** How often what went wrong, by route and code. */
  failures: Map<string, number>;
};

/** Keeps what was answered. */
export function createRecorder() {
  const answers: Answered[] = [];
  const between = (from: number, to: number): Answered[] => answers.filter(({ at, ms }) => at + ms >= from && at < to);
  return {
    note: (answer: Answered): void => void answers.push(answer),
    /** Of what was under way between two moments (performance.now()): of all requests together, and by route. */
    figures(from = 0, to = Infinity): Figures {
      const some = between(from, to);
      const byRoute = new Map<string, Answered[]>();
      for (const answer of some) byRoute.set(answer.route, byRoute.get(answer.route) ?? []).get(answer.route)?.push(answer);
      return {
        all: figuresOf('all', some),
        routes: [...byRoute].map(([route, own]) => figuresOf(route, own)).sort((a, b) => b.count - a.count),
        failures: countOf(some.flatMap(({ route, failure }) => (failure === null ? [] : `${route} ${failure}`))),
      };
    },
    /** How often each error code was answered between two moments. */
    codes: (from = 0, to = Infinity): Map<string, number> => countOf(between(from, to).flatMap(({ failure }) => failure ?? [])),
  };
}
export type Recorder = ReturnType<typeof createRecorder>;

/** How often each name is there. */
export function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function figuresOf(route: string, answers: readonly Answered[]): RouteFigures {
  const times = answers.map(({ ms }) => ms);
  const at = (share: number): number => (times.length === 0 ? 0 : percentile(times, share));
  return { route, count: answers.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1), failed: answers.filter(({ failure }) => failure !== null).length };
}
