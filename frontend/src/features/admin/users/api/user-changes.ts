import {
  accountSchema,
  adminDeletedSchema,
  adminUserRowSchema,
  grantedPremiumSchema,
  messageSchema,
  type AdminCreateUser,
  type AdminUpdateUser,
  type AdminUserRow,
  type GrantPremium,
} from '@b1fuchs/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getJson, request, requireOk, sendJson } from '../../../../lib/http.js';
import { fileNameOf, saveFile } from '../../../../lib/save-file.js';
import { ADMIN_API, refreshAdmin } from '../../lib/admin-query.js';
import { USERS } from './users-query.js';

const pathOf = (userId: string): string => `${USERS}/${encodeURIComponent(userId)}`;

/** A change to users: whoever has made one sees it in the list, the figures and the log at once. */
function useChange<Payload, Answer>(change: (payload: Payload) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => void refreshAdmin(client) });
}

export const useCreateUser = () => useChange((user: AdminCreateUser) => sendJson('POST', USERS, user, adminUserRowSchema));

export const useUpdateUser = () => useChange(({ user, changes }: { user: AdminUserRow; changes: AdminUpdateUser }) => sendJson('PUT', pathOf(user.id), changes, adminUserRowSchema));

export const useSetPassword = (userId: string) => useChange((password: string) => sendJson('PUT', `${pathOf(userId)}/password`, { password }, messageSchema));

export const useGrantPremium = (userId: string) => useChange((grant: Required<GrantPremium>) => sendJson('POST', `${pathOf(userId)}/grant-premium`, grant, grantedPremiumSchema));

/** The proof is the administrator's own; empty until the server asks for it. */
export const useDeleteUser = (userId: string) => useChange((proof: { password: string; code: string }) => sendJson('DELETE', pathOf(userId), proof, adminDeletedSchema));

/** Fetches the users named, or all where none is, and saves them under the server's name for the file. */
export const useExportUsers = () =>
  useChange(async (userIds: readonly string[]) => {
    const response = await requireOk(await request('POST', `${ADMIN_API}/export-users`, { userIds }, { accept: 'text/csv' }));
    saveFile(await response.blob(), fileNameOf(response, 'users_export.csv'));
  });

const OWN_ACCOUNT = '/api/account';
/** How the administrator proves who they are. */
export const ownAccountQuery = queryOptions({ queryKey: [OWN_ACCOUNT], queryFn: ({ signal }) => getJson(OWN_ACCOUNT, accountSchema, { signal }) });
