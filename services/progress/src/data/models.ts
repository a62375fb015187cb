import { outboxField, outboxIndex, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection, type InferSchemaType } from 'mongoose';

/** The facts: one document an exercise, under the id of the event that told of it. */
const activitySchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    section: { type: String, required: true },
    description: { type: String, required: true },
    score: { type: Number, default: null },
    /** The learner's own day, 'yyyy-MM-dd'. */
    day: { type: String, required: true },
    occurredAt: { type: Date, required: true },
    /** Missing where it was not kept yet. */
    timeZone: { type: String },
    fingerprint: { type: String, default: null },
    result: { type: Schema.Types.Mixed, default: {} },
  },
  schemaOptions,
);
activitySchema.index({ userId: 1, day: 1 });
activitySchema.index({ userId: 1, occurredAt: 1 });
activitySchema.index({ userId: 1, section: 1, occurredAt: 1 });
// For the administrators' figures, which are counted from it without reading documents.
activitySchema.index({ day: 1, section: 1 });
export type ActivityRecord = InferSchemaType<typeof activitySchema>;

/** Computed from activities: one row a learner and day, id '<userId>:<day>'. `facts` only grows. */
const streakSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    date: { type: String, required: true },
    activitiesCompleted: { type: Number, default: 0, required: true },
    /** Rows of earlier versions have none of what follows. */
    facts: { type: Number },
    sections: { type: Schema.Types.Mixed },
    first: { type: Schema.Types.Mixed },
    last: { type: Schema.Types.Mixed },
    isEarly: { type: Boolean },
    stretches: { type: Schema.Types.Mixed },
  },
  schemaOptions,
);
streakSchema.index({ date: 1 });

export type StreakRecord = InferSchemaType<typeof streakSchema>;

/** Computed from all days of a learner, under the user's id, and what was told of it. `facts` only grows. */
const totalsSchema = new Schema(
  {
    _id: { type: String, required: true },
    facts: { type: Number, required: true },
    exercisesCompleted: { type: Number, required: true },
    practice: { type: Schema.Types.Mixed, required: true },
    ...outboxField,
  },
  schemaOptions,
);
totalsSchema.index(...outboxIndex);

/** Id '<userId>:<achievementId>': each is earned once. */
const userAchievementSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    achievementId: { type: String, required: true },
    earnedAt: { type: Date, required: true },
    /** When the learner was told. */
    seenAt: { type: Date, default: null },
  },
  schemaOptions,
);

/** What pages have told by themselves; counts for nothing. */
const clientActivitySchema = new Schema(
  {
    userId: { type: String, required: true, index: true },
    activity: { type: String, required: true },
    completedAt: { type: Date, required: true },
    receivedAt: { type: Date, required: true },
  },
  schemaOptions,
);
// Not on receivedAt alone: databases from before have an index of that name, which expires.
clientActivitySchema.index({ receivedAt: 1, _id: 1 });

/** Who wants to be reminded by mail, under the user's id; null in `nextAt` is who does not. */
const reminderSchema = new Schema(
  {
    _id: { type: String, required: true },
    changedAt: { type: Date, required: true },
    /** When the learner is looked at next. */
    nextAt: { type: Date, default: null, index: true },
    /** The learner's day of the last reminder. */
    remindedDay: { type: String, default: null },
    ...outboxField,
  },
  schemaOptions,
);
reminderSchema.index(...outboxIndex);

export const progressModels = (connection: Connection) => ({
  activities: connection.model('Activity', activitySchema, 'activities'),
  streaks: connection.model('Streak', streakSchema, 'streaks'),
  totals: connection.model('Totals', totalsSchema, 'totals'),
  userAchievements: connection.model('UserAchievement', userAchievementSchema, 'user_achievements'),
  clientActivities: connection.model('ClientActivity', clientActivitySchema, 'client_activities'),
  reminders: connection.model('Reminder', reminderSchema, 'reminders'),
});
export type ProgressModels = ReturnType<typeof progressModels>;
