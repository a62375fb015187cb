import { dropIndex } from '@b1fuchs/kit';
import type { VocabularyModels } from './models.js';

/**
 * Drops what the indexes of models.ts have replaced, in databases from before; again, it changes nothing more. To be called
 * once the present indexes are made.
 */
export async function dropFormerIndexes({ userFlashcards, reviews }: Pick<VocabularyModels, 'userFlashcards' | 'reviews'>): Promise<void> {
  await dropIndex(userFlashcards.collection, 'userId_1_archived_1_leitnerDueDay_1');
  await dropIndex(userFlashcards.collection, 'userId_1_archived_1_fsrsDueDay_1');
  await dropIndex(reviews.collection, 'userId_1_day_1');
}
