import { z } from 'zod';
import { passwordSchema, roleSchema } from './accounts.js';
import { proofSchema } from './account.js';
import { adminPasswordSchema, adminUpdateUserSchema } from './admin.js';
import { bulkMailSchema, MAX_BULK_USERS } from './admin-bulk.js';
import { membershipChanged } from '../events/membership-changed.js';
import { progressUpdated } from '../events/progress-updated.js';

/** What the admin service asks of auth, billing and progress. `by` is the administrator's user id. */

/** An account as administrators see it. */
export const adminAccountSchema = z.object({
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  isEmailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLoginDate: z.iso.datetime().nullable(),
});
export type AdminAccount = z.infer<typeof adminAccountSchema>;

/** GET /internal/admin/accounts, memberships and progress: page after page in the order of user ids. */
export const ownersPageQuerySchema = z.object({ after: z.string().max(64).default(''), limit: z.coerce.number().int().min(1).max(500).default(200) });
/** `next` is what to ask for `after`; null on the last page. */
const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), next: z.string().nullable() });
export const accountsPageSchema = pageOf(adminAccountSchema);
export type AccountsPage = z.infer<typeof accountsPageSchema>;
/** `membership` is what was last told of it; null where nothing but the trial is known. */
export const membershipsPageSchema = pageOf(z.object({ userId: z.string(), trialEndsAt: z.iso.datetime().nullable(), membership: membershipChanged.data.nullable() }));
export type MembershipsPage = z.infer<typeof membershipsPageSchema>;
export const progressPageSchema = pageOf(z.object({ userId: z.string(), progress: progressUpdated.data }));
export type ProgressPage = z.infer<typeof progressPageSchema>;

/** Who did it, and the name of what was done: in the trail it stands once, whoever tells of it first. */
export const doneSchema = z.object({ by: z.string().min(1).max(64), actionId: z.uuid() });

/** POST /internal/admin/accounts */
export const createAccountSchema = doneSchema.extend({ ...adminUpdateUserSchema.omit({ membershipActive: true }).required().shape, password: passwordSchema });
export type CreateAccount = z.infer<typeof createAccountSchema>;
/** PATCH /internal/admin/accounts/:userId */
export const changeAccountSchema = doneSchema.extend(adminUpdateUserSchema.omit({ membershipActive: true }).shape);
export type ChangeAccount = z.infer<typeof changeAccountSchema>;
export const changedAccountSchema = z.object({ before: adminAccountSchema, after: adminAccountSchema });
export type ChangedAccount = z.infer<typeof changedAccountSchema>;
/** PUT /internal/admin/accounts/:userId/password */
export const setPasswordSchema = doneSchema.extend({ password: adminPasswordSchema });
export type SetPassword = z.infer<typeof setPasswordSchema>;
/** POST /internal/admin/accounts/:userId/deletion; the session and, where it is too old, the proof are the administrator's. */
export const deleteAccountSchema = doneSchema.extend({ sessionId: z.string().max(64), proof: proofSchema, /** In the place of session and proof, see below. */ permit: z.string().max(200).optional() });
export type DeleteAccount = z.infer<typeof deleteAccountSchema>;

/** POST /internal/admin/deletion-permits: one proof for many deletions; the permits stand in the order of the users, each good for that user alone. */
export const deletionPermitsRequestSchema = z.object({ by: z.string().min(1).max(64), sessionId: z.string().max(64), proof: proofSchema, userIds: z.array(z.string().min(1).max(64)).min(1).max(MAX_BULK_USERS) });
export type DeletionPermitsRequest = z.infer<typeof deletionPermitsRequestSchema>;
export const deletionPermitsSchema = z.object({ permits: z.array(z.string()) });

/** POST /internal/admin/accounts/:userId/news: queues a mail once per actionId. */
export const sendNewsSchema = doneSchema.extend(bulkMailSchema.shape);
export type SendNews = z.infer<typeof sendNewsSchema>;
export const newsQueuedSchema = z.object({ queued: z.literal(true) });
/** POST /internal/admin/news-preview: as it would go to `by`. */
export const newsPreviewRequestSchema = bulkMailSchema.extend({ by: z.string().min(1).max(64) });
