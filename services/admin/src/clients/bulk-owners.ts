import {
  adminAccountSchema,
  changedMembershipSchema,
  deletionPermitsSchema,
  internalUserSchema,
  mailPreviewSchema,
  newsQueuedSchema,
  type BulkMail,
  type DeleteAccount,
  type DeletionPermitsRequest,
  type ErrorCode,
  type SendNews,
  type TrialEndRequest,
} from '@b1fuchs/contracts';
import { AppError, createServiceClient, type SigningKey } from '@b1fuchs/kit';
import type { OwnerUrls } from './owners.js';

export type BulkOwners = ReturnType<typeof createBulkOwners>;
export type Owner = 'auth' | 'billing';

const refusals = [
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'OWN_ACCOUNT',
  'LAST_ADMINISTRATOR',
  'TRIAL_IS_OVER',
  'MAIL_NOT_WANTED',
  'PROOF_NEEDED',
  'PROOF_REFUSED',
  'SIGN_IN_AGAIN',
  'RATE_LIMITED',
  'FORBIDDEN',
] as const satisfies readonly ErrorCode[];
const READY_TIMEOUT_MS = 4_000;

/**
 * What bulk actions ask of the owners besides what a single action does.
 * @throws AppError SERVICE_UNAVAILABLE, or one of the refusals above
 */
export function createBulkOwners(urls: OwnerUrls, signingKey: SigningKey) {
  const auth = createServiceClient({ target: 'auth', url: urls.auth, signingKey });
  const billing = createServiceClient({ target: 'billing', url: urls.billing, signingKey });
  const account = (userId: string): string => `/internal/admin/accounts/${encodeURIComponent(userId)}`;

  return {
    /** Whether somebody is an administrator at this moment, whatever the list of users says. */
    async isAdministrator(userId: string): Promise<boolean> {
      const user = await auth.get(`/internal/users/${encodeURIComponent(userId)}`, internalUserSchema).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
        throw error;
      });
      return user?.role === 'admin';
    },
    permitDeletions: async (body: DeletionPermitsRequest): Promise<string[]> => (await auth.send('POST', '/internal/admin/deletion-permits', { body, schema: deletionPermitsSchema, refusals })).permits,
    remove: (userId: string, body: DeleteAccount) => auth.send('POST', `${account(userId)}/deletion`, { body, schema: adminAccountSchema, refusals }),
    sendNews: (userId: string, body: SendNews) => auth.send('POST', `${account(userId)}/news`, { body, schema: newsQueuedSchema, refusals }),
    previewNews: (by: string, mail: BulkMail) => auth.send('POST', '/internal/admin/news-preview', { body: { ...mail, by }, schema: mailPreviewSchema, refusals }),
    setTrialEnd: (userId: string, body: TrialEndRequest) => billing.send('PUT', `/internal/accounts/${encodeURIComponent(userId)}/trial-end`, { body, schema: changedMembershipSchema, refusals }),

    /** Whether an owner can be asked at all: what it refuses then has to do with what was asked. */
    isReady: (owner: Owner): Promise<boolean> =>
      fetch(new URL('/health/ready', urls[owner]), { signal: AbortSignal.timeout(READY_TIMEOUT_MS) }).then(
        async (response) => {
          await response.body?.cancel();
          return response.ok;
        },
        () => false,
      ),
  };
}
