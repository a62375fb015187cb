import { adminSettingsAnswerSchema, type AdminSettings } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../../lib/http-error.js';
import { sendJson } from '../../../lib/http.js';
import { ADMIN_API, adminQuery, refreshAdmin } from '../lib/admin-query.js';

const SETTINGS = `${ADMIN_API}/settings`;

/** What administrators have switched for everybody, and the version of it. */
export const settingsQuery = adminQuery(SETTINGS, adminSettingsAnswerSchema);

/**
 * Switches one thing for everybody. One after another, so that each names the version that the one before has made; where
 * somebody else has made a newer one it is refused, and what holds now is read.
 */
export function useSwitchSetting() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: SETTINGS },
    mutationFn: ({ name, isOn }: { name: keyof AdminSettings; isOn: boolean }) => {
      const version = client.getQueryData(settingsQuery.queryKey)?.version ?? 0;
      return sendJson('PUT', SETTINGS, { [name]: isOn, version }, adminSettingsAnswerSchema);
    },
    onSuccess: (answer) => {
      client.setQueryData(settingsQuery.queryKey, answer);
      void refreshAdmin(client, `${ADMIN_API}/activity-logs`);
    },
    onError: (error) => {
      if (hasCode(error, 'CHANGED_MEANWHILE')) return refreshAdmin(client, SETTINGS);
      return undefined;
    },
  });
}
