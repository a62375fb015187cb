import { emailCheckSchema, type EmailCheck } from '@b1fuchs/contracts';
import { mailsTo } from '@b1fuchs/testing';
import { someLearner, startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';

let auth: AuthUnderTest;

beforeAll(async () => {
  auth = await startAuthUnderTest();
});
afterAll(() => auth.stop());

async function check(email: unknown): Promise<EmailCheck> {
  const answer = await auth.post('/api/validate-email', { email });
  expect(answer.status).toBe(200);
  return emailCheckSchema.parse(answer.body);
}
const NOT_LASTING = 'Please use a permanent e-mail address. Mail to a disposable one would not reach you for long.';

describe('an address', () => {
  test.each(['mina@gmail.com', ' mina.rahimi+b1@web.de ', 'MINA@T-ONLINE.DE', "o'neill@example.org"])('%j is right', async (email) => {
    expect(await check(email)).toEqual({ isValid: true, error: null, suggestion: null });
  });

  test.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['mina', 'Please enter a valid email address'],
    ['mina@', 'Please enter a valid email address'],
    ['@gmail.com', 'Please enter a valid email address'],
    ['mina@@gmail.com', 'Please enter a valid email address'],
    ['mina rahimi@gmail.com', 'Please enter a valid email address'],
    ['mina@example', 'Please enter a valid email address'],
    ['<script>@example.org', 'Please enter a valid email address'],
    [`${'x'.repeat(250)}@example.org`, 'Please enter a valid email address'],
  ])('%j is wrong', async (email, error) => {
    expect(await check(email)).toEqual({ isValid: false, error, suggestion: null });
  });

  test.each([
    ['mina@hotmial.de', true, 'mina@hotmail.de'],
    // Somebody else has taken it, to read what was not meant for them.
    ['mina@gmial.com', false, 'mina@gmail.com'],
    ['Mina.Rahimi@GMX.DEE', true, 'Mina.Rahimi@gmx.de'],
    ['mina@ukr.ne', true, 'mina@ukr.net'],
    ['mina@gmail', false, 'mina@gmail.com'],
    ['mina@web,de', false, 'mina@web.de'],
  ])('%s may have been meant otherwise', async (email, isValid, suggestion) => {
    expect(await check(email)).toMatchObject({ isValid, suggestion });
  });

  test.each(['mina@mailinator.com', 'mina@wegwerfmail.de', 'mina@post.MAILINATOR.com'])('%s does not last', async (email) => {
    expect(await check(email)).toEqual({ isValid: false, error: NOT_LASTING, suggestion: null });
  });

  test.each(['mina@mozmail.com', 'mina@duck.com'])('%s, which forwards for good, is right', async (email) => {
    expect(await check(email)).toMatchObject({ isValid: true });
  });

  test('is answered in the same way whether it has an account', async () => {
    const learner = someLearner();
    await auth.registerVerified(learner);
    expect(await check(learner.email)).toEqual(await check(someLearner().email));
  });

  test.each([{}, { email: null }, { email: ['mina@gmail.com'] }, { email: 'x'.repeat(1_001) }])('%j is no question', async (body) => {
    expect((await auth.post('/api/validate-email', body)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

test('nobody registers with an address that does not last', async () => {
  const learner = someLearner({ email: `mina-${someLearner().username}@mailinator.com` });
  const answer = await auth.register(learner);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', message: NOT_LASTING, details: { email: NOT_LASTING } });
  expect(await auth.users().countDocuments({ username: learner.username })).toBe(0);
  expect(await mailsTo(auth.mailUrl, learner.email)).toEqual([]);
});
