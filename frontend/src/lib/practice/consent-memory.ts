import { z } from 'zod';
import { learningDayOf } from '../learning-day.js';

const silenceSchema = z.object({
  version: z.string(),
  /** On which day nothing is asked. */
  day: z.string(),
});
type Silence = z.infer<typeof silenceSchema>;
type MemoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What storage did not take, by key: it holds on every screen until the page is left. */
const unstored = new Map<string, Silence>();

/**
 * Remembers that a learner does not want to be asked for their consent today. Another wording is another question.
 * Where storage is blocked, the page's memory serves.
 * @param ownerId the signed-in user's id
 */
export function createConsentMemory(storage: MemoryStorage | null, ownerId: string) {
  const key = `b1fuchs.consent.${ownerId}`;
  let silence: Silence | null = unstored.get(key) ?? readSilence(storage, key);

  return {
    mayAsk: (version: string, now: Date): boolean =>
      silence?.version !== version || silence.day !== learningDayOf(now),
    /** Until the end of the day of `now`. */
    silence(version: string, now: Date): void {
      silence = { version, day: learningDayOf(now) };
      unstored.set(key, silence);
      if (storage === null) return;
      try {
        storage.setItem(key, JSON.stringify(silence));
        unstored.delete(key);
      } catch {
        // Storage is full: the page's memory has it.
      }
    },
  };
}

function readSilence(storage: MemoryStorage | null, key: string): Silence | null {
  try {
    return silenceSchema.nullable().catch(null).parse(JSON.parse(storage?.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}
