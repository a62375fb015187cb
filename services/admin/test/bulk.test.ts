import { randomUUID } from 'node:crypto';
import { bulkJobsSchema, userDeleted, type Identity } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';
import { eventually, someIdentity } from '@b1fuchs/testing';
import { startAdminUnderTest, type AdminUnderTest } from './admin-under-test.js';
import { begin, look, once, outcomes } from './bulk-actions.js';
import { startOwnersStandIn, type OwnersStandIn } from './owners-stand-in.js';
import { knownUser, type SomeUser } from './some-user.js';

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

const anAdministrator = (): Identity => someIdentity({ role: 'admin' });
async function some(count: number): Promise<SomeUser[]> {
  const users: SomeUser[] = [];
  for (let index = 0; index < count; index += 1) {
    const user = await knownUser(admin);
    owners.accounts.set(user.userId, { ...user, role: 'user', isEmailVerified: true, createdAt: user.registeredAt.toISOString(), lastLoginDate: null });
    users.push(user);
  }
  return users;
}
const idsOf = (users: SomeUser[]): string[] => users.map(({ userId }) => userId);
const deedsOf = async (userId: string) => {
  const { links } = await admin.logs.page({ numbers: await admin.logs.numbersOf([userId], 100) }, { skip: 0, limit: 100 });
  const personal = await admin.logs.personalOf(links.map(({ entryId }) => entryId));
  return links.map(({ entryId, action }) => ({ entryId, action, by: personal.get(entryId)?.by, details: personal.get(entryId)?.details }));
};
const bodiesOf = (userId: string) => owners.askedOf(userId).filter(({ method }) => method !== 'GET').map(({ body }) => body);

describe('a bulk action', () => {
  test('switches memberships on and off, each in the trail as a single one is', async () => {
    const as = anAdministrator();
    const [one, other] = await some(2);
    if (!one || !other) throw new Error('two users');
    const on = await once(admin, await begin(admin, as, { action: 'activate', userIds: [one.userId, other.userId, one.userId] }), 'finished');
    expect(outcomes(on)).toEqual(['done', 'done']);
    expect(on.results.map(({ username }) => username)).toEqual([one.username, other.username]);
    expect(on.job).toMatchObject({ total: 2, counts: { waiting: 0, done: 2, refused: 0, failed: 0 }, finishedAt: expect.any(String) as string });
    const off = await once(admin, await begin(admin, as, { action: 'deactivate', userIds: [one.userId] }), 'finished');
    expect(outcomes(off)).toEqual(['done']);
    expect(await admin.rowOf(one.userId)).toMatchObject({ membershipActive: false });
    expect(await admin.rowOf(other.userId)).toMatchObject({ membershipActive: true });
    expect((await deedsOf(one.userId)).map(({ action, by }) => ({ action, by }))).toEqual(Array(2).fill({ action: 'membership-switched', by: as.userId }));
    const begun = (await deedsOf(as.userId)).filter(({ action }) => action === 'bulk-action-begun');
    expect(begun.map(({ details }) => details)).toEqual(['deactivate; 1 user', 'activate; 2 users']);
    expect(outcomes(await once(admin, await begin(admin, as, { action: 'activate', userIds: [other.userId] }), 'finished'))).toEqual(['done: Was active already.']);
  });

  test('extends trials by days, under a name of its own for each user', async () => {
    const users = await some(2);
    const page = await once(admin, await begin(admin, anAdministrator(), { action: 'extend-trial', value: 7, userIds: idsOf(users) }), 'finished');
    expect(page.job).toMatchObject({ action: 'extend-trial', detail: '7 days' });
    for (const { userId } of users) {
      const [asked] = bodiesOf(userId);
      const deeds = await deedsOf(userId);
      expect(asked).toMatchObject({ addDays: 7, requestId: deeds[0]?.entryId });
      expect(deeds).toMatchObject([{ action: 'trial-extended', details: expect.stringContaining('7 days') as string }]);
      expect(Date.parse((await admin.rowOf(userId))?.trialEndsAt ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    }
    const requests = users.map(({ userId }) => bodiesOf(userId)[0]?.requestId);
    expect(new Set(requests).size).toBe(2);
  });

  test('mails those who may be mailed, and says why the others get nothing', async () => {
    const [wanting, other] = await some(2);
    if (!wanting || !other) throw new Error('two users');
    owners.refuseFor(other.userId, { code: 'MAIL_NOT_WANTED', status: 409, message: 'The e-mail address is not verified.' });
    const mail = { subject: 'Neue Übungen', message: 'Es gibt neue Übungen.\n\nViel Spaß!' };
    const page = await once(admin, await begin(admin, anAdministrator(), { action: 'send-email', value: mail, userIds: [wanting.userId, other.userId] }), 'finished');
    expect(outcomes(page)).toEqual(['done: On its way.', 'refused: The e-mail address is not verified.']);
    expect(page.job).toMatchObject({ detail: mail.subject, counts: { done: 1, refused: 1 } });
    expect(bodiesOf(wanting.userId)).toMatchObject([mail]);
    expect(await deedsOf(wanting.userId)).toMatchObject([{ action: 'news-sent', details: 'subject: Neue Übungen' }]);
    expect(await deedsOf(other.userId)).toEqual([]);
    const preview = await admin.call('post', '/api/admin/bulk-actions/preview', { body: mail });
    expect([preview.status, preview.body]).toMatchObject([200, { subject: mail.subject, text: mail.message }]);
    expect((await look(admin, page.job.id, '?outcome=refused')).results.map(({ userId }) => userId)).toEqual([other.userId]);
  });

  test('gives a role, and what an owner refuses for one user is said in its words and keeps nobody else from it', async () => {
    const [one, last, third] = await some(3);
    if (!one || !last || !third) throw new Error('three users');
    owners.refuseFor(last.userId, { code: 'LAST_ADMINISTRATOR', status: 409, message: 'You are the only administrator.' });
    const page = await once(admin, await begin(admin, anAdministrator(), { action: 'change-role', value: 'admin', userIds: [one.userId, last.userId, randomUUID(), third.userId] }), 'finished');
    expect(outcomes(page)).toEqual(['done', 'refused: You are the only administrator.', 'refused: This user does not exist any more. Please reload the list.', 'done']);
    expect(await admin.rowOf(third.userId)).toMatchObject({ role: 'admin' });
    expect(await deedsOf(one.userId)).toMatchObject([{ action: 'changed-by-administrator', details: 'role: user → admin' }]);
  });

  test('deletes with one proof for all, which is kept nowhere; each permit goes with its user', async () => {
    const as = anAdministrator();
    const users = await some(2);
    const id = await begin(admin, as, { action: 'delete', userIds: idsOf(users), password: 'Sehr-geheim-1', code: '123456' });
    const page = await once(admin, id, 'finished');
    expect(outcomes(page)).toEqual(['done', 'done']);
    for (const { userId } of users) {
      expect(bodiesOf(userId)).toMatchObject([{ by: as.userId, permit: `permit-${userId}`, proof: { password: '', code: '' } }]);
      expect(await admin.rowOf(userId)).toBeUndefined();
      expect(await deedsOf(userId)).toMatchObject([{ action: 'deleted-by-administrator' }]);
    }
    const stored = JSON.stringify([await admin.parts.connection.collection('bulk_jobs').find().toArray(), await admin.parts.connection.collection('bulk_job_items').find().toArray()]);
    expect(stored).not.toMatch(/Sehr-geheim-1|123456|permit-/);
  });

  test('of deleting does not begin without the proof that auth wants', async () => {
    const [user] = await some(1);
    owners.refuse({ code: 'PROOF_NEEDED', status: 403, message: 'Please enter your own password.' });
    const answer = await admin.call('post', '/api/admin/bulk-actions', { body: { action: 'delete', userIds: [user?.userId] } });
    owners.refuse(undefined);
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'PROOF_NEEDED' }]);
    expect(await admin.parts.connection.collection('bulk_job_items').countDocuments({ userId: user?.userId })).toBe(0);
  });

  test('that is asked for twice with one name begins once', async () => {
    const as = anAdministrator();
    const [user] = await some(1);
    const body = { action: 'extend-trial', value: 1, userIds: [user?.userId], requestId: randomUUID() };
    const ids = await Promise.all([begin(admin, as, body), begin(admin, as, body), begin(admin, as, body)]);
    expect(new Set(ids)).toEqual(new Set([body.requestId]));
    await once(admin, body.requestId, 'finished');
    expect(await begin(admin, as, body)).toBe(body.requestId);
    expect(bodiesOf(user?.userId ?? '')).toHaveLength(1);
  });

  test('is found again among the recent ones, with who began it', async () => {
    const me = await knownUser(admin, { role: 'admin' });
    const [user] = await some(1);
    const id = await begin(admin, someIdentity({ role: 'admin', userId: me.userId }), { action: 'activate', userIds: [user?.userId] });
    await once(admin, id, 'finished');
    const { jobs } = bulkJobsSchema.parse((await admin.call('get', '/api/admin/bulk-actions').expect(200)).body);
    expect(jobs[0]).toMatchObject({ id, by: me.username, state: 'finished', counts: { done: 1 } });
  });

  test.each([
    ['no user', { action: 'activate', userIds: [] }, 'Please choose at least one user.'],
    ['too many users', { action: 'activate', userIds: Array.from({ length: 1_001 }, (_, index) => `user-${index}`) }, 'Please choose at most 1,000 users at once.'],
    ['no days', { action: 'extend-trial', userIds: ['one'] }, 'Please enter a number of days.'],
    ['too many days', { action: 'extend-trial', userIds: ['one'], value: 91 }, 'A trial is extended by at most 90 days at once.'],
    ['an empty message', { action: 'send-email', userIds: ['one'], value: { subject: 'Neu', message: ' ' } }, 'Please enter a message.'],
    ['another role', { action: 'change-role', userIds: ['one'], value: 'owner' }, undefined],
    ['another action', { action: 'forget', userIds: ['one'] }, undefined],
  ])('with %s is refused', async (_what, body, message) => {
    const answer = await admin.call('post', '/api/admin/bulk-actions', { body });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'VALIDATION_FAILED', ...(message === undefined ? {} : { message }) }]);
  });
});

describe('who is no administrator any more', () => {
  test('has the rest of their bulk action stopped, with the reason', async () => {
    const as = anAdministrator();
    owners.accounts.set(as.userId, { userId: as.userId, username: 'gone', email: 'gone@example.org', role: 'user', isEmailVerified: true, createdAt: new Date().toISOString(), lastLoginDate: null });
    const users = await some(2);
    const page = await once(admin, await begin(admin, as, { action: 'activate', userIds: idsOf(users) }), 'stopped');
    const reason = 'Whoever began this is not an administrator any more.';
    expect(page.job).toMatchObject({ reason, counts: { waiting: 0, refused: 2 } });
    expect(outcomes(page)).toEqual(Array(2).fill(`refused: Not done. ${reason}`));
    expect(users.flatMap(({ userId }) => bodiesOf(userId))).toEqual([]);
  });

  test('in the middle of it: auth says so, and nobody more is deleted', async () => {
    const users = await some(3);
    const [, second] = users;
    owners.refuseFor(second?.userId ?? '', { code: 'FORBIDDEN', status: 403, message: 'You do not have permission to do this.' });
    // The permits are asked for by a path that names no user.
    const page = await once(admin, await begin(admin, anAdministrator(), { action: 'delete', userIds: idsOf(users) }), 'stopped');
    expect(page.results.map(({ outcome }) => outcome)).toEqual(['done', 'refused', 'refused']);
    expect(bodiesOf(users[2]?.userId ?? '')).toEqual([]);
  });

  test.each([
    ['get', '/api/admin/bulk-actions'],
    ['post', '/api/admin/bulk-actions'],
    ['post', '/api/admin/bulk-actions/preview'],
    ['get', `/api/admin/bulk-actions/${randomUUID()}`],
  ] as const)('is refused %s %s', async (method, path) => {
    expect((await admin.call(method, path, { as: null })).status).toBe(401);
    expect((await admin.call(method, path, { as: someIdentity() })).body).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('an owner', () => {
  test('that is away has the action wait and say so; it goes on by itself', async () => {
    const users = await some(3);
    owners.beAway(true);
    const id = await begin(admin, anAdministrator(), { action: 'activate', userIds: idsOf(users) });
    const paused = await once(admin, id, 'paused');
    owners.beAway(false);
    expect(paused.job.reason).toContain('goes on by itself');
    expect(paused.job.counts).toMatchObject({ waiting: 3, failed: 0 });
    expect(outcomes(await once(admin, id, 'finished'))).toEqual(['done', 'done', 'done']);
  });

  test('that is there and does not serve one user is asked five times; the others are done meanwhile', async () => {
    const [bad, good] = await some(2);
    if (!bad || !good) throw new Error('two users');
    owners.refuseFor(bad.userId, { code: 'INTERNAL', status: 500, message: 'broken' });
    const id = await begin(admin, anAdministrator(), { action: 'change-role', value: 'admin', userIds: [bad.userId, good.userId] });
    const items = admin.parts.connection.collection('bulk_job_items');
    const jobs = admin.parts.connection.collection<{ _id: string }>('bulk_jobs');
    // The pauses are over sooner here.
    await eventually(async () => {
      await items.updateMany({ jobId: id, outcome: 'waiting' }, { $set: { nextAt: new Date(0) } });
      await jobs.updateOne({ _id: id, state: 'running', holder: '' }, { $set: { nextAt: new Date(0) } });
      expect((await look(admin, id)).job.state).toBe('finished');
    }, 25_000);
    expect(outcomes(await look(admin, id))).toEqual(['failed: Given up after 5 tries. The service that keeps this did not do it.', 'done']);
    const asked = bodiesOf(bad.userId);
    expect(asked).toHaveLength(5);
    expect(new Set(asked.map(({ actionId }) => actionId)).size).toBe(1);
  });
});

test('what is kept of an erased learner names them no more, and the figures stay', async () => {
  const [gone, stays] = await some(2);
  if (!gone || !stays) throw new Error('two users');
  owners.refuseFor(gone.userId, { code: 'TRIAL_IS_OVER', status: 409, message: 'This learner has bought access already.' });
  const id = await begin(admin, anAdministrator(), { action: 'extend-trial', value: 3, userIds: [gone.userId, stays.userId] });
  await once(admin, id, 'finished');
  await admin.publish(createEvent(userDeleted, { userId: gone.userId, data: {}, now: new Date() }));
  await eventually(async () => expect((await look(admin, id)).results[0]).toMatchObject({ userId: null, username: '', outcome: 'refused', reason: '' }));
  expect((await look(admin, id)).job.counts).toMatchObject({ done: 1, refused: 1 });
});

test('an erased administrator is not named as the one who began it', async () => {
  const me = await knownUser(admin, { role: 'admin' });
  const [user] = await some(1);
  const id = await begin(admin, someIdentity({ role: 'admin', userId: me.userId }), { action: 'activate', userIds: [user?.userId] });
  await once(admin, id, 'finished');
  await admin.publish(createEvent(userDeleted, { userId: me.userId, data: {}, now: new Date() }));
  await eventually(async () => expect(await admin.parts.connection.collection<{ _id: string }>('bulk_jobs').findOne({ _id: id })).not.toHaveProperty('by'));
  expect((await look(admin, id)).job).toMatchObject({ by: '', state: 'finished' });
});
