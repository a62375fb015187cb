import type { Role } from '@b1fuchs/contracts';

export type User = {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  role: Role;
  isEmailVerified: boolean;
  verifiedAt: Date | null;
  /** Part of the current verification link's token. */
  verificationNonce: string;
  verificationTokenExpiry: Date;
  timeZone: string;
  wantsReminders: boolean;
  createdAt: Date;
  lastLoginDate: Date | null;
};
