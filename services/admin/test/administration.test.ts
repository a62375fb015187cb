import { randomUUID } from 'node:crypto';
import { adminSettingsAnswerSchema, adminStatsSchema, adminUserRowSchema, grantedPremiumSchema, membershipChanged, progressUpdated, settingsChanged, trialStarted, userLoggedIn } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';
import { eventually, someIdentity } from '@b1fuchs/testing';
import Papa from 'papaparse';
import { startAdminUnderTest, type AdminUnderTest } from './admin-under-test.js';
import { startOwnersStandIn, toldMembership, type OwnersStandIn } from './owners-stand-in.js';
import { knownUser } from './some-user.js';

let admin: AdminUnderTest;
let owners: OwnersStandIn;
const actor = someIdentity({ role: 'admin' });

beforeAll(async () => {
  owners = await startOwnersStandIn();
  admin = await startAdminUnderTest(owners.urls);
});
afterAll(async () => {
  await admin.stop();
  await owners.stop();
});
afterEach(() => owners.refuse(undefined));

const as = { as: actor };
/** A user whom the list and auth know. */
async function someOne() {
  const user = await knownUser(admin);
  owners.accounts.set(user.userId, { ...user, role: 'user', isEmailVerified: true, createdAt: user.registeredAt.toISOString(), lastLoginDate: null });
  return user;
}
const deedsOf = async (userId: string) => {
  const numbers = await admin.logs.numbersOf([userId], 100);
  const { links } = await admin.logs.page({ numbers }, { skip: 0, limit: 100 });
  const personal = await admin.logs.personalOf(links.map(({ entryId }) => entryId));
  return links.map(({ entryId, action }) => ({ action, by: personal.get(entryId)?.by, details: personal.get(entryId)?.details }));
};

describe('a user that an administrator changes', () => {
  test('is opened by auth, seen at once, and stands in the trail', async () => {
    const body = { username: `neu-${randomUUID().slice(0, 6)}`, email: `neu-${randomUUID().slice(0, 6)}@example.org`, password: 'Richtig-gut-1', membershipActive: true };
    const answer = await admin.call('post', '/api/admin/users', { ...as, body });
    expect(answer.status).toBe(201);
    const row = adminUserRowSchema.parse(answer.body);
    expect(row).toMatchObject({ username: body.username, email: body.email, role: 'user', isEmailVerified: false, membershipActive: true });
    expect(await admin.rowOf(row.id)).toEqual(row);
    expect((await deedsOf(row.id)).map(({ action, by }) => ({ action, by }))).toEqual([
      { action: 'membership-switched', by: actor.userId },
      { action: 'created-by-administrator', by: actor.userId },
    ]);
    expect(JSON.stringify(await deedsOf(row.id))).not.toContain(body.password);
  });

  test('gets another role, with before and after in the trail; what stays is not sent to billing', async () => {
    const { userId } = await someOne();
    const answer = await admin.call('put', `/api/admin/users/${userId}`, { ...as, body: { role: 'admin', membershipActive: false } });
    expect(adminUserRowSchema.parse(answer.body)).toMatchObject({ role: 'admin' });
    expect(await admin.rowOf(userId)).toMatchObject({ role: 'admin' });
    expect(await deedsOf(userId)).toEqual([{ action: 'changed-by-administrator', by: actor.userId, details: 'role: user → admin' }]);
    expect(owners.askedOf(userId).map(({ method }) => method)).toEqual(['PATCH']);
  });

  test('gets a membership switched on and off', async () => {
    const { userId } = await someOne();
    for (const isOn of [true, false]) {
      const answer = await admin.call('put', `/api/admin/users/${userId}`, { ...as, body: { membershipActive: isOn } });
      expect(answer.body).toMatchObject({ membershipActive: isOn });
      // What billing has told before comes late.
      const loggedInAt = new Date();
      await admin.publish(createEvent(membershipChanged, { userId, data: toldMembership(1, isOn ? ['trial'] : ['manual']), now: loggedInAt }), createEvent(userLoggedIn, { userId, data: { timeZone: 'Europe/Berlin' }, now: loggedInAt }));
      await eventually(async () => expect(await admin.rowOf(userId)).toMatchObject({ lastLoginDate: loggedInAt.toISOString() }));
      expect(await admin.rowOf(userId)).toMatchObject({ membershipActive: isOn });
    }
    expect(owners.askedOf(userId).map(({ body }) => body)).toEqual([{ isOn: true, by: actor.userId }, { isOn: false, by: actor.userId }]);
  });

  test('is granted premium, with who did it and why', async () => {
    const { userId } = await someOne();
    const answer = await admin.call('post', `/api/admin/users/${userId}/grant-premium`, { ...as, body: { months: 3, reason: 'Gewinnspiel' } });
    expect(grantedPremiumSchema.parse(answer.body)).toMatchObject({ reason: 'Gewinnspiel', user: { membershipActive: true } });
    expect(owners.askedOf(userId)[0]?.body).toMatchObject({ months: 3, reason: 'Gewinnspiel', grantedBy: actor.userId });
    expect((await deedsOf(userId))[0]).toMatchObject({ action: 'premium-granted', by: actor.userId });
    expect((await admin.call('post', `/api/admin/users/${userId}/grant-premium`, { ...as, body: { months: 2 } })).status).toBe(400);
  });

  test('is granted premium once by one request, however often it is sent', async () => {
    const { userId } = await someOne();
    const requestId = randomUUID();
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await admin.call('post', `/api/admin/users/${userId}/grant-premium`, { ...as, body: { months: 1, requestId } })).status).toBe(200);
    }
    // Billing grants once by one request's name.
    expect(owners.askedOf(userId).map(({ body }) => body)).toEqual([expect.objectContaining({ requestId }), expect.objectContaining({ requestId })]);
    expect((await deedsOf(userId)).filter(({ action }) => action === 'premium-granted')).toHaveLength(1);
  });

  test('gets another password of six characters at least, which stands nowhere', async () => {
    const { userId } = await someOne();
    expect((await admin.call('put', `/api/admin/users/${userId}/password`, { ...as, body: { password: 'kurz1' } })).body).toMatchObject({ message: 'Password must be at least 6 characters long' });
    expect((await admin.call('put', `/api/admin/users/${userId}/password`, { ...as, body: { password: 'x7#Qpz' } })).status).toBe(200);
    expect(await deedsOf(userId)).toEqual([{ action: 'password-set-by-administrator', by: actor.userId, details: '' }]);
  });

  test('is deleted: gone from the list at once, with the address in the answer; auth hears from which session', async () => {
    const { userId, email } = await someOne();
    const answer = await admin.call('delete', `/api/admin/users/${userId}`, { ...as, body: { password: 'mein-eigenes' } });
    expect([answer.status, answer.body]).toEqual([200, { deletedEmail: email }]);
    expect(await admin.rowOf(userId)).toBeUndefined();
    expect(owners.askedOf(userId)[0]?.body).toMatchObject({ by: actor.userId, sessionId: actor.sessionId, proof: { password: 'mein-eigenes' } });
    // What comes late does not bring them back.
    await admin.publish(createEvent(userLoggedIn, { userId, data: { timeZone: 'Europe/Berlin' }, now: new Date() }));
    expect((await admin.call('put', `/api/admin/users/${userId}`, { ...as, body: { role: 'admin' } })).body).toMatchObject({ code: 'NOT_FOUND', message: 'This user does not exist any more. Please reload the list.' });
  });

  test('stays as it was where its owner refuses, in the owner’s words, or is away', async () => {
    const { userId } = await someOne();
    const put = () => admin.call('put', `/api/admin/users/${userId}`, { ...as, body: { role: 'admin' } });
    owners.refuse({ code: 'LAST_ADMINISTRATOR', status: 409, message: 'You are the only one.' });
    expect((await put()).body).toMatchObject({ code: 'LAST_ADMINISTRATOR', message: 'You are the only one.' });
    owners.refuse({ code: 'INTERNAL', status: 500, message: 'broken' });
    expect((await put()).body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await admin.rowOf(userId)).toMatchObject({ role: 'user' });
    expect(await deedsOf(userId)).toEqual([]);
  });
});

describe('settings', () => {
  test('have a version, are told to all services, and two who change the same are told so', async () => {
    const before = adminSettingsAnswerSchema.parse((await admin.call('get', '/api/admin/settings', as).expect(200)).body);
    const put = (change: object) => admin.call('put', '/api/admin/settings', { ...as, body: { version: before.version, ...change } });
    const answers = await Promise.all([put({ marketingEmails: false }), put({ autoSessionTimeout: true })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const after = adminSettingsAnswerSchema.parse((await admin.call('get', '/api/admin/settings', as)).body);
    expect(after.version).toBe(before.version + 1);
    await eventually(() => expect(settingsChanged.data.parse(admin.switched.at(-1)?.data)).toEqual(after.settings));
  });
});

describe('the export', () => {
  test('is a CSV file of those named, with a name of the day, safe for spreadsheets', async () => {
    const [evil, other] = [await knownUser(admin, { username: '=HYPERLINK("x")' }), await knownUser(admin)];
    const answer = await admin.call('post', '/api/admin/export-users', { ...as, body: { userIds: [evil.userId] } });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="?users_export_\d{4}-\d{2}-\d{2}\.csv"?$/);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.text.startsWith('\uFEFFid,username,email')).toBe(true);
    expect(answer.text).not.toContain(other.userId);
    const { data } = Papa.parse<Record<string, string>>(answer.text.slice(1), { header: true, skipEmptyLines: true });
    expect(data).toMatchObject([{ id: evil.userId, username: '\'=HYPERLINK("x")', role: 'user' }]);
  });

  test('of all has each user once', async () => {
    const { userId } = await knownUser(admin);
    const answer = await admin.call('post', '/api/admin/export-users', { ...as, body: {} });
    const ids = answer.text.split('\r\n').slice(1, -1).map((line) => line.split(',')[0]);
    expect(ids.filter((id) => id === userId)).toHaveLength(1);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('the figures count users, trials and practice as docs/admin.md says', async () => {
  const alone = await startAdminUnderTest(owners.urls);
  try {
    const day = 86_400_000;
    const ago = (days: number): Date => new Date(Date.now() - days * day);
    const [fresh, faithful, lost] = [await knownUser(alone), await knownUser(alone, { registeredAt: ago(60) }), await knownUser(alone, { registeredAt: ago(90) })];
    await alone.publish(
      createEvent(trialStarted, { userId: fresh.userId, data: { trialStartsAt: ago(0).toISOString(), trialEndsAt: ago(-3).toISOString() }, now: new Date() }),
      createEvent(trialStarted, { userId: lost.userId, data: { trialStartsAt: ago(90).toISOString(), trialEndsAt: ago(87).toISOString() }, now: new Date() }),
      createEvent(userLoggedIn, { userId: fresh.userId, data: { timeZone: 'Europe/Berlin' }, now: new Date() }),
      createEvent(userLoggedIn, { userId: lost.userId, data: { timeZone: 'Europe/Berlin' }, now: ago(80) }),
      createEvent(progressUpdated, {
        userId: faithful.userId,
        data: { facts: 9, exercisesCompleted: 9, totalPoints: 90, currentStreak: 1, longestStreak: 1, lastSessionDate: ago(1).toISOString(), sessions: { count: 4, minutes: 50 }, earned: [] },
        now: new Date(),
      }),
    );
    await eventually(async () => expect((await alone.view.find(faithful.userId))?.totalSessions).toBe(4));
    await eventually(async () =>
      expect(adminStatsSchema.parse((await alone.call('get', '/api/admin/stats', as).expect(200)).body)).toEqual({
        totalUsers: 3,
        newUsersThisWeek: 1,
        newUsersToday: 1,
        activeUsers: 2,
        premiumUsers: 0,
        activeTrials: 1,
        expiredTrials: 1,
        retentionRate: 50,
        avgSessionTime: 12.5,
      }),
    );
  } finally {
    await alone.stop();
  }
});

describe('who is no administrator', () => {
  const calls = [
    ['get', '/api/admin/users'],
    ['get', '/api/admin/stats'],
    ['get', '/api/admin/activity-logs'],
    ['get', '/api/admin/settings'],
    ['put', '/api/admin/settings'],
    ['post', '/api/admin/users'],
    ['put', '/api/admin/users/1'],
    ['put', '/api/admin/users/1/password'],
    ['delete', '/api/admin/users/1'],
    ['post', '/api/admin/users/1/grant-premium'],
    ['post', '/api/admin/export-users'],
    ['get', '/api/admin/nothing-there'],
  ] as const;

  test.each(calls)('%s %s is refused by the service itself', async (method, path) => {
    expect((await admin.call(method, path, { as: null })).status).toBe(401);
    expect((await admin.call(method, path, { as: someIdentity() })).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await admin.call(method, path, { as: someIdentity({ role: 'admin', needsTwoFactor: true }) })).body).toMatchObject({ code: 'TWO_FACTOR_NEEDED' });
  });
});
