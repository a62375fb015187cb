import { randomUUID } from 'node:crypto';
import { membershipChanged, practiceSectionSchema, type EventOf } from '@b1fuchs/contracts';
import type { Connection } from 'mongoose';
import { userViewModel } from '../../services/admin/src/data/user-view-model.js';
import { derived, emptyRow } from '../../services/admin/src/domain/users/user-row.js';
import { UNUSED_DAYS } from '../../services/auth/src/domain/erase-accounts.js';
import { accountModel } from '../../services/billing/src/data/account-model.js';
import { progressModels } from '../../services/progress/src/data/models.js';

type Databases = { adminDb: Connection; authDb: Connection; billingDb: Connection; progressDb: Connection };

const BATCH = 5_000;
const DAY_MS = 86_400_000;
const NAMES = ['mueller', 'weber', 'schneider', 'yilmaz', 'rahimi', 'nowak', 'garcia', 'fischer', 'kowalczyk', 'becker'];
/** Of ten users so many have paid, are on trial, or have neither; the trial of the others is over. */
const PAID = 3;
const ON_TRIAL = 1;
/** One in so many practises, on so many days of the last year. */
const ONE_PRACTISES_IN = 5;
const DAYS_OF_PRACTICE = 10;
/** One in so many accounts is not confirmed yet; of those for which auth would erase it, none. */
const ONE_UNCONFIRMED_IN = 3;

/** Fills the databases with users as a year leaves them behind, the same in the list and at its owners. */
export function createSeeds({ adminDb, authDb, billingDb, progressDb }: Databases, now: Date) {
  const view = userViewModel(adminDb);
  const accounts = accountModel(billingDb);
  const practice = progressModels(progressDb);
  return {
    /** Adds the users of these numbers, the last one not included. */
    async addUsers(from: number, to: number): Promise<void> {
      for (let first = from; first < to; first += BATCH) {
        const users = Array.from({ length: Math.min(BATCH, to - first) }, (_, index) => someUser(first + index, now));
        await view.collection.insertMany(users.map(({ row: { id, ...fields } }) => ({ ...fields, _id: id })) as never);
        await authDb.collection('users').insertMany(users.map(accountOf) as never);
        await accounts.collection.insertMany(users.map(({ row }) => ({ _id: row.id, trialStartsAt: row.createdAt, trialEndsAt: row.trialEndsAt, announced: membershipOf(row), nextCheckAt: null, grants: [], outbox: [], revision: 1 })) as never);
        const days = users.filter(({ number }) => number % ONE_PRACTISES_IN === 0).flatMap(({ row, number }) => daysOf(row.id, number, now));
        await practice.streaks.collection.insertMany(days.map(({ day }) => day) as never);
        await practice.activities.collection.insertMany(days.map(({ activity }) => activity) as never);
        console.log(`  ${first + users.length} users`);
      }
    },
  };
}

type SomeUser = ReturnType<typeof someUser>;

function someUser(number: number, now: Date) {
  const userId = `bench-${String((number * 7_919) % 1_000_003).padStart(7, '0')}`;
  const username = `${NAMES[number % NAMES.length] ?? ''}-${number}`;
  const createdAt = new Date(now.getTime() - ((number * 5_003) % (365 * 1_440)) * 60_000);
  const isYoung = createdAt.getTime() > now.getTime() - (UNUSED_DAYS - 1) * DAY_MS;
  const kind = number % 10;
  const lastSession = new Date(now.getTime() - (number % 71) * 3_600_000);
  const row = derived(
    {
      ...emptyRow(userId),
      revision: 1,
      username,
      email: `${username}@example.org`,
      role: number % 5_000 === 7 ? 'admin' : 'user',
      accountAt: createdAt,
      createdAt,
      isEmailVerified: !(isYoung && number % ONE_UNCONFIRMED_IN === 0),
      verificationAt: createdAt,
      membershipActive: kind < PAID,
      membershipRevision: 1,
      trialEndsAt: kind === 9 ? null : new Date(kind < PAID + ON_TRIAL ? now.getTime() + 2 * DAY_MS : createdAt.getTime() - DAY_MS),
      lastLoginDate: number % 4 === 0 ? null : lastSession,
      exercisesCompleted: number % 130,
      totalPoints: (number * 37) % 4_000,
      currentStreak: number % 3 === 0 ? number % 90 : 0,
      lastSessionDate: number % 3 === 0 ? lastSession : null,
      totalSessions: number % 60,
      sessionMinutes: (number % 60) * 17,
    },
    now,
  );
  return { number, row };
}

const accountOf = ({ row, number }: SomeUser) => ({
  _id: row.id,
  username: row.username,
  usernameKey: row.usernameKey,
  email: row.email,
  emailKey: row.emailKey,
  role: row.role,
  isEmailVerified: row.isEmailVerified,
  verificationNonce: String(number),
  verificationToken: `bench-${number}`,
  verificationTokenExpiry: row.createdAt,
  timeZone: 'Europe/Berlin',
  lastLoginDate: row.lastLoginDate,
  createdAt: row.createdAt,
  outbox: [],
});

const membershipOf = (row: SomeUser['row']): EventOf<typeof membershipChanged>['data'] => ({
  status: row.membershipActive ? 'active' : null,
  planType: row.membershipActive ? 'monthly' : null,
  accessUntil: null,
  reasons: row.membershipActive ? ['membership'] : [],
  hasPaid: row.membershipActive,
  hasGranted: false,
  isManual: false,
  trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
  revision: 1,
});

const sections = practiceSectionSchema.options;

/** Days of practice of one learner over the last year, each with one exercise. */
function daysOf(userId: string, number: number, now: Date) {
  return Array.from({ length: DAYS_OF_PRACTICE }, (_, index) => {
    const at = new Date(now.getTime() - ((number * 13 + index * 37) % 365) * DAY_MS);
    const day = at.toISOString().slice(0, 10);
    const section = sections[(number + index) % sections.length] ?? 'writing';
    return {
      day: { _id: `${userId}:${day}`, userId, date: day, activitiesCompleted: 1 },
      activity: { _id: randomUUID(), userId, section, description: 'Schreiben: Einladung zu einem Fest', score: 70, day, occurredAt: at, timeZone: 'Europe/Berlin', fingerprint: randomUUID(), result: {} },
    };
  });
}
