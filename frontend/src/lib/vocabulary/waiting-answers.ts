/** Answers to flashcards that wait in the browser each lie under a key that begins with this. */
export const waitingAnswersPrefix = (ownerId: string): string => `b1fuchs.study.${ownerId}.answer.`;

/** The keys in a storage that begin with a prefix; none where there is no storage. Throws where it is blocked. */
export function keysWithPrefix(storage: Pick<Storage, 'key' | 'length'> | null, prefix: string): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter((key) => key.startsWith(prefix));
}
