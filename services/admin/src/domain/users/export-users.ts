import { randomUUID } from 'node:crypto';
import type { ActivityLogs } from '../../data/activity-logs.js';
import type { UserView } from '../../data/user-view.js';
import { csvHead, csvLines } from '../csv.js';
import { recordDeed } from '../record-deed.js';
import { shownRow, type UserRow } from './user-row.js';

const columns = ['id', 'username', 'email', 'role', 'membershipActive', 'isEmailVerified', 'trialEndsAt', 'progress', 'totalPoints', 'currentStreak', 'lastLoginDate', 'totalSessions', 'createdAt'] as const;

/** The file's name, by the day of who asks. */
export const exportName = (day: string): string => `users_export_${day}.csv`;

/** Users as a CSV file, piece by piece as it is taken: those named, or all. The deed is kept before the first piece. */
export async function* exportUsers({ view, logs }: { view: Pick<UserView, 'batches'>; logs: ActivityLogs }, by: string, userIds: readonly string[], now: Date): AsyncGenerator<string> {
  const details = userIds.length === 0 ? 'all users' : `${userIds.length} users`;
  await recordDeed(logs, { actionId: randomUUID(), by, userId: by, action: 'users-exported', details }, now);
  yield csvHead(columns);
  for await (const rows of view.batches(userIds)) yield csvOf(rows);
}

/** Lines without a header. */
export const csvOf = (rows: readonly UserRow[]): string =>
  csvLines(
    rows.map((row) => {
      const shown = shownRow(row);
      return columns.map((column) => shown[column] ?? '');
    }),
  );
