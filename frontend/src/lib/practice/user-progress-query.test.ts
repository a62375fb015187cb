import { jest } from '@jest/globals';
import { HttpError } from '../http-error.js';
import { fetchUserProgress, userProgressQuery } from './user-progress-query.js';

const progress = {
  recentActivities: ['Schreiben: Party'],
  streakDays: 2,
  currentLevel: 'A2/B1',
  nextMilestone: 'B1 Zertifikat',
  strengths: ['Lesen'],
  areasToImprove: ['Sprechen'],
  completedExercises: 3,
  totalPoints: 40,
  lastSessionDate: null,
  nextExercise: { section: 'speaking', reason: 'Sprechen haben Sie noch nicht geübt.' },
};
const answerWith = (response: () => Response) => jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(response()));
afterEach(() => jest.restoreAllMocks());

test('progress is asked for one learner and kept for five minutes', async () => {
  const fetched = answerWith(() => Response.json(progress));
  expect(await fetchUserProgress('a/1')).toEqual(progress);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/user/progress?userId=a%2F1');
  expect(userProgressQuery('a').staleTime).toBe(300_000);
});

test('without a user nothing is asked', async () => {
  const fetched = answerWith(() => Response.json(progress));
  expect(userProgressQuery(undefined).enabled).toBe(false);
  await expect(fetchUserProgress(undefined)).rejects.toThrow('User not authenticated');
  expect(fetched).not.toHaveBeenCalled();
});

test('a failure and an answer of another shape have one text, with the cause', async () => {
  answerWith(() => new Response('kaputt', { status: 500 }));
  await expect(fetchUserProgress('a')).rejects.toMatchObject({ message: 'Failed to fetch user progress', cause: expect.any(HttpError) as unknown });
  answerWith(() => Response.json({ ...progress, streakDays: 'viele' }));
  await expect(fetchUserProgress('a')).rejects.toThrow('Failed to fetch user progress');
});

test('a session that has ended is told as such', async () => {
  answerWith(() => new Response('', { status: 401 }));
  await expect(fetchUserProgress('a')).rejects.toBeInstanceOf(HttpError);
});
