import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';
import { statuses } from '../domain/users/facets.js';

const date = { type: Date, default: null };
const count = { type: Number, default: 0 };

/** What the list of users knows of each, under the user's id. Other services own it all; it can be made anew from them. */
const userViewSchema = new Schema(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    username: { type: String, default: '' },
    email: { type: String, default: '' },
    role: { type: String, enum: ['user', 'admin'], required: true },
    accountAt: date,
    createdAt: date,
    isEmailVerified: { type: Boolean, required: true },
    verificationAt: date,
    trialEndsAt: date,
    membershipActive: { type: Boolean, required: true },
    membershipRevision: { type: Number, default: null },
    lastLoginDate: date,
    facts: count,
    exercisesCompleted: count,
    totalPoints: count,
    currentStreak: count,
    lastSessionDate: date,
    totalSessions: count,
    sessionMinutes: count,
    deletedAt: date,
    rebuiltAt: date,
    shown: { type: Number, enum: [0, 1], required: true },
    status: { type: String, enum: statuses, required: true },
    facet: { type: String, default: '' },
    usernameKey: { type: String, default: '' },
    emailKey: { type: String, default: '' },
    searchKey: { type: String, default: '' },
    lastSeenAt: date,
    nextChangeAt: date,
  },
  schemaOptions,
);

export const sortFields = { createdAt: 'createdAt', lastLoginDate: 'lastLoginDate', username: 'usernameKey', email: 'emailKey', totalPoints: 'totalPoints', currentStreak: 'currentStreak' } as const;
for (const field of Object.values(sortFields)) {
  // One for each order, which also says what is filtered and searched by: a page is found in it without reading documents.
  userViewSchema.index({ shown: 1, [field]: 1, _id: 1, facet: 1, searchKey: 1 });
  // And the users of one facet in this order: the first pages of some facets are merged from it, however rare their users are.
  userViewSchema.index({ facet: 1, [field]: 1, _id: 1 });
}
// For counting them, and those that a search finds: before the larger one below, which could say it too.
userViewSchema.index({ facet: 1 });
userViewSchema.index({ facet: 1, searchKey: 1 });
// Of few users all are looked at, in whatever order: also here without reading documents.
userViewSchema.index({ facet: 1, searchKey: 1, ...Object.fromEntries(Object.values(sortFields).map((field) => [field, 1 as const])) }, { name: 'facets' });
// For the figures.
userViewSchema.index({ shown: 1, lastSeenAt: 1, createdAt: 1 });
userViewSchema.index({ shown: 1, totalSessions: 1, sessionMinutes: 1 });
userViewSchema.index({ nextChangeAt: 1 });

export const userViewModel = (connection: Connection) => connection.model('UserView', userViewSchema, 'user_view');
export type UserViewModel = ReturnType<typeof userViewModel>;

/** Those of an earlier version, in which users that are equal in what is sorted by had no order among themselves. */
export const formerIndexes = Object.values(sortFields).map((field) => `shown_1_${field}_1_facet_1_searchKey_1`);
