import { writingSectionSchema, type WritingSection } from '@b1fuchs/contracts';
import { z } from 'zod';

/** Which text is meant: one for each task, and one for each part before a task is chosen (`topicId` null). */
export type DraftKey = { section: WritingSection; topicId: string | null };

const placeSchema = z.object({
  section: writingSectionSchema,
  topicIds: z.partialRecord(writingSectionSchema, z.string()),
});
/** Where the learner was: the part, and the task chosen in each part. */
export type WritingPlace = z.infer<typeof placeSchema>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type Drafts = ReturnType<typeof createDrafts>;

/**
 * What a learner has typed, kept as they type: it outlives a reload, a failed request and a sign-out.
 * Each learner of a shared browser has their own. Where storage is blocked or full, the page's memory serves.
 * @param ownerId the signed-in user's id
 */
export function createDrafts(storage: DraftStorage | null, ownerId: string) {
  const memory = new Map<string, string>();
  const prefix = `b1fuchs.writing.${ownerId}`;

  function read(key: string): string {
    const inMemory = memory.get(key);
    if (inMemory !== undefined) return inMemory;
    try {
      return storage?.getItem(key) ?? '';
    } catch {
      return '';
    }
  }
  function write(key: string, value: string): void {
    memory.set(key, value);
    try {
      if (value === '') storage?.removeItem(key);
      else storage?.setItem(key, value);
    } catch {
      // The memory has it: it only won't survive a reload.
    }
  }
  const draftKey = ({ section, topicId }: DraftKey): string => `${prefix}.draft.${section}.${topicId ?? ''}`;

  return {
    readText: (key: DraftKey): string => read(draftKey(key)),
    writeText: (key: DraftKey, text: string): void => write(draftKey(key), text),
    readPlace: (): WritingPlace => parsePlace(read(`${prefix}.place`)),
    writePlace: (place: WritingPlace): void => write(`${prefix}.place`, JSON.stringify(place)),
  };
}

function parsePlace(stored: string): WritingPlace {
  const start: WritingPlace = { section: 'teil1', topicIds: {} };
  try {
    return placeSchema.catch(start).parse(JSON.parse(stored));
  } catch {
    return start;
  }
}
