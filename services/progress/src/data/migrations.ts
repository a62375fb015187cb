import { dropIndex, type Migration } from '@b1fuchs/kit';
import type { ProgressModels } from './models.js';

/** To be done once the present indexes are made. */
export const migrationsOf = ({ clientActivities }: Pick<ProgressModels, 'clientActivities'>): Migration[] => [
  {
    version: 1,
    name: 'the index of versions that kept what pages tell for 90 days is dropped',
    step: async () => {
      await dropIndex(clientActivities.collection, 'receivedAt_1');
      return true;
    },
  },
];
