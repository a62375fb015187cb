import { z } from 'zod';
import { practiceSectionSchema } from '../http/progress.js';
import { defineEvent } from './envelope.js';

/** A finished exercise. `occurredAt` and `timeZone` decide which of the learner's days it counts for. */
export const activityRecorded = defineEvent(
  'activity-recorded',
  1,
  z.object({
    section: practiceSectionSchema,
    /** Shown to the learner as recent practice. */
    description: z.string().max(300),
    /** 0 to 100 where the exercise is graded. */
    score: z.number().int().min(0).max(100).optional(),
    timeZone: z.string(),
  }),
);
