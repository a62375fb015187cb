/** What learners hand in, and by what it is known again: a letter and a speech by their text, the rest by an id. */
export type Kind = 'letter' | 'speech' | 'style' | 'review' | 'conversation' | 'message';
export type Write = {
  userId: string;
  kind: Kind;
  id: string;
  /** 'accepted' was answered with success; of what is 'unknown' nobody can say whether it was kept. */
  fate: 'accepted' | 'unknown';
};

/** Each learner's own account of what the system has accepted from them. */
export function createLedger() {
  const writes: Write[] = [];
  return { note: (write: Write): void => void writes.push(write), writes: (): readonly Write[] => writes };
}
export type Ledger = ReturnType<typeof createLedger>;
