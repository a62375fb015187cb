import { z } from 'zod';

/** Free trial: 3 days from e-mail verification (spec 1, section 9). */
export const TRIAL_DAYS = 3;

export const roleSchema = z.enum(['user', 'admin']);
export type Role = z.infer<typeof roleSchema>;

/** An IANA time zone name such as 'Europe/Berlin' that this runtime knows. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone, 'Unknown time zone');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Longer passwords are refused before hashing. */
export const MAX_PASSWORD = 128;

/** Lengths are counted in characters, so that one outside the basic plane (an emoji, say) is one. */
export const hasAtLeast = (least: number) => (text: string) => Array.from(text).length >= least;
export const hasAtMost = (most: number) => (text: string) => Array.from(text).length <= most;

export const passwordSchema = z
  .string()
  .refine(hasAtLeast(8), 'Password must be at least 8 characters')
  .refine(hasAtMost(MAX_PASSWORD), 'Password must be at most 128 characters')
  .regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter')
  .regex(/\p{Ll}/u, 'Password must contain at least one lowercase letter')
  .regex(/\p{Nd}/u, 'Password must contain at least one number')
  .regex(/[^\p{L}\p{N}]/u, 'Password must contain at least one special character');

/** Those whose letters look alike: a name of one with a letter of another is somebody else's name at first sight. */
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** Length in characters, not bytes (spec 1, section 5: 3 to 50). */
export const usernameSchema = z
  .string()
  .trim()
  .transform((name) => name.normalize('NFC'))
  .refine(hasAtLeast(3), 'Username must be at least 3 characters')
  .refine(hasAtMost(50), 'Username must be at most 50 characters')
  // Also in the form by which names are compared: a wide @ is one too.
  .refine((name) => !/[\p{C}@]/u.test(name.normalize('NFKC')), 'Username must not contain control characters or @')
  .refine((name) => alphabets.filter((alphabet) => alphabet.test(name)).length <= 1, 'Username must not mix alphabets');

export const emailSchema = z
  .string()
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

/** Two whole numbers from 1 to 20; the learner answers with their sum (spec 1, section 2). */
export const securityCheckSchema = z.object({
  id: z.string(),
  left: z.number().int().min(1).max(20),
  right: z.number().int().min(1).max(20),
});
export type SecurityCheck = z.infer<typeof securityCheckSchema>;

export const registerRequestSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  securityCheck: z.object({ id: z.string().max(64), answer: z.number().int() }),
  timeZone: timeZoneSchema.optional(),
  /** The box of MARKETING_CONSENT; unticked unless the person ticks it. */
  marketing: z.boolean().default(false),
});
export type RegisterRequest = z.input<typeof registerRequestSchema>;

export const messageSchema = z.object({ message: z.string() });
export type Message = z.infer<typeof messageSchema>;

export const loginRequestSchema = z.object({
  /** Username or e-mail address. */
  username: z.string().trim().min(1, 'Please enter your username or e-mail').max(254),
  password: z.string().min(1, 'Please enter your password').refine(hasAtMost(MAX_PASSWORD)),
  timeZone: timeZoneSchema.optional(),
});
export type LoginRequest = z.input<typeof loginRequestSchema>;

export const currentUserSchema = z.object({ id: z.string(), username: z.string(), role: roleSchema });
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const verifyEmailRequestSchema = z.object({ token: z.string().min(1).max(200) });
export const verifyEmailResponseSchema = z.object({ alreadyVerified: z.boolean(), trialDays: z.number().int() });
export type VerifyEmailResponse = z.infer<typeof verifyEmailResponseSchema>;

export const resendVerificationRequestSchema = z.object({ email: emailSchema });
