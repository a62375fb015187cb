import type { Write } from '../load/ledger.js';
import { thingOf, type Kept } from './kept.js';

export type Accounting = {
  accepted: number;
  /** Handed in without an answer that says what became of it. */
  unknown: number;
  /** Of these, what was kept all the same. */
  unknownKept: number;
  /** Sentences, one for each thing that is not as it should be. */
  wrong: string[];
};

/**
 * Compares what learners were told with what the system has: what was accepted is there once, what nobody knows of at most once,
 * and whatever is counted twice, in different places, comes to the same.
 */
export function account(writes: readonly Write[], kept: Kept): Accounting {
  const wrong: string[] = [];
  const result = { accepted: 0, unknown: 0, unknownKept: 0 };
  for (const { userId, kind, id, fate } of writes) {
    result[fate] += 1;
    if (kind === 'style') continue;
    const times = kept.things.get(thingOf(kind, id)) ?? 0;
    if (fate === 'unknown') result.unknownKept += Math.min(1, times);
    if (times > 1) wrong.push(`A ${kind} of ${userId} is there ${times} times.`);
    if (times === 0 && fate === 'accepted') wrong.push(`A ${kind} of ${userId} was accepted and is missing.`);
  }
  for (const [userId, { accepted, unknown }] of stylesOf(writes)) {
    const times = kept.styles.get(userId) ?? 0;
    result.unknownKept += Math.max(0, Math.min(unknown, times - accepted));
    if (times < accepted || times > accepted + unknown) wrong.push(`${userId} was told of ${accepted} style refinements (of ${unknown} nothing is known), and there are ${times}.`);
  }
  for (const { what, userId, one, other } of kept.pairs) if (one !== other) wrong.push(`${userId}: ${what}: ${one} and ${other}.`);
  return { ...result, wrong };
}

function stylesOf(writes: readonly Write[]): Map<string, { accepted: number; unknown: number }> {
  const byLearner = new Map<string, { accepted: number; unknown: number }>();
  for (const { userId, kind, fate } of writes) {
    if (kind !== 'style') continue;
    const { accepted = 0, unknown = 0 } = byLearner.get(userId) ?? {};
    byLearner.set(userId, fate === 'accepted' ? { accepted: accepted + 1, unknown } : { accepted, unknown: unknown + 1 });
  }
  return byLearner;
}
