import { KEPT_ANSWERS, KEPT_BECAUSE } from '../lib/kept-answers.js';
import { answerFrom } from './answers.js';
import { fakeCaches } from './test/fake-caches.js';

const DAY = 86_400_000;
const never = new Promise<never>(() => undefined);
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** A browser with its caches, in front of a server that answers as told. */
function browser() {
  const { caches, pathsIn } = fakeCaches();
  let now = 0;
  let work: Promise<unknown>[] = [];
  const get = (path: string, answer: Promise<Response>, pause: Promise<void> = never) =>
    answerFrom(new Request(`https://b1fuchs.example${path}`), { caches, fetch: () => answer, now: () => now, pause: () => pause, waitUntil: (more) => void work.push(more) });
  const settled = async () => {
    await Promise.all(work);
    work = [];
  };
  return {
    caches,
    kept: () => pathsIn(KEPT_ANSWERS),
    get,
    settled,
    later: (ms: number) => (now += ms),
    /** The server answers, and what is kept of it is stored. */
    online: async (path: string, body: unknown, status = 200) => {
      const answer = await get(path, Promise.resolve(json(body, status)));
      await settled();
      return answer;
    },
    offline: (path: string) => get(path, Promise.reject(new TypeError('Failed to fetch'))),
  };
}

const signedIn = async (id: string) => {
  const visitor = browser();
  await visitor.online('/api/user', { id });
  return visitor;
};

describe('answers that are kept', () => {
  test('the last one is read while the server cannot be reached, and says so', async () => {
    const visitor = await signedIn('mina');
    await visitor.online('/api/user/achievements', { totalPoints: 1 });
    await visitor.online('/api/user/achievements', { totalPoints: 2 });
    const answer = await visitor.offline('/api/user/achievements');
    expect(answer.headers.get(KEPT_BECAUSE)).toBe('offline');
    expect(await answer.json()).toEqual({ totalPoints: 2 });
  });

  test('one from the network says nothing of the kind', async () => {
    const visitor = await signedIn('mina');
    expect((await visitor.online('/api/user/achievements', {})).headers.get(KEPT_BECAUSE)).toBeNull();
  });

  test('a slow server is waited for no longer than the patience lasts; its answer is kept when it comes', async () => {
    const visitor = await signedIn('mina');
    await visitor.online('/api/user/achievements', { totalPoints: 1 });
    let arrive: (answer: Response) => void = () => undefined;
    const slow = new Promise<Response>((resolve) => (arrive = resolve));
    const answer = await visitor.get('/api/user/achievements', slow, Promise.resolve());
    expect(answer.headers.get(KEPT_BECAUSE)).toBe('slow');
    expect(await answer.json()).toEqual({ totalPoints: 1 });
    arrive(json({ totalPoints: 2 }));
    await visitor.settled();
    expect(await (await visitor.offline('/api/user/achievements')).json()).toEqual({ totalPoints: 2 });
  });

  test('without a kept answer a slow server is waited for, and a failure stays one', async () => {
    const visitor = await signedIn('mina');
    expect(await (await visitor.get('/api/user/insights', Promise.resolve(json({ a: 1 })), Promise.resolve())).json()).toEqual({ a: 1 });
    await expect(visitor.offline('/api/topics/writing')).rejects.toThrow('Failed to fetch');
  });

  test.each([201, 204, 304, 402, 404, 429, 500, 503])('an answer with status %i is passed on and not kept', async (status) => {
    const visitor = await signedIn('mina');
    await visitor.online('/api/user/achievements', { totalPoints: 1 });
    const answer = await visitor.get('/api/user/achievements', Promise.resolve(new Response(null, { status })));
    await visitor.settled();
    expect(answer.status).toBe(status);
    expect(await (await visitor.offline('/api/user/achievements')).json()).toEqual({ totalPoints: 1 });
  });

  test('what is older than a session can be is not shown', async () => {
    const visitor = await signedIn('mina');
    visitor.later(14 * DAY);
    expect((await visitor.offline('/api/user')).status).toBe(200);
    visitor.later(1);
    await expect(visitor.offline('/api/user')).rejects.toThrow();
  });
});

describe('whose answers they are', () => {
  test('nothing is kept before it is known who is there', async () => {
    const visitor = browser();
    await visitor.online('/api/user/achievements', { totalPoints: 1 });
    expect(visitor.kept()).toEqual([]);
  });

  test('another person’s sign-in erases them', async () => {
    const visitor = await signedIn('mina');
    await visitor.online('/api/user/achievements', { totalPoints: 1 });
    await visitor.online('/api/user', { id: 'ali' });
    expect(visitor.kept()).toEqual(['/api/user']);
    expect(await (await visitor.offline('/api/user')).json()).toEqual({ id: 'ali' });
    await expect(visitor.offline('/api/user/achievements')).rejects.toThrow();
  });

  test('the same person’s stay', async () => {
    const visitor = await signedIn('mina');
    await visitor.online('/api/user/achievements', { totalPoints: 1 });
    await visitor.online('/api/user', { id: 'mina' });
    expect(visitor.kept()).toEqual(['/api/user', '/api/user/achievements']);
  });

  test('a 401 erases them', async () => {
    const visitor = await signedIn('mina');
    await visitor.online('/api/user/achievements', { totalPoints: 1 });
    expect((await visitor.online('/api/user/achievements', {}, 401)).status).toBe(401);
    expect(visitor.kept()).toEqual([]);
  });

  test('an answer that was on its way while somebody signed out is not kept, not even for the next person', async () => {
    const visitor = await signedIn('mina');
    let arrive: (answer: Response) => void = () => undefined;
    const late = visitor.get('/api/user/achievements', new Promise<Response>((resolve) => (arrive = resolve)));
    await Promise.resolve();
    await visitor.caches.delete(KEPT_ANSWERS);
    const signIn = await visitor.get('/api/user', Promise.resolve(json({ id: 'ali' })));
    expect(signIn.status).toBe(200);
    arrive(json({ totalPoints: 1 }));
    await late;
    await visitor.settled();
    expect(visitor.kept()).toEqual(['/api/user']);
  });
});
