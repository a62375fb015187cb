import { dueFlashcardSchema, leitnerStatsSchema, type DueFlashcard, type LeitnerStats } from '@b1fuchs/contracts';
import { z } from 'zod';
import { withCards, withoutCards } from './counts.js';

type KeptStorage = Pick<Storage, 'getItem' | 'setItem'>;
const keptSchema = z.object({
  /** The learner's day on which they were fetched. */
  day: z.iso.date(),
  cards: z.array(dueFlashcardSchema),
  stats: leitnerStatsSchema,
});
type Kept = z.infer<typeof keptSchema>;
export type KeptCards = { cards: DueFlashcard[]; stats: LeitnerStats | null };

/**
 * The due cards as they were last fetched, for when there is no network. Without storage there are none.
 * @param ownerId the signed-in user's id
 */
export function createKeptCards(storage: KeptStorage | null, ownerId: string) {
  const key = `b1fuchs.study.${ownerId}.due`;

  const read = (): Kept | null => {
    try {
      return keptSchema.nullable().catch(null).parse(JSON.parse(storage?.getItem(key) ?? 'null'));
    } catch {
      return null;
    }
  };
  const write = (kept: Kept): void => {
    try {
      storage?.setItem(key, JSON.stringify(kept));
    } catch {
      // Storage is full or blocked: without network there is nothing to study then.
    }
  };
  const change = (next: (kept: Kept) => Kept): void => {
    const kept = read();
    if (kept !== null) write(next(kept));
  };

  return {
    write,
    /** Cards of an earlier day are due still; its figures hold no longer. */
    read(today: string): KeptCards | null {
      const kept = read();
      return kept && { cards: kept.cards, stats: kept.day === today ? kept.stats : null };
    },
    /** An answered card is not due again. */
    remove: (card: DueFlashcard): void =>
      change(({ day, cards, stats }) => ({ day, cards: cards.filter(isOther(card)), stats: withoutCards(stats, [card], day) })),
    /** Its answer was taken back. */
    putBack: (card: DueFlashcard): void =>
      change(({ day, cards, stats }) => ({ day, cards: [card, ...cards.filter(isOther(card))], stats: withCards(stats, [card], day) })),
  };
}
export type KeptCardsStore = ReturnType<typeof createKeptCards>;

const isOther = ({ userFlashcardId }: DueFlashcard) => (other: DueFlashcard): boolean => other.userFlashcardId !== userFlashcardId;
