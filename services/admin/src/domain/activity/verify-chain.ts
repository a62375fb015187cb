import type { ActivityLogs } from '../../data/activity-logs.js';
import { flawOf, type Link } from './chain.js';

export type Verdict = { entries: number; /** Whose user is erased, or which are older than a year. */ withoutPerson: number; flaws: string[] };

/** A chain that is broken in one place is read on, but not told of for ever. */
const MOST_FLAWS = 100;

/** Reads the whole chain and holds it against its hashes and against what is kept of the entries. */
export async function verifyChain({ logs }: { logs: Pick<ActivityLogs, 'batches' | 'personalOf'> }): Promise<Verdict> {
  const verdict: Verdict = { entries: 0, withoutPerson: 0, flaws: [] };
  let before: Link | undefined;
  for await (const links of logs.batches()) {
    const kept = await logs.personalOf(links.map(({ entryId }) => entryId));
    for (const link of links) {
      const personal = kept.get(link.entryId);
      const flaw = flawOf(link, before, personal);
      if (flaw !== undefined && verdict.flaws.length < MOST_FLAWS) verdict.flaws.push(flaw);
      verdict.entries += 1;
      if (!personal) verdict.withoutPerson += 1;
      before = link;
    }
  }
  return verdict;
}
