import { randomUUID } from 'node:crypto';
import { accountsPageSchema, adminAccountSchema, changedAccountSchema, mailRequested, securityRecorded, userRegistered, userUpdated, userVerified, type AdminAccount, type Envelope } from '@b1fuchs/contracts';
import { collectEvents, eventually, linkIn, mailsTo, nextMailTo, testLifecycle } from '@b1fuchs/testing';
import { someLearner, startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';
import { signedInAdministrator, signedInLearner, signIn, type SignedInLearner } from './signed-in-learner.js';

const lifecycle = testLifecycle();
let auth: AuthUnderTest;
const told: Envelope[][] = [];
let trail: Envelope[];
let mails: Envelope[];

beforeAll(async () => {
  auth = await startAuthUnderTest();
  for (const { name } of [userRegistered, userUpdated, userVerified]) told.push(await collectEvents(auth.parts.broker, name, lifecycle));
  trail = await collectEvents(auth.parts.broker, securityRecorded.name, lifecycle);
  mails = await collectEvents(auth.parts.broker, mailRequested.name, lifecycle);
});
afterAll(async () => {
  await lifecycle.stopAll();
  await auth.stop();
});
afterEach(() => auth.dismissAdministrators());

const done = ({ identity }: SignedInLearner) => ({ by: identity.userId, actionId: randomUUID() });
const change = (actor: SignedInLearner, userId: string, fields: object) => auth.asAdmin('patch', `/internal/admin/accounts/${userId}`, { ...done(actor), ...fields });
const remove = (actor: SignedInLearner, userId: string, proof: object = {}) =>
  auth.asAdmin('post', `/internal/admin/accounts/${userId}/deletion`, { ...done(actor), sessionId: actor.identity.sessionId, proof });
const roleOf = async (userId: string): Promise<unknown> => (await auth.users().findOne({ _id: userId as never }))?.role as unknown;
const createOne = async (actor: SignedInLearner, fields: object = {}): Promise<{ account: AdminAccount; password: string }> => {
  const { username, email, password } = someLearner();
  const answer = await auth.asAdmin('post', '/internal/admin/accounts', { ...done(actor), username, email, password, role: 'user', isEmailVerified: true, ...fields });
  expect(answer.status).toBe(201);
  return { account: adminAccountSchema.parse(answer.body), password };
};

describe('an account that an administrator opens', () => {
  test('is told as any other, stands in the trail with who did it, and its owner signs in', async () => {
    const actor = await signedInAdministrator(auth);
    const { account, password } = await createOne(actor);
    expect((await auth.post('/api/login', { username: account.username, password })).status).toBe(200);
    await eventually(() => {
      expect(told.flat().filter(({ userId }) => userId === account.userId).map(({ name }) => name).sort()).toEqual([userRegistered.name, userVerified.name]);
      expect(trail.find(({ userId }) => userId === account.userId)?.data).toMatchObject({ action: 'created-by-administrator', by: actor.identity.userId });
    });
  });

  test('with an address that is not verified is mailed its link', async () => {
    const { account } = await createOne(await signedInAdministrator(auth), { isEmailVerified: false });
    const token = linkIn(await nextMailTo(auth.mailUrl, account.email, /bestätigen/)).searchParams.get('token');
    expect((await auth.post('/api/verify-email', { token })).status).toBe(200);
  });

  test('cannot have a name or an address that is taken, nor a password that is easy to guess', async () => {
    const actor = await signedInAdministrator(auth);
    const { account } = await createOne(actor);
    const refused = async (fields: object): Promise<unknown> => (await auth.asAdmin('post', '/internal/admin/accounts', { ...done(actor), ...someLearner(), role: 'user', isEmailVerified: true, ...fields })).body as unknown;
    expect(await refused({ username: account.username.toUpperCase() })).toMatchObject({ code: 'USERNAME_TAKEN' });
    expect(await refused({ email: account.email.toUpperCase() })).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await refused({ password: 'Password-1' })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('what an administrator changes of an account', () => {
  test('is told, and the former address hears of a new one, whose link replaces the old', async () => {
    const actor = await signedInAdministrator(auth);
    const { account } = await createOne(actor, { isEmailVerified: false });
    const old = linkIn(await nextMailTo(auth.mailUrl, account.email, /bestätigen/)).searchParams.get('token');
    const { username, email } = someLearner();
    const changed = changedAccountSchema.parse((await change(actor, account.userId, { username, email })).body);
    expect([changed.before.email, changed.after.email, changed.after.username]).toEqual([account.email, email, username]);
    expect((await auth.post('/api/verify-email', { token: old })).status).toBe(400);
    const fresh = linkIn(await nextMailTo(auth.mailUrl, email, /bestätigen/)).searchParams.get('token');
    expect((await auth.post('/api/verify-email', { token: fresh })).status).toBe(200);
    await eventually(() => expect(told.flat().find(({ userId, name }) => userId === account.userId && name === userUpdated.name)?.data).toEqual({ username, email, role: 'user', isEmailVerified: false }));
  });

  test('that is verified begins the trial; the same again changes nothing and tells nothing', async () => {
    const actor = await signedInAdministrator(auth);
    const { account } = await createOne(actor, { isEmailVerified: false });
    for (let again = 0; again < 2; again += 1) expect((await change(actor, account.userId, { isEmailVerified: true })).status).toBe(200);
    await eventually(() => expect(told.flat().filter(({ userId, name }) => userId === account.userId && name === userVerified.name)).toHaveLength(1));
    await eventually(() => expect(trail.filter(({ userId, data }) => userId === account.userId && securityRecorded.data.parse(data).action === 'changed-by-administrator')).toHaveLength(1));
  });

  test('a role holds from the next request on, and the other administrators and the user are told by mail', async () => {
    const [actor, other, learner] = [await signedInAdministrator(auth), await signedInAdministrator(auth), await signedInLearner(auth)];
    const { userId } = learner.identity;
    expect((await change(actor, userId, { role: 'admin' })).status).toBe(200);
    expect((await auth.sessions.resolve(learner.sessionId, new Date()))?.user?.role).toBe('admin');
    expect((await change(actor, userId, { role: 'user' })).status).toBe(200);
    expect((await auth.sessions.resolve(learner.sessionId, new Date()))?.user?.role).toBe('user');
    await eventually(async () => {
      const texts = (await mailsTo(auth.mailUrl, other.learner.email)).map(({ text }) => text).filter((text) => text.includes(`„${learner.learner.username}“`));
      expect(texts).toHaveLength(2);
      for (const text of texts) expect(text).toContain(`Geändert hat das „${actor.learner.username}“.`);
    }, 30_000);
    await nextMailTo(auth.mailUrl, learner.learner.email, /Rolle/);
    expect(mails.filter(({ userId: to, data }) => to === actor.identity.userId && mailRequested.data.parse(data).values.account === learner.learner.username)).toEqual([]);
  });
});

describe('the last administrator', () => {
  test('stays when two demote each other at the same moment, again and again', async () => {
    const [one, other] = [await signedInLearner(auth), await signedInLearner(auth)];
    for (let round = 0; round < 5; round += 1) {
      for (const { learner } of [one, other]) await auth.makeAdministrator(learner.email);
      const answers = await Promise.all([change(one, other.identity.userId, { role: 'user' }), change(other, one.identity.userId, { role: 'user' })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await auth.users().countDocuments({ role: 'admin' })).toBe(1);
    }
  });

  test('stays when one deletes the other, who goes by themselves or is demoted meanwhile', async () => {
    const [one, other] = [await signedInAdministrator(auth), await signedInAdministrator(auth)];
    const [removal, departure, demotion] = await Promise.all([remove(one, other.identity.userId), auth.post('/api/account/deletion', { password: one.learner.password }, one.identity), change(other, one.identity.userId, { role: 'user' })]);
    // Whoever has left can still be demoted: the other stays either way.
    expect(removal.status === 200).toBe(departure.status !== 200 && demotion.status !== 200);
    expect(await auth.users().countDocuments({ role: 'admin', deletionDueAt: null, closedAt: null })).toBe(1);
  });

  test('nobody demotes, deletes or gives a new password to themselves here', async () => {
    const [actor] = [await signedInAdministrator(auth), await signedInAdministrator(auth)];
    const own = actor.identity.userId;
    const answers = [await change(actor, own, { role: 'user' }), await remove(actor, own), await auth.asAdmin('put', `/internal/admin/accounts/${own}/password`, { ...done(actor), password: 'Ganz-neu-7!' })];
    expect(answers.map(({ body }) => (body as { code: string }).code)).toEqual(['OWN_ACCOUNT', 'OWN_ACCOUNT', 'OWN_ACCOUNT']);
    expect(await roleOf(own)).toBe('admin');
  });

  test('is known anew at the start, whatever a crash has left of the list', async () => {
    const actor = await signedInAdministrator(auth);
    await auth.parts.connection.collection('administrators').updateOne({}, { $set: { ids: ['somebody-else'] }, $inc: { revision: 1 } });
    await auth.alignAdministrators();
    expect((await auth.post('/api/account/deletion', { password: actor.learner.password }, actor.identity)).body).toMatchObject({ code: 'LAST_ADMINISTRATOR' });
  });
});

describe('a password that an administrator sets', () => {
  test('works, and ends all sessions of its owner', async () => {
    const [actor, learner] = [await signedInAdministrator(auth), await signedInLearner(auth)];
    const answer = await auth.asAdmin('put', `/internal/admin/accounts/${learner.identity.userId}/password`, { ...done(actor), password: 'x7#Qpz' });
    expect(answer.status).toBe(200);
    expect(await auth.sessions.resolve(learner.sessionId, new Date())).toBeUndefined();
    expect((await auth.post('/api/login', learner.learner)).status).toBe(401);
    expect((await auth.post('/api/login', { ...learner.learner, password: 'x7#Qpz' })).status).toBe(200);
    await nextMailTo(auth.mailUrl, learner.learner.email, /Passwort/);
  });
});

describe('an account that an administrator deletes', () => {
  test('is closed at once: its sessions end, nobody signs in, and its name is free', async () => {
    const [actor, { learner, identity, sessionId }] = [await signedInAdministrator(auth), await signedInLearner(auth)];
    const answer = await remove(actor, identity.userId);
    expect(adminAccountSchema.parse(answer.body)).toMatchObject({ email: learner.email, username: learner.username });
    expect(await auth.sessions.resolve(sessionId, new Date())).toBeUndefined();
    expect((await auth.post('/api/login', learner)).status).toBe(401);
    expect((await auth.register(learner)).status).toBe(201);
    expect((await remove(actor, identity.userId)).status).toBe(404);
  });

  test('takes the administrator’s own password again, where the last proof is older than 15 minutes', async () => {
    const [actor, { identity }] = [await signedInAdministrator(auth), await signedInLearner(auth)];
    const session = `session:${actor.identity.sessionId}`;
    const makeOld = () => auth.redis.hset(session, { createdAt: Date.now() - 16 * 60_000, provenAt: Date.now() - 16 * 60_000 });
    await makeOld();
    expect((await remove(actor, identity.userId)).body).toMatchObject({ code: 'PROOF_NEEDED' });
    expect((await remove(actor, identity.userId, { password: 'Falsch-geraten-1' })).body).toMatchObject({ code: 'PROOF_REFUSED' });
    expect((await remove(actor, identity.userId, { password: actor.learner.password })).status).toBe(200);
    // The proof is as good as a sign-in for the next one.
    const next = await signedInLearner(auth);
    expect((await remove(actor, next.identity.userId)).status).toBe(200);
  });
});

describe('the internal routes', () => {
  test('hand out all accounts, page after page, to the admin service alone', async () => {
    const some = [await signedInLearner(auth), await signedInLearner(auth), await signedInLearner(auth)];
    const found: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const answer = await auth.asAdmin('get', `/internal/admin/accounts?limit=2&after=${after}`);
      const { rows, next } = accountsPageSchema.parse(answer.body);
      found.push(...rows.map(({ userId }) => userId));
      after = next;
    }
    expect(found).toEqual(expect.arrayContaining(some.map(({ identity }) => identity.userId)));
    expect(new Set(found).size).toBe(found.length);
    const asUser = await auth.post('/internal/admin/accounts', {}, some[0]?.identity);
    expect(asUser.status).toBe(403);
  });

  test('know no account that is gone or was never there', async () => {
    const actor = await signedInAdministrator(auth);
    for (const answer of [await change(actor, randomUUID(), { role: 'admin' }), await remove(actor, randomUUID())]) expect([answer.status, answer.body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});

test('an address that is not verified makes no administrator', async () => {
  const learner = someLearner();
  await auth.register(learner);
  await expect(auth.makeAdministrator(learner.email)).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  await auth.post('/api/verify-email', { token: await auth.verificationToken(learner) });
  expect(await auth.makeAdministrator(learner.email)).toBe(learner.username);
  expect((await signIn(auth, learner)).learner).toBe(learner);
});
