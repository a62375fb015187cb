import type { EventOf, securityRecorded } from '@b1fuchs/contracts';
import type { ActivityLogs } from '../../data/activity-logs.js';

export type ActivityParts = { logs: ActivityLogs };

/**
 * Keeps what an event tells of an account's safety, for administrators to look at; once an event. What an administrator
 * has done is kept under the name of the deed: where it stands there already, it stays as this service wrote it.
 */
export const keepActivity = ({ logs }: ActivityParts, { id, userId, occurredAt, data: { action, by = '', actionId = id } }: EventOf<typeof securityRecorded>): Promise<void> =>
  logs.keep({ entryId: actionId, userId, action, at: new Date(occurredAt), by, details: '' });
