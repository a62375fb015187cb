import type { ReportedCorrections } from '../../data/reported-corrections.js';
import { withdrawnBy, type Withdrawn } from './withdrawn.js';

/** What is taken back, as it was at most this long ago. */
const FRESH_MS = 2_000;

export type KnowWithdrawn = () => Promise<Withdrawn>;

/** Asks what administrators have taken back, at most once in two seconds: every instance knows of a decision by then. */
export function createKnowWithdrawn(reported: Pick<ReportedCorrections, 'withdrawals'>, nowMs: () => number = () => performance.now()): KnowWithdrawn {
  let known: { since: number; withdrawn: Promise<Withdrawn> } | undefined;
  return () => {
    if (known && nowMs() - known.since < FRESH_MS) return known.withdrawn;
    const withdrawn = reported.withdrawals().then(withdrawnBy);
    const asked = { since: nowMs(), withdrawn };
    known = asked;
    // A failure is not kept.
    withdrawn.catch(() => {
      if (known === asked) known = undefined;
    });
    return withdrawn;
  };
}
