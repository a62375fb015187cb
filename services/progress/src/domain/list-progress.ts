import type { ProgressPage } from '@b1fuchs/contracts';
import type { ProgressRecords } from '../data/progress-records.js';
import { practiceDays } from './count-days.js';
import { progressOf } from './record-activity.js';
import { practiceOf, seenAt } from './summary.js';

/** What would be told of each learner's practice now, a page of those who have practised; computed from their days. */
export async function listProgress(records: ProgressRecords, { after, limit }: { after: string; limit: number }, now: Date): Promise<ProgressPage> {
  const userIds = await records.learnersAfter(after, limit);
  const rows: ProgressPage['rows'] = [];
  for (const userId of userIds) {
    const days = await practiceDays(records, userId);
    const practice = practiceOf(days);
    if (practice.lastSession === null) continue;
    const summary = seenAt(practice, { at: now, timeZone: practice.streaks.last?.moment.timeZone ?? 'UTC' });
    rows.push({ userId, progress: progressOf(days, summary, practice.lastSession, []) });
  }
  return { rows, next: userIds.length < limit ? null : (userIds.at(-1) ?? null) };
}
