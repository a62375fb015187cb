import type { AdminUserRow } from '@b1fuchs/contracts';

/** Somebody who registered and has not practised yet, but for `changes`. */
export const buildUser = (changes: Partial<AdminUserRow> = {}): AdminUserRow => ({
  id: 'u1',
  username: 'mina',
  email: 'mina@example.org',
  role: 'user',
  membershipActive: false,
  isEmailVerified: true,
  trialEndsAt: '2026-12-02T12:00:00.000Z',
  progress: 0,
  totalPoints: 0,
  currentStreak: 0,
  lastLoginDate: null,
  totalSessions: 0,
  createdAt: '2026-11-29T12:00:00.000Z',
  ...changes,
});
