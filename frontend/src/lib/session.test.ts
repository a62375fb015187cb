import { HttpError } from './http-error.js';
import { createQueryClient } from './query-client.js';
import { sessionQuery } from './session.js';

const realFetch = globalThis.fetch;
const answerWith = (status: number, body: unknown) => {
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status }));
};
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a signed-in visitor is known by id, username and role', async () => {
  answerWith(200, { id: '1', username: 'Ali', role: 'user', extra: true });
  expect(await createQueryClient().query(sessionQuery)).toEqual({ id: '1', username: 'Ali', role: 'user' });
});

test('401 means signed out, not failed', async () => {
  answerWith(401, { code: 'NOT_SIGNED_IN', message: '', requestId: '' });
  expect(await createQueryClient().query(sessionQuery)).toBeNull();
});

test('any other failure is an error', async () => {
  answerWith(503, { code: 'SERVICE_UNAVAILABLE', message: 'Nothing is lost.', requestId: 'r' });
  await expect(createQueryClient().query(sessionQuery)).rejects.toBeInstanceOf(HttpError);
});

test('an answer in another shape is an error', async () => {
  answerWith(200, { id: '1', username: 'Ali', role: 'king' });
  await expect(createQueryClient().query(sessionQuery)).rejects.toThrow();
});
