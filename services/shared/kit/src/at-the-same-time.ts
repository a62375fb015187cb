import DataLoader from 'dataloader';

/** So many calls become one at most. */
const MOST = 64;

/**
 * Calls that are made at the same moment become one: where many events come at once, that is what lets the database keep
 * up. Each caller gets its own part of the answer, in the order of the calls, or the error that stands in its place; where
 * all of it fails, the failure is everybody's.
 */
export function atTheSameTime<Call, Answer>(answerAll: (calls: readonly Call[]) => Promise<(Answer | Error)[]>, most = MOST): (call: Call) => Promise<Answer> {
  const loader = new DataLoader<Call, Answer>(answerAll, { cache: false, maxBatchSize: most });
  return (call) => loader.load(call);
}

/** The same for writes, which have no answer. */
export const writtenTogether = <Call>(writeAll: (calls: readonly Call[]) => Promise<void>): ((call: Call) => Promise<void>) =>
  atTheSameTime(async (calls) => {
    await writeAll(calls);
    return calls.map(() => undefined);
  });

/** What cannot be read is its own caller's failure alone. */
export function orError<Answer>(read: () => Answer): Answer | Error {
  try {
    return read();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
