import type { EventOf, securityRecorded } from '@b1fuchs/contracts';
import type { ActivityLogs } from '../data/activity-logs.js';

export type ActivityParts = { logs: ActivityLogs };

/** Keeps what an event tells of an account's safety, for administrators to look at; once an event. */
export const keepActivity = ({ logs }: ActivityParts, { id, userId, occurredAt, data }: EventOf<typeof securityRecorded>): Promise<void> =>
  logs.keep({ id, userId, action: data.action, at: new Date(occurredAt) });
