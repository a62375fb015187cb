import { leitnerReviewRequestSchema, leitnerUndoRequestSchema } from '@b1fuchs/contracts';
import { z } from 'zod';
import { keysWithPrefix, waitingAnswersPrefix } from '../../../../lib/vocabulary/waiting-answers.js';

const placeSchema = z.object({
  /** The order of all that waits: ms since 1970, later where two came at once. */
  position: z.number(),
  /** It has been sent once at least: the server may know it, whatever became of the answer. */
  wasTried: z.boolean(),
});
const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('review'), request: leitnerReviewRequestSchema.required({ reviewId: true, answeredAt: true }) }),
  z.object({ kind: z.literal('undo'), request: leitnerUndoRequestSchema }),
]);
const entrySchema = changeSchema.and(placeSchema);

/** What the server is to be told: an answer, or that one is taken back. */
export type Change = z.infer<typeof changeSchema>;
export type QueueEntry = z.infer<typeof entrySchema>;
export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What storage did not take, by key. It outlives the screen that wrote it. */
const unstored = new Map<string, QueueEntry>();

/**
 * Answers on their way to the server, kept in the browser until they have arrived. Each lies under a key of its own, so that two
 * tabs that add and remove at the same time take nothing from each other.
 * @param ownerId the signed-in user's id
 */
export function createAnswerQueue(storage: QueueStorage | null, ownerId: string) {
  const prefix = waitingAnswersPrefix(ownerId);
  const keyOf = ({ kind, request }: Change): string => `${prefix}${kind}.${request.reviewId}`;
  /** Removed here, also where storage did not let go of it. */
  const removed = new Set<string>();

  function entries(): QueueEntry[] {
    const inMemory = [...unstored].filter(([key]) => key.startsWith(prefix)).map(([, entry]) => entry);
    return [...readStored(), ...inMemory].sort((one, other) => one.position - other.position);
  }

  function readStored(): QueueEntry[] {
    try {
      return keysWithPrefix(storage, prefix).filter((key) => !removed.has(key) && !unstored.has(key)).flatMap((key) => parseEntry(storage?.getItem(key)));
    } catch {
      return [];
    }
  }

  function write(entry: QueueEntry): boolean {
    try {
      storage?.setItem(keyOf(entry), JSON.stringify(entry));
      return storage !== null;
    } catch {
      return false;
    }
  }

  function remove(change: Change): void {
    const key = keyOf(change);
    unstored.delete(key);
    removed.add(key);
    try {
      storage?.removeItem(key);
    } catch {
      // Storage is blocked by now: at least this page does not send it again.
    }
  }

  return {
    /** Puts a change at the end. Where storage does not take it, the page's memory has it. */
    add(change: Change, now: number): void {
      const last = entries().at(-1)?.position ?? 0;
      const entry: QueueEntry = { ...change, position: Math.max(now, last + 1), wasTried: false };
      removed.delete(keyOf(entry));
      if (!write(entry)) unstored.set(keyOf(entry), entry);
    },
    /** The change that is to be sent first. An answer that was taken back before it was ever sent goes with its undo. */
    next(): QueueEntry | null {
      const all = entries();
      for (const [review, undo] of withdrawn(all)) {
        remove(review);
        remove(undo);
      }
      return unwithdrawn(all)[0] ?? null;
    },
    /** From now on the server may know it. */
    markTried(entry: QueueEntry): void {
      const tried = { ...entry, wasTried: true };
      if (unstored.has(keyOf(entry))) unstored.set(keyOf(entry), tried);
      else write(tried);
    },
    /** It survives a reload. */
    isStored: (entry: QueueEntry): boolean => !unstored.has(keyOf(entry)),
    remove,
    /** What is left to be sent. */
    waiting: (): QueueEntry[] => unwithdrawn(entries()),
    /** Cards whose answer is on its way: they are not due again. */
    answeredCardIds: (): Set<string> => new Set(standingReviews(entries()).map(({ request }) => request.userFlashcardId)),
  };
}
export type AnswerQueue = ReturnType<typeof createAnswerQueue>;

/** Nothing for what is not ours or broken. */
function parseEntry(stored: string | null | undefined): QueueEntry[] {
  try {
    const parsed = entrySchema.safeParse(JSON.parse(stored ?? 'null'));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
}

const undoOf = (entries: QueueEntry[], review: QueueEntry): QueueEntry | undefined =>
  entries.find(({ kind, request }) => kind === 'undo' && request.reviewId === review.request.reviewId);

const standingReviews = (entries: QueueEntry[]): QueueEntry[] => entries.filter((entry) => entry.kind === 'review' && undoOf(entries, entry) === undefined);

function withdrawn(entries: QueueEntry[]): [QueueEntry, QueueEntry][] {
  return entries.flatMap((entry) => {
    const undo = entry.kind === 'review' && !entry.wasTried ? undoOf(entries, entry) : undefined;
    return undo === undefined ? [] : [[entry, undo]];
  });
}

function unwithdrawn(entries: QueueEntry[]): QueueEntry[] {
  const gone = new Set(withdrawn(entries).flat());
  return entries.filter((entry) => !gone.has(entry));
}
