import { z } from 'zod';
import { defineEvent } from './envelope.js';

/** A learner's totals after practice. `exercisesCompleted` only grows: of two events the one with more is the newer. */
export const progressUpdated = defineEvent(
  'progress-updated',
  1,
  z.object({
    exercisesCompleted: z.number().int(),
    totalPoints: z.number().int(),
    currentStreak: z.number().int(),
    longestStreak: z.number().int(),
    lastSessionDate: z.iso.datetime(),
    /** Ids of achievements that this practice has earned. */
    earned: z.array(z.string()),
  }),
);
