import { randomUUID } from 'node:crypto';
import { activityLogsPageSchema, learnerHeadSchema, learnerMembershipSchema, membershipChanged, type LearnerMembership } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';
import { eventually, noSubscription, someIdentity } from '@b1fuchs/testing';
import { startAdminUnderTest, type AdminUnderTest } from './admin-under-test.js';
import { startLearnerOwnersStandIn, type LearnerOwnersStandIn } from './learner-owners-stand-in.js';
import { toldMembership } from './owners-stand-in.js';
import { knownUser, type SomeUser } from './some-user.js';

let admin: AdminUnderTest;
let owners: LearnerOwnersStandIn;

beforeAll(async () => {
  owners = await startLearnerOwnersStandIn();
  admin = await startAdminUnderTest(owners.urls);
});
afterAll(async () => {
  await admin.stop();
  await owners.stop();
});

const GONE = 'This user does not exist any more. Please reload the list.';
const actor = someIdentity({ role: 'admin', timeZone: 'Asia/Tehran' });
const get = (userId: string, part = '') => admin.call('get', `/api/admin/users/${userId}${part}`, { as: actor });
const post = (userId: string, part: string, body: object = {}) => admin.call('post', `/api/admin/users/${userId}${part}`, { as: actor, body });
const trailOf = async (userId: string) => activityLogsPageSchema.parse((await get(userId, '/activity')).body).entries;
const at = '2026-11-20T08:00:00.000Z';
const nothing: LearnerMembership = { status: noSubscription, reasons: [], payments: [], grants: [], manual: null };

/** A learner with a running membership that was paid for. */
async function someMember(): Promise<SomeUser> {
  const user = await knownUser(admin);
  const data = { status: 'active', planType: 'monthly', accessUntil: '2027-01-01T00:00:00.000Z', reasons: ['membership'], hasPaid: true, hasGranted: false, isManual: false, trialEndsAt: null, revision: 1 } as const;
  await admin.publish(createEvent(membershipChanged, { userId: user.userId, data: { ...data, reasons: ['membership'] }, now: new Date() }));
  await eventually(async () => expect(await admin.rowOf(user.userId)).toMatchObject({ membershipActive: true }));
  return user;
}

describe('one learner', () => {
  test('is shown as the list has them, with their status', async () => {
    const { userId, username, email } = await someMember();
    const answer = await get(userId);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(learnerHeadSchema.parse(answer.body)).toMatchObject({ id: userId, username, email, role: 'user', status: 'active', membershipActive: true });
  });

  test.each(['', '/membership', '/attempts', '/progress', '/cards', '/sessions', '/mails'])('who is unknown or deleted is not found (%s), in a sentence', async (part) => {
    const answer = await get(randomUUID(), part);
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'NOT_FOUND', message: GONE }]);
  });

  test('each part is asked of its owner alone: one in trouble says so, and the others are there', async () => {
    const { userId } = await knownUser(admin);
    owners.answer('progress', `/internal/admin/learners/${userId}/progress`, { currentStreak: 3, longestStreak: 5, totalPoints: 90, exercises: 8, practiceDays: 4, lastSessionAt: at, sections: [] });
    owners.answer('practice-ai', `/internal/admin/learners/${userId}/attempts`, { attempts: [], total: 0, page: 1, pages: 1 });
    owners.answer('vocabulary', `/internal/admin/learners/${userId}/cards`, { totalCards: 1, dueCards: 1, masteredCards: 0, averageAccuracy: 0, scheduler: 'leitner', boxes: [] });
    owners.answer('auth', `/internal/admin/accounts/${userId}/mails`, { isEmailVerified: true, refusedSince: null, mails: [], total: 0, page: 1, pages: 1 });
    owners.answer('auth', `/internal/admin/accounts/${userId}/sessions`, { hasPassword: true, hasGoogle: false, hasTwoFactor: false, deletionDueAt: null, sessions: [] });
    const parts = ['/membership', '/progress', '/attempts?page=1&limit=10', '/cards', '/mails?page=1', '/sessions'];
    const answers = await Promise.all(parts.map((part) => get(userId, part)));
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 200, 200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    const paths = owners.askedOf(userId).map(({ path }) => path);
    expect(paths).toContain(`/internal/admin/learners/${userId}/cards?timeZone=Asia%2FTehran`);
    expect(paths).toContain(`/internal/admin/accounts/${userId}/sessions?asking=${encodeURIComponent(actor.sessionId)}`);
  });

  test('membership names administrators, and says nothing of former ones', async () => {
    const [{ userId }, colleague] = [await knownUser(admin), await knownUser(admin, { role: 'admin' })];
    const grant = { id: randomUUID(), startsAt: at, endsAt: at, reason: 'Gewinnspiel', createdAt: at };
    owners.answer('billing', `/internal/admin/accounts/${userId}/membership`, { ...nothing, grants: [{ ...grant, by: colleague.userId }, { ...grant, by: randomUUID() }], manual: { isOn: true, by: colleague.userId, at } });
    const shown = learnerMembershipSchema.parse((await get(userId, '/membership')).body);
    expect([...shown.grants.map(({ by }) => by), shown.manual?.by]).toEqual([colleague.username, '', colleague.username]);
  });
});

describe('a refund', () => {
  const refundPath = '/internal/payments/cs_1/refund';
  const requestId = randomUUID;

  test('is made by billing for this learner after the proof, ends the membership in the list at once, and stands in the trail once', async () => {
    const { userId } = await someMember();
    owners.answer('auth', '/internal/admin/proof', {});
    owners.answer('billing', refundPath, { refundId: 're_1', amountCents: 1_499, refundedCents: 1_499, paidAt: at, status: noSubscription, membership: toldMembership(2, []) });
    const body = { requestId: requestId(), reason: 'Two payments by mistake', password: 'mein-eigenes' };
    const answers = await Promise.all([post(userId, '/payments/cs_1/refund', body), post(userId, '/payments/cs_1/refund', body)]);
    expect(answers.map(({ status, body: answered }) => [status, answered as object])).toEqual([[200, { amountCents: 1_499, refundedCents: 1_499 }], [200, { amountCents: 1_499, refundedCents: 1_499 }]]);
    expect(await admin.rowOf(userId)).toMatchObject({ membershipActive: false });
    expect(owners.askedOf(actor.userId).find(({ path }) => path === '/internal/admin/proof')?.body).toMatchObject({ sessionId: actor.sessionId, proof: { password: 'mein-eigenes' } });
    expect(owners.askedOf(userId).map(({ body: asked }) => asked)).toEqual([1, 2].map(() => ({ requestId: body.requestId, userId, by: actor.userId, reason: body.reason })));
    const refunds = (await trailOf(userId)).filter(({ action }) => action === 'payment-refunded');
    expect(refunds.map(({ details }) => details)).toEqual(['14.99 EUR of the payment of 2026-11-20T08:00:00.000Z; Two payments by mistake · by a former administrator']);
  });

  test('is not asked of billing without the proof, and what billing refuses is said in its words', async () => {
    const { userId } = await someMember();
    const refund = (more: object = {}) => post(userId, '/payments/cs_1/refund', { requestId: requestId(), ...more });
    owners.refuse('auth', '/internal/admin/proof', { status: 403, code: 'PROOF_NEEDED', message: 'Please enter your own password.' });
    expect((await refund()).body).toMatchObject({ code: 'PROOF_NEEDED' });
    expect(owners.askedOf(userId)).toEqual([]);
    owners.answer('auth', '/internal/admin/proof', {});
    owners.refuse('billing', refundPath, { status: 409, code: 'REFUND_REFUSED', message: 'More than is left.' });
    expect((await refund({ amountCents: 2_000 })).body).toMatchObject({ code: 'REFUND_REFUSED', message: 'More than is left.' });
    expect((await refund({ amountCents: 0 })).status).toBe(400);
    expect((await post(userId, '/payments/cs_1/refund', { requestId: 'twice' })).status).toBe(400);
    expect(await admin.rowOf(userId)).toMatchObject({ membershipActive: true });
    expect((await trailOf(userId)).filter(({ action }) => action === 'payment-refunded')).toEqual([]);
  });
});

describe('what is done for a learner', () => {
  test('ending sessions stands in the trail where there was one to end', async () => {
    const { userId } = await knownUser(admin);
    const path = `/internal/admin/accounts/${userId}/sessions/end`;
    owners.answer('auth', path, { ended: 2 });
    expect((await post(userId, '/sessions/end')).body).toEqual({ ended: 2 });
    owners.answer('auth', path, { ended: 0 });
    expect((await post(userId, '/sessions/end', { key: 'a-session' })).body).toEqual({ ended: 0 });
    expect(owners.askedOf(userId).map(({ body }) => body)).toMatchObject([{ by: actor.userId, asking: actor.sessionId }, { key: 'a-session' }]);
    expect((await trailOf(userId)).map(({ action, details }) => [action, details])).toEqual([['sessions-ended-by-administrator', '2 sessions · by a former administrator']]);
  });

  test('a verification mail stands in the trail, and one that is refused does not', async () => {
    const { userId, username, email } = await knownUser(admin, { isVerified: false });
    const path = `/internal/admin/accounts/${userId}/verification-mail`;
    owners.answer('auth', path, { userId, username, email, role: 'user', isEmailVerified: false, createdAt: at, lastLoginDate: null });
    expect((await post(userId, '/verification-mail')).body).toEqual({ message: 'A new verification link is on its way.' });
    owners.refuse('auth', path, { status: 429, code: 'RATE_LIMITED', message: 'Less than a minute ago.' });
    expect((await post(userId, '/verification-mail')).body).toMatchObject({ code: 'RATE_LIMITED', message: 'Less than a minute ago.' });
    expect((await trailOf(userId)).map(({ action }) => action)).toEqual(['verification-mailed-by-administrator']);
  });

  test('the trail has pages, and only of this learner', async () => {
    const [{ userId, username }, other] = [await knownUser(admin), await knownUser(admin)];
    for (const whose of [userId, other.userId, userId, userId]) {
      owners.answer('auth', `/internal/admin/accounts/${whose}/sessions/end`, { ended: 1 });
      await post(whose, '/sessions/end');
    }
    const page = activityLogsPageSchema.parse((await get(userId, '/activity?page=2&limit=2')).body);
    expect(page).toMatchObject({ total: 3, page: 2, pages: 2, entries: [{ username, action: 'sessions-ended-by-administrator' }] });
  });
});

describe('who is no administrator', () => {
  test.each([
    ['get', ''],
    ['get', '/membership'],
    ['get', '/attempts'],
    ['get', '/progress'],
    ['get', '/cards'],
    ['get', '/sessions'],
    ['get', '/mails'],
    ['get', '/activity'],
    ['post', '/payments/cs_1/refund'],
    ['post', '/sessions/end'],
    ['post', '/verification-mail'],
  ] as const)('%s %s is refused by the service itself', async (method, part) => {
    const path = `/api/admin/users/1${part}`;
    expect((await admin.call(method, path, { as: null })).status).toBe(401);
    expect((await admin.call(method, path, { as: someIdentity() })).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await admin.call(method, path, { as: someIdentity({ role: 'admin', needsTwoFactor: true }) })).body).toMatchObject({ code: 'TWO_FACTOR_NEEDED' });
  });
});
