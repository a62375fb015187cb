import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER } from '@b1fuchs/contracts';
import { eventually, identityToken, someIdentity } from '@b1fuchs/testing';
import request from 'supertest';
import { startAdminUnderTest, type AdminUnderTest } from './admin-under-test.js';

let admin: AdminUnderTest;

beforeAll(async () => {
  admin = await startAdminUnderTest();
});
afterAll(() => admin.stop());

/** A form that nobody has sent yet, from an address that nobody has used. */
const someForm = (changes: Record<string, unknown> = {}) => ({
  name: 'Mina',
  email: `mina-${randomUUID()}@example.org`,
  message: `Ich habe eine Frage: ${randomUUID()}`,
  source: 'support-page',
  ...changes,
});
const ANSWER = { message: 'Thank you for contacting us. Our support team will get back to you soon.' };

describe('a message to the support team', () => {
  test('of a visitor is stored, and mailed to the team alone', async () => {
    const form = someForm();
    const answer = await admin.send(form);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual(ANSWER);
    expect(await admin.messages.findOne({ email: form.email })).toMatchObject({ ...form, userId: null, createdAt: expect.any(Date) as Date });
    await eventually(() => {
      expect(admin.mailsFrom(form.email)).toEqual([{ userId: '', data: { template: 'support-message', values: form } }]);
    });
  });

  test('of a learner is stored under their id, and a copy goes to their account', async () => {
    const { userId, ...identity } = someIdentity({ entitled: false });
    const form = someForm();
    expect((await admin.send(form, { userId, ...identity })).status).toBe(201);
    expect(await admin.messages.findOne({ email: form.email })).toMatchObject({ userId });
    await eventually(() => {
      expect(admin.mailsFrom(form.email)).toEqual([
        { userId, data: { template: 'support-message', values: form } },
        { userId, data: { template: 'support-copy', values: form } },
      ]);
    });
  });

  test('cannot name somebody else as its account', async () => {
    const form = someForm({ userId: randomUUID(), _id: 'mine', outbox: [{ id: 'x' }] });
    await admin.send(form);
    const stored = await admin.messages.findOne({ email: form.email });
    expect(stored).toMatchObject({ userId: null });
    expect(String(stored?._id)).not.toBe('mine');
  });

  test('leaves the outbox once it is published', async () => {
    const form = someForm();
    await admin.send(form);
    await eventually(async () => {
      expect(await admin.messages.findOne({ email: form.email })).toMatchObject({ outbox: [] });
    });
  });
});

describe('the same form again', () => {
  test('twice at once, and once more, is stored and mailed once and answered the same way', async () => {
    const form = someForm();
    const answers = [...(await Promise.all([1, 2, 3].map(() => admin.send(form)))), await admin.send({ ...form, source: 'mascot' })];
    expect(answers.map(({ status, body }) => ({ status, body: body as unknown }))).toEqual(Array(4).fill({ status: 201, body: ANSWER }));
    expect(await admin.messages.countDocuments({ email: form.email })).toBe(1);
    await eventually(async () => {
      expect(await admin.messages.countDocuments({ email: form.email, outbox: [] })).toBe(1);
      expect(admin.mailsFrom(form.email)).toHaveLength(1);
    });
  });

  test('counts only once towards the limit', async () => {
    const form = someForm();
    for (let copy = 0; copy < 6; copy += 1) expect((await admin.send(form)).status).toBe(201);
    expect((await admin.send({ ...form, message: 'Eine zweite Frage' })).status).toBe(201);
  });

  test('is a new message after ten minutes', async () => {
    const form = someForm();
    await admin.send(form);
    await admin.messages.updateOne({ email: form.email }, { $set: { createdAt: new Date(Date.now() - 601_000) } });
    await admin.send(form);
    await admin.send(form);
    expect(await admin.messages.countDocuments({ email: form.email })).toBe(2);
  });

  test('of two learners is two messages', async () => {
    const form = someForm();
    await Promise.all([admin.send(form, someIdentity()), admin.send(form, someIdentity())]);
    expect(await admin.messages.countDocuments({ email: form.email })).toBe(2);
  });
});

describe('limits', () => {
  const sentence = 'You have already sent several messages within the last hour. Please wait up to an hour before you send another one.';

  test('a learner sends five an hour, from any address, also at once', async () => {
    const identity = someIdentity();
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.send(someForm(), identity)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'RATE_LIMITED', message: sentence });
    expect(await admin.messages.countDocuments({ userId: identity.userId })).toBe(5);
    expect((await admin.send(someForm(), someIdentity())).status).toBe(201);
  });

  test('an e-mail address sends three an hour in whatever case, and what was refused is nowhere', async () => {
    const { email } = someForm();
    const statuses: number[] = [];
    for (const address of [email, email.toUpperCase(), email, email]) statuses.push((await admin.send(someForm({ email: address }))).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect(await admin.messages.countDocuments({ email: { $in: [email, email.toUpperCase()] } })).toBe(3);
  });

  test('a learner is not held up by what others send in their name', async () => {
    const { email } = someForm();
    for (let count = 0; count < 4; count += 1) await admin.send(someForm({ email }));
    expect((await admin.send(someForm({ email }), someIdentity())).status).toBe(201);
  });
});

describe('bad input', () => {
  test.each([
    ['no name', { name: '   ' }, 'Bitte geben Sie Ihren Namen ein.'],
    ['a name of signs that nobody sees', { name: '\u0000\u200B' }, 'Bitte geben Sie Ihren Namen ein.'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'Der Name darf höchstens 100 Zeichen haben.'],
    ['no address', { email: '' }, 'Bitte geben Sie Ihre E-Mail-Adresse ein.'],
    ['an address without a domain', { email: 'mina@' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ['an address with a header in it', { email: 'mina@example.org\r\nBcc: all@example.org' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ['two addresses', { email: 'mina@example.org, all@example.org' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ['no message', { message: '\n \t' }, 'Bitte geben Sie eine Nachricht ein.'],
    ['a message of control characters', { message: '\u0000\u0007\u001b' }, 'Bitte geben Sie eine Nachricht ein.'],
    ['a message of 5,001 characters', { message: 'ü'.repeat(5_001) }, 'Die Nachricht darf höchstens 5.000 Zeichen haben.'],
  ])('%s is refused with its text and stored nowhere', async (_what, change, message) => {
    const identity = someIdentity();
    const answer = await admin.send(someForm(change), identity);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', message });
    expect(await admin.messages.countDocuments({ userId: identity.userId })).toBe(0);
  });

  test.each([
    ['nothing', '', 400],
    ['half a body', '{"name": "Mi', 400],
    ['a list', '[]', 400],
    ['operators instead of text', '{"name": {"$ne": 1}, "email": {"$gt": ""}, "message": ["x"], "source": null}', 400],
    ['300 kB', JSON.stringify({ name: 'x'.repeat(300_000) }), 413],
  ])('%s is a clear refusal', async (_what, body, status) => {
    const answer = await admin.send(body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code: expect.any(String) as string, requestId: expect.any(String) as string });
  });

  test('5,000 characters are taken whole, a name becomes one line, HTML and right-to-left text stay as they are', async () => {
    const message = `<script>alert('x')</script>\n${'سلام، نمی\u200Cتوانم وارد شوم. '.repeat(300)}`.slice(0, 4_999) + '!';
    const form = someForm({ name: 'Mina\r\nBcc: all@example.org\u202E', message });
    expect((await admin.send(form)).status).toBe(201);
    expect(await admin.messages.findOne({ email: form.email })).toMatchObject({ name: 'Mina Bcc: all@example.org', message });
  });

  test.each([
    ['a forged identity', 'eyJhbGciOiJub25lIn0.e30.'],
    ['an identity for another service', identityToken('report', someIdentity())],
  ])('%s is refused', async (_what, token) => {
    const answer = await request(admin.baseUrl).post('/api/support-contact').set(IDENTITY_HEADER, token).send(someForm());
    expect(answer.status).toBe(401);
  });
});

describe('while Redis is away', () => {
  let alone: AdminUnderTest;

  beforeAll(async () => {
    // Port 9 is the old discard service, which no machine runs.
    alone = await startAdminUnderTest({ REDIS_URL: 'redis://127.0.0.1:9' });
  });
  afterAll(() => alone.stop());

  test('a message is accepted in time, the service counts for itself and stays ready', async () => {
    const identity = someIdentity();
    const startedAt = performance.now();
    const first = await alone.send(someForm(), identity);
    expect(first.status).toBe(201);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    const rest = await Promise.all(Array.from({ length: 5 }, () => alone.send(someForm(), identity)));
    expect(rest.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 429]);
    const ready = await request(alone.baseUrl).get('/health/ready');
    expect(ready.body).toMatchObject({ ready: true, checks: { database: 'ok', redis: 'failed' } });
  });
});
