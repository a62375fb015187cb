import type { SecurityAction } from '@b1fuchs/contracts';
import { ignoreDuplicateKey } from '@b1fuchs/kit';
import type { ActivityLogModel } from './activity-log-model.js';

export type ActivityLogs = ReturnType<typeof createActivityLogs>;

/** What has happened to the safety of accounts. */
export function createActivityLogs(model: ActivityLogModel) {
  return {
    /** Keeps an entry once per id. */
    async keep({ id, ...entry }: { id: string; userId: string; action: SecurityAction; at: Date }): Promise<void> {
      await model.create({ _id: id, ...entry }).catch(ignoreDuplicateKey);
    },
  };
}
