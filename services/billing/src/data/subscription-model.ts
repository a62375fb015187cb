import { outboxField, outboxIndex, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

const refundSchema = new Schema({ id: { type: String, required: true }, amountCents: { type: Number, required: true }, at: { type: Date, required: true } }, { _id: false });
const disputeSchema = new Schema(
  { status: { type: String, enum: ['open', 'won', 'lost'], required: true }, openedAt: { type: Date, required: true }, closedAt: { type: Date, default: null } },
  { _id: false },
);
const consentSchema = new Schema({ version: { type: String, required: true }, at: { type: Date, required: true } }, { _id: false });
/** Who has asked for a refund here, and why; the provider knows it by the request's id. */
const refundRequestSchema = new Schema({ requestId: { type: String, required: true }, by: { type: String, required: true }, reason: { type: String, required: true }, at: { type: Date, required: true } }, { _id: false });

/** A checkout session, and the payment that came of it. The id is the session's. */
const subscriptionSchema = new Schema(
  {
    _id: { type: String, required: true },
    /** Missing where nobody, or nobody any more, is known. */
    userId: { type: String },
    customerId: { type: String },
    /** watched: may still be paid · over: will not · paid · unclaimed: paid, and gives nobody access */
    state: { type: String, enum: ['watched', 'over', 'paid', 'unclaimed'], required: true },
    unclaimedBecause: { type: String, enum: ['amount', 'unknown user', 'erased user', null], default: null },
    planType: { type: String, default: null },
    months: { type: Number, default: 0 },
    amountCents: { type: Number, required: true },
    currency: { type: String, required: true },
    paymentIntentId: { type: String },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    /** When the session was last seen complete and not paid yet. */
    seenUnpaidAt: { type: Date, default: null },
    paidAt: { type: Date, default: null },
    refunds: { type: [refundSchema], default: [] },
    refundRequests: { type: [refundRequestSchema], default: [] },
    dispute: { type: disputeSchema, default: null },
    consent: { type: consentSchema, default: null },
    /** When the provider is asked next, unless it speaks before; null when there is nothing to wait for. */
    lookAt: { type: Date, default: null },
    revision: { type: Number, default: 0 },
    ...outboxField,
  },
  schemaOptions,
);
subscriptionSchema.index(...outboxIndex);
subscriptionSchema.index({ userId: 1 });
subscriptionSchema.index({ paymentIntentId: 1 }, { unique: true, partialFilterExpression: { paymentIntentId: { $type: 'string' } } });
subscriptionSchema.index({ lookAt: 1 });
subscriptionSchema.index({ paidAt: 1 });

export const subscriptionModel = (connection: Connection) => connection.model('Subscription', subscriptionSchema, 'subscriptions');
export type SubscriptionModel = ReturnType<typeof subscriptionModel>;
