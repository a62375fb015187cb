import { z } from 'zod';
import { errorCategorySchema } from './writing.js';

/** The rule of corrections that a language model has proposed. */
export const MODEL_RULE = 'language-model';
/** The rule of corrections from the time before they named theirs. */
export const UNKNOWN_RULE = 'unknown';

export const reportedStateSchema = z.enum(['open', 'accepted', 'rejected']);
export type ReportedState = z.infer<typeof reportedStateSchema>;
/** Where an accepted report takes a correction back: wherever the rule proposes these words, or in the reported sentences alone. */
export const withdrawalScopeSchema = z.enum(['words', 'sentence']);
export type WithdrawalScope = z.infer<typeof withdrawalScopeSchema>;

/** Reports of the same correction: the same rule, the same words, the same proposal. No learner is named. */
export const reportedCorrectionSchema = z.object({
  /** Of rule, words and proposal. */
  key: z.string(),
  rule: z.string(),
  original: z.string(),
  corrected: z.string(),
  category: errorCategorySchema.nullable(),
  /** As the learners read it. */
  explanation: z.string(),
  /** In which it was reported, the newest first, at most five; none once their learners are gone. */
  sentences: z.array(z.string()),
  reports: z.number().int(),
  /** How many learners they come from. */
  learners: z.number().int(),
  lastReportedAt: z.iso.datetime().nullable(),
  /** Open too where it was accepted for its sentences and reported in another one since. */
  state: reportedStateSchema,
  /** What an accepted report takes back at present; null where nothing is. */
  scope: withdrawalScopeSchema.nullable(),
  note: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  /** 0 before the first decision. */
  version: z.number().int(),
});
export type ReportedCorrection = z.infer<typeof reportedCorrectionSchema>;

/** The query of GET /api/admin/corrections, and of the internal route behind it. */
export const reportedCorrectionsQuerySchema = z.object({
  state: reportedStateSchema.or(z.literal('all')).default('all'),
  rule: z.string().trim().max(200).default(''),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(25),
});
export type ReportedCorrectionsQuery = z.infer<typeof reportedCorrectionsQuerySchema>;
/** The last reported first. `rules` are all that were ever reported. */
export const reportedCorrectionsPageSchema = z.object({ corrections: z.array(reportedCorrectionSchema), total: z.number().int(), page: z.number().int(), pages: z.number().int(), rules: z.array(z.string()) });
export type ReportedCorrectionsPage = z.infer<typeof reportedCorrectionsPageSchema>;

/** PUT /api/admin/corrections/:key; 'open' takes the decision back. The version is the one that was seen; another one since is a conflict. */
export const decideCorrectionSchema = z.object({
  version: z.number().int().min(0),
  state: reportedStateSchema,
  scope: withdrawalScopeSchema.default('words'),
  note: z.string().trim().max(500, 'A note has at most 500 characters.').default(''),
});
export type DecideCorrection = z.infer<typeof decideCorrectionSchema>;

/** POST /api/admin/corrections/export: a CSV file of those that the filters let through. */
export const exportCorrectionsSchema = reportedCorrectionsQuerySchema.pick({ state: true, rule: true });
