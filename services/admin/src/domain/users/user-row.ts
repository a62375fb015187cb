import type { AdminAccount, AdminUserRow, EventOf, membershipChanged, progressUpdated, Role } from '@b1fuchs/contracts';
import { facetOf, type UserStatus } from './facets.js';
import { searchKey } from './search-key.js';

/**
 * What the list knows of a user, gathered from events in whatever order they come. Each part remembers how new it is;
 * what is older than that changes nothing.
 */
export type UserRow = {
  id: string;
  /** Grows with every change. */
  revision: number;
  username: string;
  email: string;
  role: Role;
  accountAt: Date | null;
  createdAt: Date | null;
  isEmailVerified: boolean;
  verificationAt: Date | null;
  trialEndsAt: Date | null;
  membershipActive: boolean;
  /** Billing's own count of changes; null before the first is told. */
  membershipRevision: number | null;
  lastLoginDate: Date | null;
  /** Exercises behind the totals: of two the one with more is the newer. */
  facts: number;
  exercisesCompleted: number;
  totalPoints: number;
  currentStreak: number;
  lastSessionDate: Date | null;
  totalSessions: number;
  sessionMinutes: number;
  deletedAt: Date | null;
  /** Of the last rebuilding that found the account. */
  rebuiltAt: Date | null;
  /** What follows from the rest, as it is stored for searching, sorting and counting. */
  shown: 0 | 1;
  status: UserStatus;
  /** Role, status and verification in one, see facet; empty where nobody is shown. */
  facet: string;
  usernameKey: string;
  emailKey: string;
  searchKey: string;
  lastSeenAt: Date | null;
  /** When something follows anew by time alone. */
  nextChangeAt: Date | null;
};
export type Patch = Partial<UserRow>;

/** Progress tells a streak with each exercise; yesterday, a bridged day and the zones of the world are over by then. */
const STREAK_LASTS_MS = 3 * 24 * 3_600_000;
/** 100 exercises are the whole way (docs/admin.md). */
const EXERCISES_OF_THE_WAY = 100;

export const emptyRow = (id: string): UserRow => ({
  id,
  revision: 0,
  username: '',
  email: '',
  role: 'user',
  accountAt: null,
  createdAt: null,
  isEmailVerified: false,
  verificationAt: null,
  trialEndsAt: null,
  membershipActive: false,
  membershipRevision: null,
  lastLoginDate: null,
  facts: 0,
  exercisesCompleted: 0,
  totalPoints: 0,
  currentStreak: 0,
  lastSessionDate: null,
  totalSessions: 0,
  sessionMinutes: 0,
  deletedAt: null,
  rebuiltAt: null,
  shown: 0,
  status: 'none',
  facet: '',
  usernameKey: '',
  emailKey: '',
  searchKey: '',
  lastSeenAt: null,
  nextChangeAt: null,
});

/** The row with what follows from it at a moment. One is shown once its account is known, and until it is deleted. */
export function derived(row: UserRow, now: Date): UserRow {
  const streakEndsAt = row.currentStreak > 0 && row.lastSessionDate ? new Date(row.lastSessionDate.getTime() + STREAK_LASTS_MS) : null;
  const isOver = streakEndsAt !== null && streakEndsAt <= now;
  const status = statusOf(row, now);
  const shown = row.createdAt !== null && row.accountAt !== null && row.deletedAt === null ? 1 : 0;
  return {
    ...row,
    currentStreak: isOver ? 0 : row.currentStreak,
    shown,
    status,
    facet: shown === 1 ? facetOf({ ...row, status }) : '',
    usernameKey: searchKey(row.username).split('\n', 1)[0] ?? '',
    emailKey: row.email.toLowerCase(),
    searchKey: searchKey(row.username, row.email),
    lastSeenAt: latest(row.lastLoginDate, row.lastSessionDate),
    nextChangeAt: earliest(status === 'trial' ? row.trialEndsAt : null, isOver ? null : streakEndsAt),
  };
}

function statusOf({ membershipActive, trialEndsAt }: UserRow, now: Date): UserStatus {
  if (membershipActive) return 'active';
  if (trialEndsAt === null) return 'none';
  return trialEndsAt > now ? 'trial' : 'expired';
}

type Account = { username: string; email: string; role: Role; isEmailVerified?: boolean | undefined };

/** An account as it was told or read at a moment. */
export function withAccount(row: UserRow, { isEmailVerified, ...account }: Account, at: Date): Patch | undefined {
  const verification = isEmailVerified === undefined ? {} : (withVerification(row, isEmailVerified, at) ?? {});
  if (!isNewer(at, row.accountAt)) return Object.keys(verification).length === 0 ? undefined : verification;
  return { ...account, accountAt: at, ...verification };
}

/** Registered: the account, unless something newer is known of it, and since when it is there. */
export const withRegistration = (row: UserRow, account: Account, at: Date): Patch | undefined =>
  row.createdAt === null ? { ...withAccount(row, account, at), createdAt: at } : withAccount(row, account, at);

export const withVerification = (row: UserRow, isEmailVerified: boolean, at: Date): Patch | undefined => (isNewer(at, row.verificationAt) ? { isEmailVerified, verificationAt: at } : undefined);

export const withLogin = (row: UserRow, at: Date): Patch | undefined => (isNewer(at, row.lastLoginDate) ? { lastLoginDate: at } : undefined);

/** The trial as it began; what billing tells of the membership names its end too, and goes before. */
export const withTrial = (row: UserRow, trialEndsAt: Date): Patch | undefined => (row.membershipRevision === null ? { trialEndsAt } : undefined);

/** The trial alone makes nobody a member, nor does paid time that only comes. */
export const isMember = ({ reasons }: Pick<EventOf<typeof membershipChanged>['data'], 'reasons'>): boolean => reasons.some((reason) => reason !== 'trial');

export function withMembership(row: UserRow, { reasons, trialEndsAt, revision }: EventOf<typeof membershipChanged>['data']): Patch | undefined {
  if (row.membershipRevision !== null && row.membershipRevision >= revision) return undefined;
  return {
    membershipActive: isMember({ reasons }),
    trialEndsAt: trialEndsAt === null ? row.trialEndsAt : new Date(trialEndsAt),
    membershipRevision: revision,
  };
}

export function withProgress(row: UserRow, { facts, exercisesCompleted, totalPoints, currentStreak, lastSessionDate, sessions }: EventOf<typeof progressUpdated>['data']): Patch | undefined {
  if (facts < row.facts || (facts === row.facts && (sessions === undefined || sessions.count === row.totalSessions))) return undefined;
  const counted = sessions ? { totalSessions: sessions.count, sessionMinutes: sessions.minutes } : {};
  return { facts, exercisesCompleted, totalPoints, currentStreak, lastSessionDate: new Date(lastSessionDate), ...counted };
}

/** An account as its owner has answered. @param readAt when it was read; what was told later goes before */
export function withOwnersAccount(row: UserRow, { createdAt, lastLoginDate, username, email, role, isEmailVerified }: AdminAccount, readAt: Date): Patch {
  return {
    ...withAccount(row, { username, email, role, isEmailVerified }, readAt),
    ...(lastLoginDate === null ? {} : withLogin(row, new Date(lastLoginDate))),
    createdAt: new Date(createdAt),
  };
}

/** As the page shows it. */
export const shownRow = (row: UserRow): AdminUserRow => ({
  id: row.id,
  username: row.username,
  email: row.email,
  role: row.role,
  membershipActive: row.membershipActive,
  isEmailVerified: row.isEmailVerified,
  trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
  progress: Math.min(100, Math.round((100 * row.exercisesCompleted) / EXERCISES_OF_THE_WAY)),
  totalPoints: row.totalPoints,
  currentStreak: row.currentStreak,
  lastLoginDate: row.lastLoginDate?.toISOString() ?? null,
  totalSessions: row.totalSessions,
  createdAt: (row.createdAt ?? new Date(0)).toISOString(),
});

/** Told at the same moment is not older: of two events of one moment the one that comes last stays. */
const isNewer = (at: Date, known: Date | null): boolean => known === null || at >= known;

const times = (dates: (Date | null)[]): number[] => dates.flatMap((date) => (date === null ? [] : [date.getTime()]));
const latest = (...dates: (Date | null)[]): Date | null => (times(dates).length === 0 ? null : new Date(Math.max(...times(dates))));
const earliest = (...dates: (Date | null)[]): Date | null => (times(dates).length === 0 ? null : new Date(Math.min(...times(dates))));
