import { categoryNames, type Band, type ErrorCategory } from '@b1fuchs/contracts';
import type { Activity } from '../practice-day.js';

/** How well a learner does something, 0 to 100; there only with enough results behind it. */
export type Skill = { name: string; value: number };

/** Results of the last exercises say how a learner is now. */
const LAST_RESULTS = 5;
const LEAST_GRADES = 2;
const LEAST_BANDS = 3;
const LEAST_CARDS = 20;
const LEAST_WORDS = 150;
/** An error that comes so often in 100 words is worth naming. */
const FREQUENT_ERRORS = 1;

/** The middle of each band in points of 100 (docs/progress.md). */
const pointsOfBand: Record<Band, number> = { A: 95, B: 80, C: 65, D: 45, E: 20 };

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param latest graded exercises of the section, the latest first. @returns undefined without enough of them. */
export function averageGrade(latest: readonly Activity[]): number | undefined {
  const grades = latest.slice(0, LAST_RESULTS).flatMap(({ score }) => score ?? []);
  return grades.length < LEAST_GRADES ? undefined : Math.round(mean(grades));
}

type Results = { writing: readonly Activity[]; speaking: readonly Activity[]; cards: { answered: number; right: number } };

/** @param results the latest first, and the cards of the last weeks */
export function skillsOf({ writing, speaking, cards }: Results): Skill[] {
  const both = [...writing, ...speaking].toSorted((one, other) => other.occurredAt.getTime() - one.occurredAt.getTime());
  const accuracy = cards.answered < LEAST_CARDS ? [] : [(100 * cards.right) / cards.answered];
  const words = [...bandValues(both, 'wortschatz'), ...accuracy];
  const named: [string, number | undefined][] = [
    ['Sprechen', averageGrade(speaking)],
    ['Schreiben', averageGrade(writing)],
    ['Grammatik', enough(bandValues(both, 'strukturen'))],
    ['Wortschatz', accuracy.length > 0 ? mean(words) : enough(words)],
    ['Textaufbau', enough(bandValues(writing, 'kohaerenz'))],
    ['Gesprächsführung', enough(bandValues(speaking, 'interaktion'))],
    ['Aussprache', enough(bandValues(speaking, 'aussprache'))],
  ];
  return named.flatMap(([name, value]) => (value === undefined ? [] : { name, value }));
}

const bandValues = (latest: readonly Activity[], criterion: 'strukturen' | 'wortschatz' | 'kohaerenz' | 'interaktion' | 'aussprache'): number[] =>
  latest.flatMap(({ result }) => result.criteria?.[criterion] ?? []).slice(0, LAST_RESULTS).map((band) => pointsOfBand[band]);

const enough = (values: readonly number[]): number | undefined => (values.length < LEAST_BANDS ? undefined : mean(values));

/** The kind of error that a learner makes most, by its German name; undefined where none comes often. */
export function frequentError(latest: readonly Activity[]): string | undefined {
  const counted = latest.slice(0, 2 * LAST_RESULTS).flatMap(({ result }) => result.errors ?? []);
  const words = counted.reduce((sum, errors) => sum + errors.words, 0);
  if (words < LEAST_WORDS) return undefined;
  const counts = new Map<ErrorCategory, number>();
  for (const { counts: some } of counted) {
    for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + (some[category] ?? 0));
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && (100 * most[1]) / words >= FREQUENT_ERRORS ? categoryNames[most[0]] : undefined;
}

const categories = Object.keys(categoryNames) as ErrorCategory[];
