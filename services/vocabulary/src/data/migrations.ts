import { dropIndex, type Migration } from '@b1fuchs/kit';
import type { VocabularyModels } from './models.js';

/** To be done once the present indexes are made. */
export const migrationsOf = ({ userFlashcards, reviews }: Pick<VocabularyModels, 'userFlashcards' | 'reviews'>): Migration[] => [
  {
    version: 1,
    name: 'indexes that those of models.ts have replaced are dropped',
    step: async () => {
      await dropIndex(userFlashcards.collection, 'userId_1_archived_1_leitnerDueDay_1');
      await dropIndex(userFlashcards.collection, 'userId_1_archived_1_fsrsDueDay_1');
      await dropIndex(reviews.collection, 'userId_1_day_1');
      return true;
    },
  },
];
