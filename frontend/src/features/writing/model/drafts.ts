import { writingSectionSchema, type WritingSection } from '@b1fuchs/contracts';
import { z } from 'zod';
import { createKeptTexts } from '../../../lib/practice/kept-texts.js';

/** Which text is meant: one for each task, and one for each part before a task is chosen (`topicId` null). */
export type DraftKey = { section: WritingSection; topicId: string | null };

const placeSchema = z.object({
  section: writingSectionSchema,
  topicIds: z.partialRecord(writingSectionSchema, z.string()),
});
/** Where the learner was: the part, and the task chosen in each part. */
export type WritingPlace = z.infer<typeof placeSchema>;

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * The learner's texts and their place among them, kept as they type.
 * @param ownerId the signed-in user's id
 */
export function createDrafts(storage: Parameters<typeof createKeptTexts>[0], ownerId: string) {
  const texts = createKeptTexts(storage, `b1fuchs.writing.${ownerId}`);
  const nameOf = ({ section, topicId }: DraftKey): string => `draft.${section}.${topicId ?? ''}`;

  return {
    readText: (key: DraftKey): string => texts.read(nameOf(key)),
    writeText: (key: DraftKey, text: string): void => texts.write(nameOf(key), text),
    readPlace: (): WritingPlace => parsePlace(texts.read('place')),
    writePlace: (place: WritingPlace): void => texts.write('place', JSON.stringify(place)),
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
