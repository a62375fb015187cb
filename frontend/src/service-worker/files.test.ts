import { fileFrom, forgetOldReleases, pageFrom } from './files.js';
import { fakeCaches } from './test/fake-caches.js';

const at = (path: string) => new Request(`https://b1fuchs.example${path}`);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

function browser() {
  const { caches, pathsIn } = fakeCaches();
  const work: Promise<unknown>[] = [];
  const parts = (fetch: () => Promise<Response>) => ({ caches, fetch, waitUntil: (more: Promise<unknown>) => void work.push(more) });
  return { caches, pathsIn, parts, settled: () => Promise.all(work) };
}

describe('the files of a release', () => {
  test('are served without the network, also those of the release before', async () => {
    const { caches, parts } = browser();
    await (await caches.open('files-old')).put('/assets/page-1.js', new Response('old'));
    await (await caches.open('files-new')).put('/assets/page-2.js', new Response('new'));
    expect(await (await fileFrom(at('/assets/page-1.js'), 'files-new', parts(offline))).text()).toBe('old');
    expect(await (await fileFrom(at('/assets/page-2.js'), 'files-new', parts(offline))).text()).toBe('new');
  });

  test('that were not fetched in advance are kept once they are used; a missing one is not', async () => {
    const { pathsIn, parts, settled } = browser();
    await fileFrom(at('/assets/font.woff2'), 'files-new', parts(() => Promise.resolve(new Response('font'))));
    await fileFrom(at('/assets/gone.js'), 'files-new', parts(() => Promise.resolve(new Response('', { status: 404 }))));
    await settled();
    expect(pathsIn('files-new')).toEqual(['/assets/font.woff2']);
  });

  test('stay for one more release, and leave the learner’s answers alone', async () => {
    const { caches } = browser();
    for (const name of ['files-1', 'kept-answers', 'files-2', 'files-3']) await caches.open(name);
    await forgetOldReleases('files-3', { caches });
    expect(await caches.keys()).toEqual(['kept-answers', 'files-2', 'files-3']);
  });
});

describe('the page', () => {
  const page = (policy: string, text = 'page') => new Response(text, { headers: { 'content-security-policy': policy } });

  test('opens offline', async () => {
    const { caches, parts } = browser();
    await (await caches.open('files-1')).put('/index.html', page('a'));
    expect(await (await pageFrom(at('/progress'), 'files-1', parts(offline))).text()).toBe('page');
  });

  test('is the server’s where none is kept', async () => {
    const { parts } = browser();
    expect(await (await pageFrom(at('/progress'), 'files-1', parts(() => Promise.resolve(page('a', 'fresh'))))).text()).toBe('fresh');
  });

  test('takes over a new security policy of the same release, and no page of another', async () => {
    const { caches, parts, settled } = browser();
    await (await caches.open('files-1')).put('/index.html', page('a'));
    await pageFrom(at('/'), 'files-1', parts(() => Promise.resolve(page('b'))));
    await settled();
    const kept = await pageFrom(at('/'), 'files-1', parts(() => Promise.resolve(page('c', 'next release'))));
    await settled();
    expect(kept.headers.get('content-security-policy')).toBe('b');
    expect((await pageFrom(at('/'), 'files-1', parts(offline))).headers.get('content-security-policy')).toBe('b');
  });
});
