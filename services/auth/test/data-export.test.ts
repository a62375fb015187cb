import { securityRecorded, type Identity } from '@b1fuchs/contracts';
import { IDENTITY_HEADER } from '@b1fuchs/contracts';
import { collectEvents, eventually, identityToken, testLifecycle, unzip } from '@b1fuchs/testing';
import request, { type Response } from 'supertest';
import { shownOfUser } from '../src/data/personal-data.js';
import { userFields } from '../src/data/user-model.js';
import { allServicesAt, startAuthUnderTest, type AuthUnderTest, type NewLearner } from './auth-under-test.js';
import { startServicesStandIn, type ServicesStandIn } from './services-stand-in.js';
import { signedInLearner } from './signed-in-learner.js';

const lifecycle = testLifecycle();
let services: ServicesStandIn;
let auth: AuthUnderTest;

beforeAll(async () => {
  services = await startServicesStandIn();
  auth = await startAuthUnderTest(allServicesAt(services.url));
});
afterAll(async () => {
  await lifecycle.stopAll();
  await auth.stop();
  await services.stop();
});
afterEach(() => services.be('well'));

const download = (identity: Identity, { password }: Pick<NewLearner, 'password'>): Promise<Response> =>
  request(auth.baseUrl).post('/api/account/export').set(IDENTITY_HEADER, identityToken('auth', identity)).responseType('blob').send({ password });
const bodyOf = (answer: Response): Buffer => answer.body as Buffer;
const errorOf = (answer: Response): unknown => JSON.parse(bodyOf(answer).toString());

describe('a copy of all of somebody’s data', () => {
  test('is a ZIP file with a file for each service and one that explains them', async () => {
    const trail = await collectEvents(auth.parts.broker, securityRecorded.name, lifecycle);
    const { learner, identity } = await signedInLearner(auth);
    const answer = await download(identity, learner);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/filename=b1-fuchs-daten-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = await unzip(bodyOf(answer));
    expect([...files.keys()]).toEqual(['README.txt', 'konto.json', 'uebungen.json', 'wortschatz.json', 'fortschritt.json', 'zugang.json', 'support.json', 'berichte.json']);
    expect(files.get('README.txt')).toContain(learner.username);
    for (const name of [...files.keys()].slice(1)) expect(files.get('README.txt')).toContain(`${name}: `);
    expect(JSON.parse(files.get('fortschritt.json') ?? '')).toEqual({ things: [] });
    expect(services.asked.filter((path) => path === `/internal/personal-data/${identity.userId}`)).toHaveLength(6);
    await eventually(() => expect(trail.filter(({ userId }) => userId === identity.userId).map(({ data }) => securityRecorded.data.parse(data).action)).toContain('data-exported'));
  });

  test('has the account and its mails, and no secret of it', async () => {
    const { learner, identity } = await signedInLearner(auth);
    const stored = await auth.users().findOne({ _id: identity.userId as never });
    const text = (await unzip(bodyOf(await download(identity, learner)))).get('konto.json') ?? '';
    expect(JSON.parse(text)).toMatchObject({
      mails: [{ template: 'verify-email', status: 'sent' }],
      users: [{ username: learner.username, email: learner.email, timeZone: 'Asia/Tehran' }],
    });
    for (const field of ['passwordHash', 'verificationToken', 'verificationNonce']) expect(text).not.toContain(String(stored?.[field]));
  });

  test('of each field of an account it is decided whether its owner gets it', () => {
    const shown = Object.keys(shownOfUser).map((path) => path.split('.')[0]);
    const secret = ['passwordHash', 'verificationNonce', 'verificationToken', 'verificationTokenExpiry', 'twoFactor', 'proposedTwoFactor', 'passwordReset'];
    const technical = ['_id', 'usernameKey', 'emailKey', 'closedAt', 'deletionActionId', 'outbox'];
    expect([...new Set([...shown, ...secret, ...technical])].sort()).toEqual([...userFields].sort());
  });

  test('is there once in ten minutes', async () => {
    const { learner, identity } = await signedInLearner(auth);
    expect((await download(identity, learner)).status).toBe(200);
    const again = await download(identity, learner);
    expect(again.status).toBe(429);
    expect(errorOf(again)).toMatchObject({ code: 'RATE_LIMITED', message: 'You have downloaded your data within the last ten minutes. Please wait a little before you do so again.' });
  });

  test.each(['away', 'breaking off'] as const)('is whole or not there at all: with a service %s it is asked for again later', async (mood) => {
    const { learner, identity } = await signedInLearner(auth);
    services.be(mood);
    const answer = await download(identity, learner);
    expect(answer.status).toBe(503);
    expect(errorOf(answer)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('Please try again') as unknown });
    services.be('well');
    expect((await download(identity, learner)).status).toBe(200);
  });

  test('is nobody’s who only found the browser open', async () => {
    const { identity } = await signedInLearner(auth);
    const before = services.asked.length;
    const answer = await download(identity, { password: 'Falsch-geraten-1' });
    expect(answer.status).toBe(403);
    expect(errorOf(answer)).toMatchObject({ code: 'PROOF_REFUSED' });
    expect(services.asked).toHaveLength(before);
  });
});
