import { mailRequested, settingsChanged, settingsSchema, type MailTemplate, type Settings } from '@b1fuchs/contracts';
import { createEvent, publishEvent } from '@b1fuchs/kit';
import { eventually, serverUrls } from '@b1fuchs/testing';
import { startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';
import { signedInLearner } from './signed-in-learner.js';

let auth: AuthUnderTest;

beforeAll(async () => {
  // The rules of sessions hold for all who share a database of Redis.
  auth = await startAuthUnderTest({ REDIS_URL: new URL('/8', serverUrls().REDIS_URL).href });
});
afterAll(() => auth.stop());

async function switchTo(change: Partial<Settings>): Promise<void> {
  const settings = settingsSchema.parse({ forceEmailVerification: true, ...change });
  await publishEvent(auth.parts.broker, createEvent(settingsChanged, { userId: '', data: settings, now: new Date() }));
  await eventually(async () => expect((await auth.parts.connection.collection('settings').findOne())?.settings).toEqual(settings));
}
async function outcomeOf(template: MailTemplate, values: Record<string, string> = {}): Promise<unknown> {
  const { identity } = await signedInLearner(auth);
  const event = createEvent(mailRequested, { userId: identity.userId, data: { template, values }, now: new Date() });
  await publishEvent(auth.parts.broker, event);
  return eventually(async () => {
    const mail = await auth.parts.connection.collection('mails').findOne({ _id: event.id as never });
    expect(mail?.status).toMatch(/sent|failed/);
    return (mail?.failure ?? mail?.status) as unknown;
  });
}

describe('what administrators have switched', () => {
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();

  test('keeps the mail before the trial ends from being sent, and no other', async () => {
    await switchTo({ trialReminders: false });
    expect(await outcomeOf('trial-ends-tomorrow', { endsAt })).toBe('switched off for everybody');
    expect(await outcomeOf('access-ends', { endsAt })).toBe('sent');
  });

  test('keeps all that the product can do without from being sent, and nothing about an account’s safety', async () => {
    await switchTo({ emailNotifications: false });
    for (const template of ['trial-ends-tomorrow', 'access-ends'] as const) expect(await outcomeOf(template, { endsAt })).toBe('switched off for everybody');
    expect(await outcomeOf('password-changed')).toBe('sent');
  });

  test('is in Redis within a moment, where the gateway reads the rules of sessions', async () => {
    await switchTo({ autoSessionTimeout: true, twoFactorAuthentication: true });
    await eventually(async () => expect(await auth.redis.hgetall('session-rules')).toEqual({ idleMs: '1800000', demandsTwoFactor: '1' }));
    const { sessionId } = await signedInLearner(auth);
    expect(await auth.sessions.resolve(sessionId, new Date())).toMatchObject({ demandsTwoFactor: true });
    await switchTo({});
    await eventually(async () => expect(await auth.redis.hgetall('session-rules')).toEqual({ demandsTwoFactor: '0' }));
  });
});
