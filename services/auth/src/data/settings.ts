import { DEFAULT_SETTINGS, settingsSchema, type Settings } from '@b1fuchs/contracts';
import { ignoreDuplicateKey, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

const ID = 'current';

const schema = new Schema(
  { _id: { type: String, required: true }, settings: { type: Schema.Types.Mixed, required: true }, changedAt: { type: Date, required: true } },
  schemaOptions,
);
export const settingsModel = (connection: Connection) => connection.model('Settings', schema, 'settings');

export type SettingsRecord = ReturnType<typeof createSettingsRecord>;

/** Our copy of what administrators have switched. */
export function createSettingsRecord(model: ReturnType<typeof settingsModel>) {
  return {
    async read(): Promise<Settings> {
      return settingsSchema.safeParse((await model.findById(ID).lean())?.settings).data ?? DEFAULT_SETTINGS;
    },
    /** Keeps what is newer than what is kept, in whatever order it comes. */
    async keep(settings: Settings, changedAt: Date): Promise<void> {
      await model.updateOne({ _id: ID, changedAt: { $lt: changedAt } }, { $set: { settings, changedAt } }, { upsert: true }).catch(ignoreDuplicateKey);
    },
  };
}
