import { z } from 'zod';
import { emailSchema, hasAtLeast, hasAtMost, MAX_PASSWORD, passwordSchema, roleSchema, usernameSchema } from './accounts.js';

/** GET /api/admin/users: one row of the list (spec 1, section 3, Admin user row). Dates are ISO 8601 in UTC. */
export const adminUserRowSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  /** A paid, granted or manual membership runs now. */
  membershipActive: z.boolean(),
  isEmailVerified: z.boolean(),
  trialEndsAt: z.iso.datetime().nullable(),
  /** Percent of the way to the exam, 0 to 100; docs/admin.md says how it is counted. */
  progress: z.number().int().min(0).max(100),
  totalPoints: z.number().int(),
  currentStreak: z.number().int(),
  lastLoginDate: z.iso.datetime().nullable(),
  /** Stretches of practice with no gap longer than 30 minutes. */
  totalSessions: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type AdminUserRow = z.infer<typeof adminUserRowSchema>;

export const ADMIN_PAGE_SIZES = [25, 50, 100, 200] as const;
export const adminUserStatusSchema = z.enum(['all', 'active', 'trial', 'expired', 'verified', 'unverified']);
export const adminUserSortSchema = z.enum(['createdAt', 'lastLoginDate', 'username', 'email', 'totalPoints', 'currentStreak']);

/** The query of GET /api/admin/users; with none of these the answer is a plain list. */
export const adminUsersQuerySchema = z.object({
  search: z.string().trim().max(254).optional(),
  role: z.enum(['all', 'user', 'admin']).optional(),
  status: adminUserStatusSchema.optional(),
  sort: adminUserSortSchema.optional(),
  order: z.enum(['asc', 'desc']).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});
export type AdminUsersQuery = z.infer<typeof adminUsersQuerySchema>;
export const adminUsersPageSchema = z.object({
  users: z.array(adminUserRowSchema),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /** Seconds by which the list may be behind what has happened; null where nothing waits. */
  lagS: z.number().nullable(),
});
export type AdminUsersPage = z.infer<typeof adminUsersPageSchema>;

/** GET /api/admin/stats. Rates are percent; avgSessionTime is minutes. docs/admin.md defines each. */
export const adminStatsSchema = z.object({
  totalUsers: z.number().int(),
  newUsersThisWeek: z.number().int(),
  newUsersToday: z.number().int(),
  activeUsers: z.number().int(),
  premiumUsers: z.number().int(),
  activeTrials: z.number().int(),
  expiredTrials: z.number().int(),
  retentionRate: z.number(),
  avgSessionTime: z.number(),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

/** GET /api/admin/activity-logs: the ten most recent, or a page of all with `page`. */
export const activityLogSchema = z.object({
  id: z.string(),
  /** Of whom it was; empty once the account is erased. */
  username: z.string(),
  action: z.string(),
  details: z.string(),
  timestamp: z.iso.datetime(),
});
export type ActivityLog = z.infer<typeof activityLogSchema>;
export const activityLogsQuerySchema = z.object({
  search: z.string().trim().max(254).optional(),
  action: z.string().trim().max(60).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});
export const activityLogsPageSchema = z.object({ entries: z.array(activityLogSchema), total: z.number().int(), page: z.number().int(), pages: z.number().int() });
export type ActivityLogsPage = z.infer<typeof activityLogsPageSchema>;

/** POST /api/admin/users and PUT /api/admin/users/:id (spec 1, section 3). A password set by an administrator has six characters at least (section 9). */
export const adminPasswordSchema = z.string().refine(hasAtLeast(6), 'Password must be at least 6 characters long').refine(hasAtMost(MAX_PASSWORD), 'Password must be at most 128 characters');
const userFields = { username: usernameSchema, email: emailSchema, role: roleSchema, membershipActive: z.boolean(), isEmailVerified: z.boolean() };
export const adminCreateUserSchema = z.object({ ...userFields, role: roleSchema.default('user'), membershipActive: z.boolean().default(false), isEmailVerified: z.boolean().default(false), password: passwordSchema });
export type AdminCreateUser = z.input<typeof adminCreateUserSchema>;
export const adminUpdateUserSchema = z.object(userFields).partial();
export type AdminUpdateUser = z.infer<typeof adminUpdateUserSchema>;
export const adminSetPasswordSchema = z.object({ password: adminPasswordSchema });
/** DELETE /api/admin/users/:id; the administrator's own password where their sign-in or last proof is older than 15 minutes. */
export const adminDeleteUserSchema = z.object({ password: z.string().max(MAX_PASSWORD * 4).default(''), code: z.string().trim().max(20).default('') });
export const adminDeletedSchema = z.object({ deletedEmail: z.string() });

/** POST /api/admin/users/:id/grant-premium. What was granted begins after what the user has already. */
export const grantedPremiumSchema = z.object({ user: adminUserRowSchema, startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), reason: z.string() });
export type GrantedPremium = z.infer<typeof grantedPremiumSchema>;
export const grantPremiumSchema = z.object({
  months: z.union([z.literal(1), z.literal(3)]).default(1),
  reason: z.string().trim().max(200).default(''),
  /** Made by the page for each grant, so that sending it again grants nothing more. */
  requestId: z.uuid().optional(),
});
export type GrantPremium = z.output<typeof grantPremiumSchema>;

/** POST /api/admin/export-users: those named, or all. */
export const exportUsersSchema = z.object({ userIds: z.array(z.string().min(1).max(64)).max(1_000).default([]) });

/** What administrators switch for everybody. */
export const adminSettingsSchema = z.object({
  /** Off: no mail that the product does not need to work (reminders, news, notices of trial and access). */
  emailNotifications: z.boolean(),
  /** The mail before the trial ends. */
  trialReminders: z.boolean(),
  /** Bulk mail, to those who have agreed. */
  marketingEmails: z.boolean(),
  forceEmailVerification: z.boolean(),
  /** Administrators must have two-factor sign-in before they see the dashboard. */
  twoFactorAuthentication: z.boolean(),
  /** A session ends after 30 minutes without a request. */
  autoSessionTimeout: z.boolean(),
});
export type AdminSettings = z.infer<typeof adminSettingsSchema>;
export const adminSettingsChangeSchema = adminSettingsSchema.partial().extend({ /** That was read; another one since is a conflict. */ version: z.number().int().min(0) });
export const adminSettingsAnswerSchema = z.object({ settings: adminSettingsSchema, version: z.number().int() });
export type AdminSettingsAnswer = z.infer<typeof adminSettingsAnswerSchema>;
