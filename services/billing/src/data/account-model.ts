import { outboxField, outboxIndex, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

const grantSchema = new Schema(
  {
    id: { type: String, required: true },
    startsAt: { type: Date, required: true },
    endsAt: { type: Date, required: true },
    reason: { type: String, required: true },
    grantedBy: { type: String, required: true },
    createdAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
  },
  { _id: false },
);

const manualSchema = new Schema({ isOn: { type: Boolean, required: true }, setBy: { type: String, required: true }, at: { type: Date, required: true } }, { _id: false });

/** The checkout that a learner has open; without a session while it is being set up. */
const checkoutSchema = new Schema(
  {
    attemptId: { type: String, required: true },
    planType: { type: String, required: true },
    consentVersion: { type: String, required: true },
    beganAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    sessionId: { type: String, default: null },
    url: { type: String, default: null },
  },
  { _id: false },
);

const remindedSchema = new Schema({ template: { type: String, required: true }, endsAt: { type: Date, required: true } }, { _id: false });

/** What each learner may use and why, but for payments. The id is the user's. */
const accountSchema = new Schema(
  {
    _id: { type: String, required: true },
    trialStartsAt: { type: Date, default: null },
    trialEndsAt: { type: Date, default: null },
    /** The provider's name for the learner. */
    customerId: { type: String, default: null },
    grants: { type: [grantSchema], default: [] },
    manual: { type: manualSchema, default: null },
    cancelledAt: { type: Date, default: null },
    checkout: { type: checkoutSchema, default: null },
    /** The membership as it was last told by an event. */
    announced: { type: Schema.Types.Mixed, default: null },
    /** The last mail before an end of access. */
    reminded: { type: remindedSchema, default: null },
    trialExtensions: { type: [String], default: [] },
    /** When anything changes by time alone; null where nothing does. */
    nextCheckAt: { type: Date, default: null },
    /** Grows with every change, so that none is made on what was read before another. */
    revision: { type: Number, default: 0 },
    ...outboxField,
  },
  schemaOptions,
);
accountSchema.index(...outboxIndex);
accountSchema.index({ nextCheckAt: 1 });

export const accountModel = (connection: Connection) => connection.model('Account', accountSchema, 'accounts');
export type AccountModel = ReturnType<typeof accountModel>;
