import { readVerificationResult, verificationResultPath } from './verification-result.js';

const read = (query: string) => readVerificationResult(new URLSearchParams(query));

test('a result survives its way through the address', () => {
  const result = { trialDays: 7, alreadyVerified: true };
  expect(read(verificationResultPath(result).split('?')[1] ?? '')).toEqual(result);
});

test('without parameters it is a first verification with 3 days', () => {
  expect(read('')).toEqual({ trialDays: 3, alreadyVerified: false });
});

test.each(['-1', '1e9', 'abc', '9999', ' '])('trial_days=%s reads as 3', (days) => {
  expect(read(`trial_days=${encodeURIComponent(days)}`).trialDays).toBe(3);
});
