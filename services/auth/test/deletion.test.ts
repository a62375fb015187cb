import { accountSchema, deletionResponseSchema, IDENTITY_HEADER, securityRecorded, type Envelope, type Identity } from '@b1fuchs/contracts';
import { collectEvents, eventually, identityToken, nextMailTo, mailsTo, testLifecycle } from '@b1fuchs/testing';
import request, { type Response } from 'supertest';
import { startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';
import { signedInAdministrator, signedInLearner, signIn } from './signed-in-learner.js';

const DAY_MS = 24 * 3_600_000;
const lifecycle = testLifecycle();
let auth: AuthUnderTest;
let trail: Envelope[];

beforeAll(async () => {
  auth = await startAuthUnderTest();
  trail = await collectEvents(auth.parts.broker, securityRecorded.name, lifecycle);
});
afterAll(async () => {
  await lifecycle.stopAll();
  await auth.stop();
});

const askFor = (identity: Identity, password: string): Promise<Response> => auth.post('/api/account/deletion', { password }, identity);
const cancel = (identity: Identity): Promise<Response> => request(auth.baseUrl).delete('/api/account/deletion').set(IDENTITY_HEADER, identityToken('auth', identity));
const dueAtOf = async (identity: Identity): Promise<string | null> =>
  accountSchema.parse((await request(auth.baseUrl).get('/api/account').set(IDENTITY_HEADER, identityToken('auth', identity)).expect(200)).body).deletionDueAt;
const actionsOf = ({ userId }: Identity): string[] => trail.filter((one) => one.userId === userId).map(({ data }) => securityRecorded.data.parse(data).action);

describe('asking for the end of one’s account', () => {
  test('gives seven days, in which everything stays; other devices are signed out', async () => {
    const other = await signedInLearner(auth);
    const { learner, identity, sessionId } = await signIn(auth, other.learner);
    const answer = await askFor(identity, learner.password);
    expect(answer.status).toBe(200);
    const { deletionDueAt } = deletionResponseSchema.parse(answer.body);
    expect(Math.abs(Date.parse(deletionDueAt) - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
    expect(await dueAtOf(identity)).toBe(deletionDueAt);
    expect(await auth.sessions.resolve(other.sessionId, new Date())).toBeUndefined();
    expect(await auth.sessions.resolve(sessionId, new Date())).toBeDefined();
    expect((await auth.post('/api/login', learner)).status).toBe(200);
    const mail = await nextMailTo(auth.mailUrl, learner.email, /wird in 7 Tagen gelöscht/);
    expect(mail.text).toContain(new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Asia/Tehran' }).format(new Date(deletionDueAt)));
    await eventually(() => expect(actionsOf(identity)).toContain('deletion-requested'));
  });

  test('asked for again, the date stays, and there is no second mail', async () => {
    const { learner, identity } = await signedInLearner(auth);
    const first = deletionResponseSchema.parse((await askFor(identity, learner.password)).body);
    expect(deletionResponseSchema.parse((await askFor(identity, learner.password)).body)).toEqual(first);
    await cancel(identity);
    await nextMailTo(auth.mailUrl, learner.email, /bleibt/);
    expect((await mailsTo(auth.mailUrl, learner.email)).filter(({ subject }) => subject.includes('wird in 7 Tagen'))).toHaveLength(1);
  });

  test('is nobody’s who only found the browser open', async () => {
    const { identity } = await signedInLearner(auth);
    const answer = await askFor(identity, 'Falsch-geraten-1');
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'PROOF_REFUSED' });
    expect(await dueAtOf(identity)).toBeNull();
  });

  test('can be taken back, from any session', async () => {
    const { learner, identity } = await signedInLearner(auth);
    await askFor(identity, learner.password);
    const elsewhere = await signIn(auth, learner);
    expect((await cancel(elsewhere.identity)).status).toBe(200);
    expect(await dueAtOf(identity)).toBeNull();
    await nextMailTo(auth.mailUrl, learner.email, /Ihr Konto bei B1 Fuchs bleibt/);
    await eventually(() => expect(actionsOf(identity)).toContain('deletion-cancelled'));
  });

  test('taken back where it was not asked for, nothing happens', async () => {
    const { learner, identity } = await signedInLearner(auth);
    expect((await cancel(identity)).status).toBe(200);
    await askFor(identity, learner.password);
    await nextMailTo(auth.mailUrl, learner.email, /wird in 7 Tagen/);
    expect((await mailsTo(auth.mailUrl, learner.email)).filter(({ subject }) => subject.includes('bleibt'))).toEqual([]);
  });
});

describe('administrators', () => {
  const administrator = () => signedInAdministrator(auth);
  afterEach(() => auth.dismissAdministrators());

  test('the only one stays', async () => {
    const { learner, identity } = await administrator();
    const answer = await askFor(identity, learner.password);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'LAST_ADMINISTRATOR', message: 'You are the only administrator. Please make somebody else an administrator first.' });
    expect(await dueAtOf(identity)).toBeNull();
  });

  test('one of two goes, with a mail as anybody, and then the other stays', async () => {
    const [first, second] = [await administrator(), await administrator()];
    expect((await askFor(first.identity, first.learner.password)).status).toBe(200);
    await nextMailTo(auth.mailUrl, first.learner.email, /wird in 7 Tagen gelöscht/);
    expect((await askFor(second.identity, second.learner.password)).status).toBe(409);
  });

  test('of two who go at the same moment, one stays at least', async () => {
    const both = [await administrator(), await administrator()];
    const answers = await Promise.all(both.map(({ identity, learner }) => askFor(identity, learner.password)));
    expect(answers.map(({ status }) => status)).toContain(409);
    const left = await Promise.all(both.map(({ identity }) => dueAtOf(identity)));
    expect(left).toContain(null);
  });
});
