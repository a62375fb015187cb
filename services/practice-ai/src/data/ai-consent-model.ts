import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

const wording = {
  version: { type: String, required: true },
  de: { type: String, required: true },
  en: { type: String, required: true },
  fa: { type: String, required: true },
};

/** Whether a learner lets their texts go to an outside provider: how it stands, and everything that led there. */
const aiConsentSchema = new Schema(
  {
    userId: { type: String, required: true, unique: true },
    givenAt: { type: Date, default: null },
    withdrawnAt: { type: Date, default: null },
    wordingVersion: { type: String, default: null },
    /** As the learner read it. */
    wording: { type: new Schema(wording, { _id: false }), default: null },
    /** Only grows. */
    history: {
      type: [
        new Schema(
          {
            event: { type: String, enum: ['given', 'withdrawn'], required: true },
            at: { type: Date, required: true },
            wordingVersion: { type: String },
            wording: { type: new Schema(wording, { _id: false }) },
          },
          { _id: false },
        ),
      ],
      default: [],
    },
  },
  schemaOptions,
);

export const aiConsentModel = (connection: Connection) => connection.model('AiConsent', aiConsentSchema, 'ai_consents');
export type AiConsentModel = ReturnType<typeof aiConsentModel>;
