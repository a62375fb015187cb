import type { activityRecorded, EventOf } from '@b1fuchs/contracts';
import type { ProgressRecords } from '../data/progress-records.js';
import { learningDay } from '@b1fuchs/kit';
import { pointsFor } from './points.js';

export type { ProgressRecords };

/** Counts a finished exercise for its day and its section. Every step may run again without counting twice. */
export async function recordActivity(records: ProgressRecords, event: EventOf<typeof activityRecorded>): Promise<void> {
  const { section, description, score, timeZone } = event.data;
  const { id, userId } = event;
  const occurredAt = new Date(event.occurredAt);
  const day = learningDay(occurredAt, timeZone);
  await records.keep({ id, userId, section, description, score: score ?? null, points: pointsFor(score), day, occurredAt });
  await records.recomputeDay(userId, day);
  await records.recomputeSection(userId, section);
}
