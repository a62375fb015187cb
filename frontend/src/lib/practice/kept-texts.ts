type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What storage did not take, by full key. It outlives the screen that wrote it: the learner comes back to their text. */
const unstored = new Map<string, string>();

/**
 * Texts that a learner types, kept by key as they type: they outlive a reload, a failed request and a sign-out.
 * Where storage is blocked or full, the page's memory serves.
 * @param prefix of all keys, with the learner's id: each learner of a shared browser has their own
 */
export function createKeptTexts(storage: TextStorage | null, prefix: string) {
  return {
    /** Empty where nothing was kept. */
    read(name: string): string {
      const key = `${prefix}.${name}`;
      const inMemory = unstored.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return storage?.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    write(name: string, value: string): void {
      const key = `${prefix}.${name}`;
      unstored.set(key, value);
      if (storage === null) return;
      try {
        if (value === '') storage.removeItem(key);
        else storage.setItem(key, value);
        unstored.delete(key);
      } catch {
        // The memory has it: it only won't survive a reload.
      }
    },
  };
}
