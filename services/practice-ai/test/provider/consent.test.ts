import { aiConsentResponseSchema, IDENTITY_HEADER } from '@b1fuchs/contracts';
import { identityToken, someIdentity } from '@b1fuchs/testing';
import request from 'supertest';
import { body, startSetting, timeoutMs, type Setting } from './setting.js';

let setting: Setting;
beforeAll(async () => {
  setting = await startSetting();
}, timeoutMs);
afterAll(() => setting.stop());

describe('the consent', () => {
  test('is asked for in three languages, with the name of who receives the text', async () => {
    const { provider, recipient, wording, givenAt } = await setting.consentOf(someIdentity());
    const { host } = new URL(setting.stub.url);
    expect({ provider, recipient, givenAt }).toEqual({ provider: 'openai', recipient: host, givenAt: null });
    for (const text of [wording.version, wording.de, wording.en, wording.fa]) expect(text).toContain(host);
    expect(wording.de).toMatch(/Ihren Namen.*nie.*jederzeit zurücknehmen/su);
    expect(wording.en).toMatch(/never send your name.*withdraw/su);
    expect(wording.fa).toMatch(/هرگز نمی\u200Cفرستیم.*پس بگیرید/su);
  });

  test('before it is given, no text goes out', async () => {
    const identity = someIdentity();
    const feedback = await setting.feedbackFor(identity);
    expect(feedback.corrections.length).toBeGreaterThan(0);
    expect(feedback.notice).toBeUndefined();
    expect(setting.stub.requests).toHaveLength(0);
    expect(await setting.practice.recordsOf('ai_usage', identity.userId)).toEqual([]);
  }, timeoutMs);

  test('is kept with its time and wording, and the text goes out from then on, without anything from the account', async () => {
    const before = new Date();
    const identity = await setting.willingLearner();
    const { wording, givenAt } = await setting.consentOf(identity);
    expect(new Date(givenAt ?? 0).getTime()).toBeGreaterThanOrEqual(before.getTime());
    const [record] = await setting.practice.recordsOf('ai_consents', identity.userId);
    const at = new Date(givenAt ?? 0);
    expect(record).toMatchObject({
      givenAt: at,
      withdrawnAt: null,
      wordingVersion: wording.version,
      wording,
      history: [{ event: 'given', at, wordingVersion: wording.version, wording }],
    });

    const asked = setting.stub.requests.length;
    expect((await setting.feedbackFor(identity)).notice).toBeUndefined();
    expect(setting.stub.requests).toHaveLength(asked + 1);
    const sent = JSON.stringify(setting.stub.requests.at(-1));
    expect(sent).toContain('Es läuft ein neuer Film aus Spanien');
    for (const secret of [identity.userId, identity.username, identity.sessionId]) expect(sent).not.toContain(secret);
  }, timeoutMs);

  test('given twice keeps its first time', async () => {
    const identity = await setting.willingLearner();
    const first = await setting.consentOf(identity);
    await Promise.all([1, 2, 3].map(() => setting.practice.consent('post', identity, first.wording.version)));
    expect(await setting.consentOf(identity)).toEqual(first);
    const [record] = await setting.practice.recordsOf('ai_consents', identity.userId);
    expect(record?.history).toHaveLength(1);
  });

  test('given at the same time from two pages is one consent', async () => {
    const identity = someIdentity();
    const { wording } = await setting.consentOf(identity);
    const answers = await Promise.all([1, 2, 3, 4].map(() => setting.practice.consent('post', identity, wording.version)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const records = await setting.practice.recordsOf('ai_consents', identity.userId);
    expect(records.map(({ history }) => history as unknown[])).toEqual([[expect.objectContaining({ event: 'given' })]]);
  });

  test('ends with its withdrawal, from which on no text goes out; the past stays known', async () => {
    const identity = await setting.willingLearner();
    await setting.feedbackFor(identity);
    const asked = setting.stub.requests.length;
    const withdrawn = await setting.practice.consent('delete', identity);
    expect(withdrawn.status).toBe(200);
    expect(aiConsentResponseSchema.parse(withdrawn.body)).toMatchObject({ givenAt: null, withdrawnAt: expect.stringMatching(/^2/u) as string });
    expect((await setting.feedbackFor(identity)).notice).toBeUndefined();
    expect(setting.stub.requests).toHaveLength(asked);

    const { wording } = await setting.consentOf(identity);
    await setting.practice.consent('delete', identity);
    await setting.practice.consent('post', identity, wording.version);
    expect((await setting.consentOf(identity)).givenAt).not.toBeNull();
    await setting.feedbackFor(identity);
    expect(setting.stub.requests).toHaveLength(asked + 1);
    const [record] = await setting.practice.recordsOf('ai_consents', identity.userId);
    expect((record?.history as { event: string }[]).map(({ event }) => event)).toEqual(['given', 'withdrawn', 'given']);
    expect(record).toMatchObject({ withdrawnAt: null });
  }, timeoutMs);

  test('withdrawn by somebody who never gave it is no error', async () => {
    const answer = await setting.practice.consent('delete', someIdentity());
    expect(answer.status).toBe(200);
    expect(aiConsentResponseSchema.parse(answer.body).givenAt).toBeNull();
  });

  test.each([['0/somebody else'], [''], [42], [null]])('to another wording (%p) is refused', async (version) => {
    const identity = someIdentity();
    const answer = await setting.practice.consent('post', identity, version);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', details: { version: expect.any(String) as string } });
    expect((await setting.consentOf(identity)).givenAt).toBeNull();
  });

  test('can be seen and withdrawn after the trial, and by nobody who is not signed in', async () => {
    const former = someIdentity({ entitled: false });
    expect((await setting.practice.consent('get', former)).status).toBe(200);
    expect((await setting.practice.consent('delete', former)).status).toBe(200);
    for (const method of ['get', 'post', 'delete'] as const) {
      expect((await request(setting.practice.baseUrl)[method]('/api/ai-consent')).status).toBe(401);
    }
  });

  test('of one learner is not another’s', async () => {
    await setting.willingLearner();
    const asked = setting.stub.requests.length;
    await setting.feedbackFor(someIdentity());
    expect(setting.stub.requests).toHaveLength(asked);
  }, timeoutMs);
});

test('a consent to one recipient is none to another', async () => {
  const former = await startSetting({ OPENAI_MODEL: 'former' });
  const { wording } = await former.consentOf(someIdentity());
  await former.stop();
  expect((await setting.practice.consent('post', someIdentity(), wording.version)).status).toBe(400);
}, timeoutMs);

test('with our own engines alone nobody is asked, and no text goes out whatever was agreed', async () => {
  const offline = await startSetting({ AI_PROVIDER: 'offline' });
  const identity = await offline.willingLearner();
  expect(await offline.consentOf(identity)).toMatchObject({ provider: 'offline' });
  const answer = await request(offline.practice.baseUrl)
    .post('/api/analyze/grammar')
    .set(IDENTITY_HEADER, identityToken('practice-ai', identity))
    .send(body);
  expect(answer.status).toBe(200);
  expect(offline.stub.requests).toHaveLength(0);
  await offline.stop();
}, timeoutMs);
