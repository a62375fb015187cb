import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import type { ActivityLogs } from '../../data/activity-logs.js';
import type { UserView } from '../../data/user-view.js';
import { recordDeed } from '../record-deed.js';
import { shownRow, type UserRow } from './user-row.js';

/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const columns = ['id', 'username', 'email', 'role', 'membershipActive', 'isEmailVerified', 'trialEndsAt', 'progress', 'totalPoints', 'currentStreak', 'lastLoginDate', 'totalSessions', 'createdAt'] as const;

/** The file's name, by the day of who asks. */
export const exportName = (day: string): string => `users_export_${day}.csv`;

/** Users as a CSV file, piece by piece as it is taken: those named, or all. The deed is kept before the first piece. */
export async function* exportUsers({ view, logs }: { view: Pick<UserView, 'batches'>; logs: ActivityLogs }, by: string, userIds: readonly string[], now: Date): AsyncGenerator<string> {
  const details = userIds.length === 0 ? 'all users' : `${userIds.length} users`;
  await recordDeed(logs, { actionId: randomUUID(), by, userId: by, action: 'users-exported', details }, now);
  yield BYTE_ORDER_MARK + columns.join(',') + LINE_END;
  for await (const rows of view.batches(userIds)) yield csvOf(rows);
}

/** Lines without a header. What a spreadsheet would take for a formula is text. */
export function csvOf(rows: readonly UserRow[]): string {
  const lines = rows.map((row) => {
    const shown = shownRow(row);
    return columns.map((column) => shown[column] ?? '');
  });
  return Papa.unparse(lines, { newline: LINE_END, escapeFormulae: true }) + LINE_END;
}
