import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** What the payment provider has told: which kind of thing has happened to which session or payment, and nothing of a person. */
const providerEventSchema = new Schema(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    createdAt: { type: Date, required: true },
    receivedAt: { type: Date, required: true },
    sessionId: { type: String, default: null },
    paymentIntentId: { type: String, default: null },
    /** ignored: nothing that we go by · failed: given up after many tries */
    state: { type: String, enum: ['pending', 'done', 'ignored', 'failed'], required: true },
    attempts: { type: Number, default: 0 },
    /** When it is worked on next; null when that is over. */
    dueAt: { type: Date, default: null },
  },
  schemaOptions,
);
providerEventSchema.index({ dueAt: 1 });
providerEventSchema.index({ receivedAt: 1 });

export const providerEventModel = (connection: Connection) => connection.model('ProviderEvent', providerEventSchema, 'provider_events');
export type ProviderEventModel = ReturnType<typeof providerEventModel>;
