import { DEFAULT_SETTINGS, settingsSchema, type AdminSettings, type Envelope } from '@b1fuchs/contracts';
import { ignoreDuplicateKey, outboxField, outboxIndex, schemaOptions, type Outbox } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

const ID = 'current';

const schema = new Schema(
  { _id: { type: String, required: true }, settings: { type: Schema.Types.Mixed, required: true }, version: { type: Number, required: true }, ...outboxField },
  schemaOptions,
);
schema.index(...outboxIndex);
export const settingsModel = (connection: Connection) => connection.model('Settings', schema, 'settings');

export type SettingsStore = ReturnType<typeof createSettingsStore>;

/** What administrators have switched for everybody; each change has a number. */
export function createSettingsStore(model: ReturnType<typeof settingsModel>, outbox: Pick<Outbox, 'nudge'>) {
  return {
    async read(): Promise<{ settings: AdminSettings; version: number }> {
      const kept = await model.findById(ID).lean();
      return { settings: settingsSchema.safeParse(kept?.settings).data ?? DEFAULT_SETTINGS, version: kept?.version ?? 0 };
    },

    /** Puts other settings in the place of those of a version, together with the event that tells of them. @returns false where there is a newer one */
    async replace(version: number, settings: AdminSettings, event: Envelope): Promise<boolean> {
      if (version === 0) await model.updateOne({ _id: ID }, { $setOnInsert: { settings: DEFAULT_SETTINGS, version: 0 } }, { upsert: true }).catch(ignoreDuplicateKey);
      const { modifiedCount } = await model.updateOne({ _id: ID, version }, { $set: { settings, version: version + 1 }, $push: { outbox: event } });
      outbox.nudge(model.collection, ID);
      return modifiedCount === 1;
    },
  };
}
