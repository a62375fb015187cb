import type { recordActivityRequestSchema } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { z } from 'zod';
import type { ProgressRecords } from '../data/progress-records.js';

const HOUR_MS = 3_600_000;
/** A page tells at once: what lies further back or ahead is a wrong clock. */
const LONGEST_AGO_MS = 24 * HOUR_MS;
const LONGEST_AHEAD_MS = HOUR_MS;

/**
 * Keeps what a page tells of its learner; it counts for nothing.
 * @throws AppError FORBIDDEN for another learner, VALIDATION_FAILED for a date that cannot be
 */
export async function keepClientActivity(records: ProgressRecords, userId: string, told: z.output<typeof recordActivityRequestSchema>, now: Date): Promise<void> {
  if (told.userId !== userId) throw new AppError('FORBIDDEN');
  const completedAt = new Date(told.completedAt);
  const ago = now.getTime() - completedAt.getTime();
  if (ago > LONGEST_AGO_MS || ago < -LONGEST_AHEAD_MS) {
    throw new AppError('VALIDATION_FAILED', { details: { completedAt: 'Must be a moment of the last 24 hours.' } });
  }
  await records.keepClientActivity({ userId, activity: told.activity, completedAt, receivedAt: now });
}
