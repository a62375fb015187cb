import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** The facts: one document an exercise, under the id of the event that told of it. */
const activitySchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    section: { type: String, required: true },
    description: { type: String, required: true },
    score: { type: Number, default: null },
    points: { type: Number, required: true },
    /** The learner's own day, 'yyyy-MM-dd'. */
    day: { type: String, required: true },
    occurredAt: { type: Date, required: true },
  },
  schemaOptions,
);
activitySchema.index({ userId: 1, day: 1 });
activitySchema.index({ userId: 1, section: 1 });

/** Computed from activities; id '<userId>:<day>'. */
const streakSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    date: { type: String, required: true },
    activitiesCompleted: { type: Number, default: 0, required: true },
  },
  schemaOptions,
);

/** Computed from activities; id '<userId>:<section>'. */
const sectionProgressSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    section: { type: String, required: true },
    exercisesCompleted: { type: Number, default: 0, required: true },
    totalScore: { type: Number, default: 0, required: true },
    points: { type: Number, default: 0, required: true },
    lastActivity: { type: Date, required: true },
  },
  schemaOptions,
);

export const progressModels = (connection: Connection) => ({
  activities: connection.model('Activity', activitySchema, 'activities'),
  streaks: connection.model('Streak', streakSchema, 'streaks'),
  sectionProgress: connection.model('SectionProgress', sectionProgressSchema, 'section_progress'),
});
export type ProgressModels = ReturnType<typeof progressModels>;
