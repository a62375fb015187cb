import { randomUUID } from 'node:crypto';
import { adminSettingsSchema, settingsChanged, type AdminSettings, type AdminSettingsAnswer } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import type { ActivityLogs } from '../data/activity-logs.js';
import type { SettingsStore } from '../data/settings.js';
import { differences, recordDeed } from './record-deed.js';

export type SettingsParts = { settings: SettingsStore; logs: ActivityLogs };
type Change = { [Field in keyof AdminSettings]?: AdminSettings[Field] | undefined } & { version: number };

export const readSettings = ({ settings }: SettingsParts): Promise<AdminSettingsAnswer> => settings.read();

/**
 * Switches something for everybody, and has all services hear of it.
 * @param change.version of the settings that the administrator has seen
 * @throws AppError CHANGED_MEANWHILE where there are newer ones
 */
export async function changeSettings({ settings, logs }: SettingsParts, by: string, { version, ...change }: Change, now: Date): Promise<AdminSettingsAnswer> {
  const before = await settings.read();
  const after = adminSettingsSchema.parse({ ...before.settings, ...change });
  const event = createEvent(settingsChanged, { userId: '', data: after, now });
  if (before.version !== version || !(await settings.replace(version, after, event))) throw new AppError('CHANGED_MEANWHILE');
  await recordDeed(logs, { actionId: randomUUID(), by, userId: by, action: 'settings-changed', details: differences(before.settings, after) }, now);
  return { settings: after, version: version + 1 };
}
