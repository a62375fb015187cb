import {
  accountsPageSchema,
  adminAccountSchema,
  changedAccountSchema,
  changedMembershipSchema,
  grantResponseSchema,
  languageFiguresSchema,
  membershipsPageSchema,
  moneyFiguresSchema,
  practiceFiguresSchema,
  progressPageSchema,
  type ChangeAccount,
  type CreateAccount,
  type DeleteAccount,
  type ErrorCode,
  type FiguresQuery,
  type GrantRequest,
  type ManualMembershipRequest,
  type SetPassword,
} from '@b1fuchs/contracts';
import { createServiceClient, type SigningKey } from '@b1fuchs/kit';

export type Owners = ReturnType<typeof createOwners>;
export type OwnerUrls = { auth: string; billing: string; progress: string; 'practice-ai': string };

/** What is for the administrator who asks, as the owner says it. */
const refusals = [
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'USERNAME_TAKEN',
  'EMAIL_TAKEN',
  'OWN_ACCOUNT',
  'LAST_ADMINISTRATOR',
  'CHANGED_MEANWHILE',
  'PROOF_NEEDED',
  'PROOF_REFUSED',
  'SIGN_IN_AGAIN',
  'RATE_LIMITED',
] as const satisfies readonly ErrorCode[];
const PAGE = 200;

/**
 * The services that own what administrators see and change.
 * @throws AppError SERVICE_UNAVAILABLE, or one of the refusals above
 */
export function createOwners(urls: OwnerUrls, signingKey: SigningKey) {
  const client = (target: keyof OwnerUrls) => createServiceClient({ target, url: urls[target], signingKey });
  const [auth, billing, progress, practiceAi] = [client('auth'), client('billing'), client('progress'), client('practice-ai')];
  const account = (userId: string): string => `/internal/admin/accounts/${encodeURIComponent(userId)}`;
  const membership = (userId: string): string => `/internal/accounts/${encodeURIComponent(userId)}`;
  const page = (what: string, after: string): string => `/internal/admin/${what}?after=${encodeURIComponent(after)}&limit=${PAGE}`;

  const figures = (query: FiguresQuery): string => `/internal/admin/figures?${new URLSearchParams(query).toString()}`;

  return {
    accounts: (after: string) => auth.get(page('accounts', after), accountsPageSchema),
    memberships: (after: string) => billing.get(page('memberships', after), membershipsPageSchema),
    progress: (after: string) => progress.get(page('progress', after), progressPageSchema),

    practiceFigures: (query: FiguresQuery) => progress.get(figures(query), practiceFiguresSchema),
    moneyFigures: (query: FiguresQuery) => billing.get(figures(query), moneyFiguresSchema),
    languageFigures: (query: FiguresQuery) => practiceAi.get(figures(query), languageFiguresSchema),

    create: (body: CreateAccount) => auth.send('POST', '/internal/admin/accounts', { body, schema: adminAccountSchema, refusals }),
    change: (userId: string, body: ChangeAccount) => auth.send('PATCH', account(userId), { body, schema: changedAccountSchema, refusals }),
    setPassword: (userId: string, body: SetPassword) => auth.send('PUT', `${account(userId)}/password`, { body, schema: adminAccountSchema, refusals }),
    remove: (userId: string, body: DeleteAccount) => auth.send('POST', `${account(userId)}/deletion`, { body, schema: adminAccountSchema, refusals }),

    grant: (userId: string, body: GrantRequest) => billing.send('POST', `${membership(userId)}/grants`, { body, schema: grantResponseSchema, refusals }),
    setManualMembership: (userId: string, body: ManualMembershipRequest) => billing.send('PUT', `${membership(userId)}/manual-membership`, { body, schema: changedMembershipSchema, refusals }),
  };
}
