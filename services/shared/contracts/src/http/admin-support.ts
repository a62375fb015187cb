import { z } from 'zod';

/** The longest answer to a message, as long as a message may be. */
export const MAX_SUPPORT_ANSWER = 5_000;

export const supportStateSchema = z.enum(['open', 'answered', 'closed']);
export type SupportState = z.infer<typeof supportStateSchema>;

/** An administrator, as others see them. */
export const supportAssigneeSchema = z.object({ id: z.string(), name: z.string() });
export type SupportAssignee = z.infer<typeof supportAssigneeSchema>;
/** GET /api/admin/support/administrators: to whom a message can be given. */
export const supportAdministratorsSchema = z.object({ administrators: z.array(supportAssigneeSchema) });

/** The query of GET /api/admin/support/messages. `assigned`: 'all', 'nobody', or an administrator's id. */
export const supportInboxQuerySchema = z.object({
  search: z.string().trim().max(254).optional(),
  state: supportStateSchema.or(z.literal('all')).optional(),
  assigned: z.string().trim().min(1).max(64).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});
export type SupportInboxQuery = z.infer<typeof supportInboxQuerySchema>;

const messageFields = {
  id: z.string(),
  /** As the sender has typed it. */
  name: z.string(),
  /** As the sender has typed it; nobody has checked it. */
  email: z.string(),
  state: supportStateSchema,
  assignedTo: supportAssigneeSchema.nullable(),
  createdAt: z.iso.datetime(),
};
export const supportRowSchema = z.object({ ...messageFields, /** The beginning of the text, in one line. */ excerpt: z.string() });
export type SupportRow = z.infer<typeof supportRowSchema>;
/** GET /api/admin/support/messages: the newest first. */
export const supportInboxPageSchema = z.object({ messages: z.array(supportRowSchema), total: z.number().int(), page: z.number().int(), pages: z.number().int() });
export type SupportInboxPage = z.infer<typeof supportInboxPageSchema>;
/** GET /api/admin/support/open-count */
export const supportOpenCountSchema = z.object({ open: z.number().int() });

/** What has become of the mail with an answer; null where nobody knows: auth is away, or has forgotten it after 90 days. */
export const answerMailSchema = z.enum(['waiting', 'sent', 'failed']).nullable();
export type AnswerMail = z.infer<typeof answerMailSchema>;
export const supportAnswerSchema = z.object({
  id: z.string(),
  /** The administrator's name; empty once they are gone. */
  by: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  mail: answerMailSchema,
});
export type SupportAnswer = z.infer<typeof supportAnswerSchema>;
/** GET /api/admin/support/messages/:id, and the answer of all that changes one. */
export const supportMessageSchema = z.object({
  ...messageFields,
  /** Plain text with line breaks. */
  message: z.string(),
  /** The page or widget that it came from. */
  source: z.string(),
  /** Null where the sender was not signed in. `name` is empty where the list of users does not know them. */
  user: supportAssigneeSchema.nullable(),
  answers: z.array(supportAnswerSchema),
  version: z.number().int(),
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;

/** Each change names the version that was seen; another one since is a conflict. */
const seenSchema = z.object({ version: z.number().int().min(0) });
/** PUT /api/admin/support/messages/:id/assignment: to an administrator, or nobody. */
export const assignSupportMessageSchema = seenSchema.extend({ assignedTo: z.string().min(1).max(64).nullable() });
/** PUT /api/admin/support/messages/:id/state: closes or opens again. */
export const changeSupportStateSchema = seenSchema.extend({ state: z.enum(['open', 'closed']) });
/** POST /api/admin/support/messages/:id/answers. The same `answerId` again changes nothing and sends no second mail. */
export const answerSupportMessageSchema = seenSchema.extend({
  answerId: z.uuid(),
  text: z.string().trim().min(1, 'Please write an answer.').max(MAX_SUPPORT_ANSWER, 'An answer has at most 5,000 characters.'),
});
export type AnswerSupportMessage = z.infer<typeof answerSupportMessageSchema>;

/** GET /internal/admin/mails?ids=a,b of auth: what has become of mails that were asked for by these events. Those it does not know are left out. */
export const mailStatesQuerySchema = z.object({ ids: z.string().max(8_000).transform((ids) => ids.split(',')).pipe(z.array(z.uuid()).max(200)) });
export const mailStatesSchema = z.object({ mails: z.array(z.object({ id: z.string(), status: z.enum(['queued', 'sent', 'failed']) })) });
export type MailStates = z.infer<typeof mailStatesSchema>;
