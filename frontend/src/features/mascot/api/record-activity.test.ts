import { jest } from '@jest/globals';
import { recordActivity } from './record-activity.js';

const activity = { userId: 'u1', activity: 'Mascot interaction: tips', completedAt: '2026-11-29T12:00:00.000Z' };
const answerWith = (answer: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
afterEach(() => jest.restoreAllMocks());

test('an activity is sent as it is', async () => {
  const fetched = answerWith(() => Promise.resolve(new Response(null, { status: 204 })));
  expect(await recordActivity(activity)).toBe(true);
  expect(fetched.mock.calls[0]).toEqual(['/api/user/activity', expect.objectContaining({ method: 'POST', body: JSON.stringify(activity) })]);
});

test.each([
  ['a refusal', () => Promise.resolve(new Response('', { status: 429 }))],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
])('%s is logged and told by false alone', async (_, answer) => {
  answerWith(answer);
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  expect(await recordActivity(activity)).toBe(false);
  expect(logged).toHaveBeenCalledWith('Failed to record activity', expect.any(Error));
});
