import mongoose from 'mongoose';
import type { VocabularyModels } from './models.js';

const INDEX_NOT_FOUND = 27;

/**
 * Drops what the indexes of models.ts have replaced, in databases from before; again, it changes nothing more. To be called
 * once the present indexes are made.
 */
export async function dropFormerIndexes({ userFlashcards, reviews }: Pick<VocabularyModels, 'userFlashcards' | 'reviews'>): Promise<void> {
  await userFlashcards.collection.dropIndex('userId_1_archived_1_leitnerDueDay_1').catch(ignoreMissing);
  await userFlashcards.collection.dropIndex('userId_1_archived_1_fsrsDueDay_1').catch(ignoreMissing);
  await reviews.collection.dropIndex('userId_1_day_1').catch(ignoreMissing);
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== INDEX_NOT_FOUND) throw error;
}
