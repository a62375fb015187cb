import { ms, row, table } from '../load/report.js';
import type { Accounting } from './accounting.js';

export type Outcome = {
  name: string;
  aimS: number;
  /** From the blow, or from the end of what lasted, until everything works; undefined where it did not within the time. */
  recoveredS: number | undefined;
  requests: number;
  failed: number;
  /** Of one learner, in ms. */
  longest: number;
  /** How often each error code was seen. */
  codes: Map<string, number>;
};

/** The figures of a run, as they are put into docs/operations.md. */
export function renderChaos(machine: string, { learners, outcomes, books }: { learners: number; outcomes: readonly Outcome[]; books: Accounting }): string {
  return [
    `${machine} ${learners} learners.`,
    '',
    table(
      ['what was done', 'works again after', 'aim', 'requests', 'failed', 'learners saw', 'longest wait'],
      outcomes.map(({ name, aimS, recoveredS, requests, failed, longest, codes }) =>
        row(name, recoveredS === undefined ? 'never' : `${recoveredS.toFixed(1)} s`, `${aimS} s`, requests, failed, [...codes].map(([code, count]) => `${code} ${count}×`).join(', ') || 'nothing', ms(longest)),
      ),
    ),
    '',
    `Accounting: ${books.accepted} writes were accepted; of ${books.unknown} learners never heard, and ${books.unknownKept} of these were kept. ${books.wrong.length === 0 ? 'Each accepted one is there once, and all counts agree.' : `Not as it should be: ${books.wrong.length}.`}`,
    ...books.wrong.slice(0, 20).map((sentence) => `- ${sentence}`),
  ].join('\n');
}

/** Whether all aims are reached. */
export const isPassed = (outcomes: readonly Outcome[], { wrong }: Accounting, longestMs: number): boolean =>
  wrong.length === 0 && outcomes.every(({ recoveredS, aimS, longest }) => recoveredS !== undefined && recoveredS <= aimS && longest < longestMs);
