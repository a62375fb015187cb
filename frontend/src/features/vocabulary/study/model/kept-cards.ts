import { dueFlashcardSchema, leitnerStatsSchema, type DueFlashcard, type LeitnerStats } from '@b1fuchs/contracts';
import { z } from 'zod';

type KeptStorage = Pick<Storage, 'getItem' | 'setItem'>;
const keptSchema = z.object({
  /** The learner's day on which they were fetched. */
  day: z.iso.date(),
  cards: z.array(dueFlashcardSchema),
  stats: leitnerStatsSchema,
});
export type KeptCards = { cards: DueFlashcard[]; stats: LeitnerStats | null };

/**
 * The due cards as they were last fetched, for when there is no network. Without storage there are none.
 * @param ownerId the signed-in user's id
 */
export function createKeptCards(storage: KeptStorage | null, ownerId: string) {
  const key = `b1fuchs.study.${ownerId}.due`;

  const read = (): z.infer<typeof keptSchema> | null => {
    try {
      return keptSchema.nullable().catch(null).parse(JSON.parse(storage?.getItem(key) ?? 'null'));
    } catch {
      return null;
    }
  };
  const write = (kept: z.infer<typeof keptSchema>): void => {
    try {
      storage?.setItem(key, JSON.stringify(kept));
    } catch {
      // Storage is full or blocked: without network there is nothing to study then.
    }
  };
  const change = (cards: (kept: DueFlashcard[]) => DueFlashcard[]): void => {
    const kept = read();
    if (kept !== null) write({ ...kept, cards: cards(kept.cards) });
  };

  return {
    write,
    /** Cards of an earlier day are due still; its figures hold no longer. */
    read(today: string): KeptCards | null {
      const kept = read();
      return kept && { cards: kept.cards, stats: kept.day === today ? kept.stats : null };
    },
    /** An answered card is not due again. */
    remove: (userFlashcardId: string): void => change((cards) => cards.filter((card) => card.userFlashcardId !== userFlashcardId)),
    /** Its answer was taken back. */
    putBack: (card: DueFlashcard): void => change((cards) => [card, ...cards.filter(({ userFlashcardId }) => userFlashcardId !== card.userFlashcardId)]),
  };
}
export type KeptCardsStore = ReturnType<typeof createKeptCards>;
