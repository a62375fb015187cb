import type { Role } from '@b1fuchs/contracts';

/** Days are counted here until the browser has told its own zone. */
export const DEFAULT_TIME_ZONE = 'Europe/Berlin';

export type User = {
  id: string;
  username: string;
  email: string;
  /** Null for an account that signs in with Google alone. */
  passwordHash: string | null;
  /** Google's lasting name for the account that signs in here; null for none. */
  googleSubject: string | null;
  role: Role;
  isEmailVerified: boolean;
  verifiedAt: Date | null;
  /** Part of the current verification link's token. */
  verificationNonce: string;
  /** What is stored of that token. */
  verificationTokenHash: string;
  verificationTokenExpiry: Date;
  /** Of the last sign-in, or the chosen one. */
  timeZone: string;
  /** The learner's own choice; null where the browser's zone counts. */
  chosenTimeZone: string | null;
  /** A new address that waits for its confirmation. */
  emailChange: { address: string; nonce: string; tokenHash: string; expiresAt: Date } | null;
  /** A link for a new password that is out and unused. */
  passwordReset: { nonce: string; tokenHash: string; expiresAt: Date } | null;
  /** Addresses before, the latest last. */
  formerEmails: { address: string; changedAt: Date }[];
  /** Two-factor sign-in, null where it is off: the sealed secret, the step of the last code, hashes of the recovery codes that are left. */
  twoFactor: { secret: string; lastStep: number; recoveryCodes: string[] } | null;
  /** A sealed secret that waits for its first code. */
  proposedTwoFactor: string | null;
  /** When a mail server last refused the address for good. */
  mailRefusedAt: Date | null;
  wantsReminders: boolean;
  wantsMarketing: boolean;
  /** When the account is to be erased; null where nobody has asked for it. */
  deletionDueAt: Date | null;
  createdAt: Date;
  lastLoginDate: Date | null;
};
