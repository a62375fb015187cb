import { randomUUID } from 'node:crypto';
import { adminUserRowSchema, adminUsersPageSchema, membershipChanged, progressUpdated, trialStarted, userLoggedIn, userUpdated, type Envelope } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';
import { eventually, publishDeletion } from '@b1fuchs/testing';
import { z } from 'zod';
import { rebuildView } from '../src/domain/users/rebuild-view.js';
import { createOwners } from '../src/clients/owners.js';
import { settleRows } from '../src/domain/users/keep-user-view.js';
import { signingKeyOf } from '@b1fuchs/testing';
import { startAdminUnderTest, type AdminUnderTest } from './admin-under-test.js';
import { someAccount, startOwnersStandIn, type OwnersStandIn } from './owners-stand-in.js';
import { knownUser, someUser } from './some-user.js';

let admin: AdminUnderTest;
let owners: OwnersStandIn;

beforeAll(async () => {
  owners = await startOwnersStandIn();
  admin = await startAdminUnderTest(owners.urls);
});
afterAll(async () => {
  await admin.stop();
  await owners.stop();
});

const later = (user: { registeredAt: Date }, minutes: number): Date => new Date(user.registeredAt.getTime() + minutes * 60_000);
const membership = (userId: string, revision: number, reasons: ('trial' | 'membership' | 'manual')[]): Envelope =>
  createEvent(membershipChanged, {
    userId,
    data: { status: null, planType: null, accessUntil: null, reasons, hasPaid: reasons.includes('membership'), hasGranted: false, isManual: reasons.includes('manual'), trialEndsAt: '2026-11-20T08:00:00.000Z', revision },
    now: new Date(),
  });
const progress = (userId: string, facts: number): Envelope =>
  createEvent(progressUpdated, {
    userId,
    data: { facts, exercisesCompleted: facts, totalPoints: facts * 15, currentStreak: 3, longestStreak: 3, lastSessionDate: new Date().toISOString(), sessions: { count: facts - 1, minutes: 40 }, earned: [] },
    now: new Date(),
  });
const page = async (query: string) => adminUsersPageSchema.parse((await admin.call('get', `/api/admin/users?${query}`).expect(200)).body);
const names = async (query: string): Promise<string[]> => (await page(query)).users.map(({ username }) => username);

describe('the list of users', () => {
  test('comes out the same in whatever order events come, and however often', async () => {
    const user = someUser({ isVerified: false });
    const { userId } = user;
    const renamed = { username: `lena-${userId.slice(0, 6)}`, email: `lena-${userId}@example.org`, role: 'admin' as const, isEmailVerified: true };
    const events = [
      ...user.events,
      createEvent(userUpdated, { userId, data: { ...renamed, username: 'a former name', role: 'user' }, now: later(user, 1) }),
      createEvent(userUpdated, { userId, data: renamed, now: later(user, 2) }),
      createEvent(userLoggedIn, { userId, data: { timeZone: 'Europe/Berlin' }, now: later(user, 3) }),
      createEvent(userLoggedIn, { userId, data: { timeZone: 'Europe/Berlin' }, now: later(user, 4) }),
      createEvent(trialStarted, { userId, data: { trialStartsAt: '2026-11-01T08:00:00.000Z', trialEndsAt: '2026-11-04T08:00:00.000Z' }, now: later(user, 5) }),
      membership(userId, 1, ['trial']),
      membership(userId, 2, ['membership']),
      progress(userId, 4),
      progress(userId, 7),
    ];
    await admin.publish(...events.toReversed(), ...events);
    await eventually(async () =>
      expect(await admin.rowOf(userId)).toEqual({
        id: userId,
        username: renamed.username,
        email: renamed.email,
        role: 'admin',
        membershipActive: true,
        isEmailVerified: true,
        trialEndsAt: '2026-11-20T08:00:00.000Z',
        progress: 7,
        totalPoints: 105,
        currentStreak: 3,
        lastLoginDate: later(user, 4).toISOString(),
        totalSessions: 6,
        createdAt: user.registeredAt.toISOString(),
      }),
    );
  });

  test('does not show somebody of whom no account is known yet, nor somebody whose account is erased', async () => {
    const { userId, events } = someUser();
    await admin.publish(progress(userId, 2));
    await eventually(async () => expect(await admin.view.findMany([userId])).toHaveLength(1));
    expect(await admin.rowOf(userId)).toBeUndefined();
    await admin.publish(...events);
    await eventually(async () => expect(await admin.rowOf(userId)).toMatchObject({ totalPoints: 30 }));
    await publishDeletion(admin.parts.broker, userId);
    await eventually(async () => expect(await admin.view.findMany([userId])).toEqual([]));
  });

  test('moves a trial on by time alone, and lets a streak end that nobody goes on with', async () => {
    const { userId } = await knownUser(admin);
    const endsAt = new Date(Date.now() + 3_600_000);
    await admin.publish(createEvent(trialStarted, { userId, data: { trialStartsAt: new Date().toISOString(), trialEndsAt: endsAt.toISOString() }, now: new Date() }), progress(userId, 2));
    await eventually(async () => expect(await admin.view.find(userId)).toMatchObject({ status: 'trial', currentStreak: 3 }));
    await settleRows({ view: admin.view }, new Date(endsAt.getTime() + 1), () => false);
    expect(await admin.view.find(userId)).toMatchObject({ status: 'expired', currentStreak: 3 });
    await settleRows({ view: admin.view }, new Date(endsAt.getTime() + 3 * 86_400_000), () => false);
    expect(await admin.view.find(userId)).toMatchObject({ currentStreak: 0 });
  });

  test('is searched by name and address without case and umlauts, filtered, sorted and paged', async () => {
    const tag = randomUUID().slice(0, 6);
    for (const [index, name] of ['Müller', 'Abel', 'Çelik'].entries()) {
      await knownUser(admin, { username: `${name} ${tag}`, registeredAt: new Date(1_790_000_000_000 + index * 1_000), isVerified: name !== 'Abel', role: name === 'Çelik' ? 'admin' : 'user' });
    }
    expect(await names(`search=MUELLER%20${tag}`)).toEqual([`Müller ${tag}`]);
    expect(await names(`search=${tag}`)).toEqual([`Çelik ${tag}`, `Abel ${tag}`, `Müller ${tag}`]);
    expect(await names(`search=${tag}&sort=username&order=asc`)).toEqual([`Abel ${tag}`, `Çelik ${tag}`, `Müller ${tag}`]);
    expect(await names(`search=${tag}&role=admin`)).toEqual([`Çelik ${tag}`]);
    expect(await names(`search=${tag}&status=unverified`)).toEqual([`Abel ${tag}`]);
    expect(await names(`search=${tag}&status=active`)).toEqual([]);
    const second = await page(`search=${tag}&sort=email&order=asc&limit=2&page=2`);
    expect(second).toMatchObject({ total: 3, page: 2, pages: 2 });
    expect(second.users).toHaveLength(1);
  });

  test('is a plain list of the newest where nothing is asked for', async () => {
    const { userId } = await knownUser(admin, { registeredAt: new Date(Date.now() + 60_000) });
    const rows = z.array(adminUserRowSchema).parse((await admin.call('get', '/api/admin/users').expect(200)).body);
    expect(rows[0]?.id).toBe(userId);
  });

  test.each(['sort=password', 'limit=201', 'page=0', 'status=gone', `search=${'x'.repeat(300)}`])('refuses %s', async (query) => {
    expect((await admin.call('get', `/api/admin/users?${query}`)).status).toBe(400);
  });

  test('says that it is behind by nothing when nothing waits', async () => {
    await knownUser(admin);
    await eventually(async () => expect((await page('limit=1')).lagS).toBeNull());
  });
});

describe('made anew from its owners', () => {
  test('it has what they have, keeps what was told since, and drops whom auth does not know', async () => {
    const [known, unknown] = [someAccount({ lastLoginDate: '2026-03-01T08:00:00.000Z' }), await knownUser(admin, { registeredAt: new Date('2026-01-01T00:00:00.000Z') })];
    for (const account of [known, someAccount(), someAccount()]) owners.accounts.set(account.userId, account);
    owners.have({
      memberships: [{ userId: known.userId, trialEndsAt: '2026-01-05T08:00:00.000Z', membership: null }],
      progress: [{ userId: known.userId, progress: { facts: 3, exercisesCompleted: 3, totalPoints: 44, currentStreak: 1, longestStreak: 1, lastSessionDate: new Date().toISOString(), sessions: { count: 2, minutes: 20 }, earned: [] } }],
    });
    const clients = createOwners({ auth: owners.urls.AUTH_URL, billing: owners.urls.BILLING_URL, progress: owners.urls.PROGRESS_URL, 'practice-ai': owners.urls.PRACTICE_AI_URL }, signingKeyOf('admin'));
    const now = new Date();
    expect(await rebuildView({ view: admin.view, owners: clients }, now)).toMatchObject({ users: owners.accounts.size });
    expect(await admin.rowOf(known.userId)).toMatchObject({ email: known.email, totalPoints: 44, totalSessions: 2, trialEndsAt: '2026-01-05T08:00:00.000Z', lastLoginDate: known.lastLoginDate, createdAt: known.createdAt });
    expect(await admin.rowOf(unknown.userId)).toBeUndefined();
    // Again, nothing changes; an event of before the reading changes nothing either.
    await rebuildView({ view: admin.view, owners: clients }, now);
    await admin.publish(createEvent(userUpdated, { userId: known.userId, data: { username: 'old', email: 'old@example.org', role: 'user' }, now: new Date(now.getTime() - 600_000) }), progress(known.userId, 9));
    await eventually(async () => expect(await admin.rowOf(known.userId)).toMatchObject({ username: known.username, totalPoints: 135 }));
  });
});
