import { z } from 'zod';
import { proofSchema } from './account.js';
import { roleSchema } from './accounts.js';

/** Users of one bulk action. */
export const MAX_BULK_USERS = 1_000;
/** As many as billing takes at once (trialEndRequestSchema). */
export const MAX_TRIAL_DAYS = 90;

export const bulkActionSchema = z.enum(['activate', 'deactivate', 'extend-trial', 'send-email', 'change-role', 'delete']);
export type BulkAction = z.infer<typeof bulkActionSchema>;

/** A mail to many: plain text, with an empty line between paragraphs. */
export const bulkMailSchema = z.object({
  subject: z.string().trim().min(1, 'Please enter a subject.').max(150, 'The subject has at most 150 characters.'),
  message: z.string().trim().min(1, 'Please enter a message.').max(10_000, 'The message has at most 10,000 characters.'),
});
export type BulkMail = z.infer<typeof bulkMailSchema>;
export const trialDaysSchema = z.number({ error: 'Please enter a number of days.' }).int('Please enter whole days.').min(1, 'Please enter at least one day.').max(MAX_TRIAL_DAYS, 'A trial is extended by at most 90 days at once.');

const chosen = {
  userIds: z.array(z.string().min(1).max(64)).min(1, 'Please choose at least one user.').max(MAX_BULK_USERS, 'Please choose at most 1,000 users at once.'),
  /** Made once by whoever asks, so that asking again begins nothing more; it becomes the job's id. */
  requestId: z.uuid().optional(),
};

/** POST /api/admin/bulk-actions. Deleting carries the administrator's own password where their sign-in or last proof is older than 15 minutes. */
export const bulkActionRequestSchema = z.discriminatedUnion('action', [
  z.object({ ...chosen, action: z.enum(['activate', 'deactivate']) }),
  z.object({ ...chosen, action: z.literal('extend-trial'), value: trialDaysSchema }),
  z.object({ ...chosen, action: z.literal('send-email'), value: bulkMailSchema }),
  z.object({ ...chosen, action: z.literal('change-role'), value: roleSchema }),
  z.object({ ...chosen, action: z.literal('delete'), ...proofSchema.shape }),
]);
export type BulkActionRequest = z.infer<typeof bulkActionRequestSchema>;
export const bulkStartedSchema = z.object({ message: z.string(), jobId: z.string() });
export type BulkStarted = z.infer<typeof bulkStartedSchema>;

/** `waiting`: not done yet. `refused`: by whoever owns the data, for a reason. `failed`: given up after several tries. */
export const bulkOutcomeSchema = z.enum(['waiting', 'done', 'refused', 'failed']);
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;

/** `paused`: it cannot go on right now, and does so by itself. `stopped`: it does not go on. */
export const bulkStateSchema = z.enum(['running', 'paused', 'stopped', 'finished']);
export const bulkJobSchema = z.object({
  id: z.string(),
  action: bulkActionSchema,
  /** Days, role or subject; empty where the action says all. */
  detail: z.string(),
  /** Name of the administrator who began it; empty once they are gone. */
  by: z.string(),
  state: bulkStateSchema,
  /** Why it is paused or was stopped; else empty. */
  reason: z.string(),
  total: z.number().int(),
  counts: z.record(bulkOutcomeSchema, z.number().int()),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type BulkJob = z.infer<typeof bulkJobSchema>;

/** GET /api/admin/bulk-actions: the most recent first. */
export const bulkJobsSchema = z.object({ jobs: z.array(bulkJobSchema) });

/** GET /api/admin/bulk-actions/:jobId */
export const bulkResultsQuerySchema = z.object({
  outcome: bulkOutcomeSchema.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type BulkResultsQuery = z.infer<typeof bulkResultsQuerySchema>;
export const bulkResultSchema = z.object({
  id: z.string(),
  /** Null once the account is erased; the name is empty then. */
  userId: z.string().nullable(),
  username: z.string(),
  outcome: bulkOutcomeSchema,
  /** What there is to say of it; may be empty where it is done. */
  reason: z.string(),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;
export const bulkJobPageSchema = z.object({ job: bulkJobSchema, results: z.array(bulkResultSchema), total: z.number().int(), page: z.number().int(), pages: z.number().int() });
export type BulkJobPage = z.infer<typeof bulkJobPageSchema>;

/** POST /api/admin/bulk-actions/preview: the mail as it goes out, addressed to the administrator who asks. */
export const mailPreviewSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export type MailPreview = z.infer<typeof mailPreviewSchema>;
