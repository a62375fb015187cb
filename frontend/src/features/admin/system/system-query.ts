import { deadLettersSchema, replayedSchema, systemStateSchema } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../lib/http.js';
import { ADMIN_API, adminQuery, refreshAdmin } from '../lib/admin-query.js';

const SYSTEM = `${ADMIN_API}/system`;
const lettersOf = (service: string): string => `${SYSTEM}/dead-letters/${service}`;
export const REFRESH_S = 10;

/** How every service is; anew every ten seconds while the page is seen. */
export const systemQuery = { ...adminQuery(SYSTEM, systemStateSchema), refetchInterval: REFRESH_S * 1_000 };

/** What a service has set aside. */
export const deadLettersQuery = (service: string) => adminQuery(lettersOf(service), deadLettersSchema);

/** Puts it back into the service's queue. */
export function useReplay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (service: string) => sendJson('POST', `${lettersOf(service)}/replay`, {}, replayedSchema),
    onSettled: () => refreshAdmin(client, SYSTEM),
  });
}
