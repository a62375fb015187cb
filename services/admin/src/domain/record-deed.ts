import type { ActivityLogs } from '../data/activity-logs.js';

type Values = Record<string, unknown>;

/** What an administrator has done, in words: each field that is another one now, before and after. */
export const differences = (before: Values, after: Values): string =>
  Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => `${field}: ${text(before[field])} → ${text(after[field])}`)
    .join('; ');

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '–');

/** Keeps what an administrator has done. @param deed.actionId its name, under which auth tells of it too */
export const recordDeed = (logs: ActivityLogs, { actionId, by, userId, action, details }: { actionId: string; by: string; userId: string; action: string; details: string }, now: Date): Promise<void> =>
  logs.keep({ entryId: actionId, userId, action, at: now, by, details });
