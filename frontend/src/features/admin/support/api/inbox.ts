import {
  supportAdministratorsSchema,
  supportInboxPageSchema,
  supportMessageSchema,
  supportOpenCountSchema,
  type SupportMessage,
} from '@b1fuchs/contracts';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../../../lib/http-error.js';
import { sendJson } from '../../../../lib/http.js';
import { ADMIN_API, adminQuery, refreshAdmin, withQuery } from '../../lib/admin-query.js';
import type { InboxSearch } from '../model/inbox-search.js';

const SUPPORT = `${ADMIN_API}/support`;
/** Other administrators and new messages change the count. */
const COUNT_MS = 60_000;
/** A mail is sent within seconds. */
const MAIL_MS = 5_000;

const pathOf = (id: string): string => `${SUPPORT}/messages/${encodeURIComponent(id)}`;

/** A page of messages. The one before stays on the screen until it is there. */
export const inboxQuery = (search: InboxSearch) => ({ ...adminQuery(withQuery(`${SUPPORT}/messages`, search), supportInboxPageSchema), placeholderData: keepPreviousData });
export const openCountQuery = { ...adminQuery(`${SUPPORT}/open-count`, supportOpenCountSchema), refetchInterval: COUNT_MS };
export const administratorsQuery = adminQuery(`${SUPPORT}/administrators`, supportAdministratorsSchema);
/** One message; asked for again while a mail with an answer waits to be sent. */
export const messageQuery = (id: string) => ({
  ...adminQuery(pathOf(id), supportMessageSchema),
  refetchInterval: ({ state: { data } }: { state: { data: SupportMessage | undefined } }) => (data?.answers.some(({ mail }) => mail === 'waiting') === true ? MAIL_MS : (false as const)),
});

/** What is done with a message is seen at once here, in the list and in the count; so is what somebody else has done before. */
function useChange<Payload>(id: string, change: (payload: Payload) => Promise<SupportMessage>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (message) => {
      client.setQueryData(messageQuery(id).queryKey, message);
      void refreshAdmin(client, SUPPORT);
    },
    onError: (error) => {
      if (hasCode(error, 'CHANGED_MEANWHILE')) void refreshAdmin(client, SUPPORT);
    },
  });
}

type Seen = { version: number };
export const useAssign = (id: string) => useChange(id, (assignment: Seen & { assignedTo: string | null }) => sendJson('PUT', `${pathOf(id)}/assignment`, assignment, supportMessageSchema));
export const useChangeState = (id: string) => useChange(id, (change: Seen & { state: 'open' | 'closed' }) => sendJson('PUT', `${pathOf(id)}/state`, change, supportMessageSchema));
/** The same `answerId` sends one mail, however often it is asked for. */
export const useAnswer = (id: string) => useChange(id, (answer: Seen & { answerId: string; text: string }) => sendJson('POST', `${pathOf(id)}/answers`, answer, supportMessageSchema));
