import { z } from 'zod';
import { defineEvent } from './envelope.js';

/** A learner's totals after practice. `facts` only grows: of two events the one with more is the newer. */
export const progressUpdated = defineEvent(
  'progress-updated',
  1,
  z.object({
    /** Activities behind these totals. */
    facts: z.number().int(),
    exercisesCompleted: z.number().int(),
    totalPoints: z.number().int(),
    currentStreak: z.number().int(),
    longestStreak: z.number().int(),
    lastSessionDate: z.iso.datetime(),
    /** Stretches of practice with no gap longer than 30 minutes, and how many minutes they took together; missing in events of earlier versions. */
    sessions: z.object({ count: z.number().int(), minutes: z.number().int() }).optional(),
    /** Ids of achievements that are new since the event before; one may be named again. */
    earned: z.array(z.string()),
  }),
);
