import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.js';

const secrets = ['x'.repeat(32)] as const;
/** As mails of earlier versions hold it. */
const OLD_TOKEN = 'bGVuYQ.XWX2_yDuZAvCPQ67Z0Yw2mjmuudxuLO9Z4gwCMBWr3s';

test('a token says whose it is and what it ends', () => {
  for (const kind of ['reminders', 'marketing'] as const) expect(readUnsubscribeToken(secrets, unsubscribeToken(secrets, 'lena', kind))).toEqual({ userId: 'lena', kind });
});

test('tokens in old mails go on ending reminders', () => {
  expect(readUnsubscribeToken(secrets, OLD_TOKEN)).toEqual({ userId: 'lena', kind: 'reminders' });
});

test('a token that was made with a former key is one, with an unknown key it is none', () => {
  const token = unsubscribeToken(secrets, 'lena', 'reminders');
  expect(readUnsubscribeToken(['y'.repeat(32), ...secrets], token)).toEqual({ userId: 'lena', kind: 'reminders' });
  expect(readUnsubscribeToken(['y'.repeat(32)], token)).toBeUndefined();
});

test('a token for one kind is none for the other', () => {
  const [reminders, marketing] = (['reminders', 'marketing'] as const).map((kind) => unsubscribeToken(secrets, 'lena', kind));
  expect(readUnsubscribeToken(secrets, `${reminders ?? ''}.marketing`)).toBeUndefined();
  expect(readUnsubscribeToken(secrets, (marketing ?? '').replace('.marketing', ''))).toBeUndefined();
});

test.each(['', '.', '.marketing', 'bGVuYQ', 'bGVuYQ.x', 'bGVuYQ.x.marketing'])('%j is none', (token) => {
  expect(readUnsubscribeToken(secrets, token)).toBeUndefined();
});
