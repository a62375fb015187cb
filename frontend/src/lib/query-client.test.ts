import { HttpError } from './http-error.js';
import { createQueryClient } from './query-client.js';
import { SESSION_KEY } from './session-key.js';
import { forgetLearnerData } from './session.js';

const user = { id: '1', username: 'Ali', role: 'user' };
const failWith = (status: number) => () => Promise.reject(new HttpError(status, '', ''));

test('fetching follows the specification: no retry, no refetch, never stale', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ retry: false, refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity });
});

test('a 401 on any query signs the visitor out', async () => {
  const client = createQueryClient();
  client.setQueryData(SESSION_KEY, user);
  await expect(client.query({ queryKey: ['/api/x'], queryFn: failWith(401) })).rejects.toBeInstanceOf(HttpError);
  expect(client.getQueryData(SESSION_KEY)).toBeNull();
});

test('a 401 on any mutation signs the visitor out', async () => {
  const client = createQueryClient();
  client.setQueryData(SESSION_KEY, user);
  const mutation = client.getMutationCache().build(client, { mutationFn: failWith(401) });
  await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(HttpError);
  expect(client.getQueryData(SESSION_KEY)).toBeNull();
});

test.each([402, 403, 503])('a %i signs nobody out', async (status) => {
  const client = createQueryClient();
  client.setQueryData(SESSION_KEY, user);
  await expect(client.query({ queryKey: ['/api/x'], queryFn: failWith(status) })).rejects.toBeInstanceOf(HttpError);
  expect(client.getQueryData(SESSION_KEY)).toEqual(user);
});

test('what was fetched for one learner is gone for the next, the session itself stays', () => {
  const client = createQueryClient();
  client.setQueryData(SESSION_KEY, user);
  client.setQueryData(['/api/user/achievements'], { totalPoints: 10 });
  forgetLearnerData(client);
  expect(client.getQueryData(['/api/user/achievements'])).toBeUndefined();
  expect(client.getQueryData(SESSION_KEY)).toEqual(user);
});
