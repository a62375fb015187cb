import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.js';

const secret = 'x'.repeat(32);
/** As mails of earlier versions hold it. */
const OLD_TOKEN = 'bGVuYQ.XWX2_yDuZAvCPQ67Z0Yw2mjmuudxuLO9Z4gwCMBWr3s';

test('a token says whose it is and what it ends', () => {
  for (const kind of ['reminders', 'marketing'] as const) expect(readUnsubscribeToken(secret, unsubscribeToken(secret, 'lena', kind))).toEqual({ userId: 'lena', kind });
});

test('tokens in old mails go on ending reminders', () => {
  expect(readUnsubscribeToken(secret, OLD_TOKEN)).toEqual({ userId: 'lena', kind: 'reminders' });
});

test('a token for one kind is none for the other', () => {
  const [reminders, marketing] = (['reminders', 'marketing'] as const).map((kind) => unsubscribeToken(secret, 'lena', kind));
  expect(readUnsubscribeToken(secret, `${reminders ?? ''}.marketing`)).toBeUndefined();
  expect(readUnsubscribeToken(secret, (marketing ?? '').replace('.marketing', ''))).toBeUndefined();
});

test.each(['', '.', '.marketing', 'bGVuYQ', 'bGVuYQ.x', 'bGVuYQ.x.marketing'])('%j is none', (token) => {
  expect(readUnsubscribeToken(secret, token)).toBeUndefined();
});
