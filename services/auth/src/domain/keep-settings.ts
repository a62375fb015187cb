import type { EventOf, Settings, settingsChanged } from '@b1fuchs/contracts';
import type { SessionRules, Sessions } from '@b1fuchs/kit';
import type { SettingsRecord } from '../data/settings.js';

export type SettingsParts = { settings: SettingsRecord; sessions: Pick<Sessions, 'setRules'> };

/** Of a session, where administrators want it to end by itself. */
const SHORT_IDLE_MS = 30 * 60_000;

/** Keeps what an administrator has switched, and has it hold for sessions from their next request on. */
export async function keepSettings(parts: SettingsParts, { data, occurredAt }: EventOf<typeof settingsChanged>): Promise<void> {
  await parts.settings.keep(data, new Date(occurredAt));
  await applySettings(parts);
}

/** Tells the rules of sessions as they are kept, which need not be those of the last event. */
export const applySettings = async ({ settings, sessions }: SettingsParts): Promise<void> => sessions.setRules(rulesOf(await settings.read()));

const rulesOf = ({ autoSessionTimeout, twoFactorAuthentication }: Settings): SessionRules => ({
  idleMs: autoSessionTimeout ? SHORT_IDLE_MS : null,
  demandsTwoFactor: twoFactorAuthentication,
});
