import { kindOf } from './routes.js';

const origin = 'https://b1fuchs.example';
const files = new Set(['/favicon.svg']);
const kind = (path: string, { method = 'GET', mode = 'cors' }: { method?: string; mode?: RequestMode } = {}) => kindOf({ method, mode, url: new URL(path, origin).href }, { origin, files });

describe('what the service worker takes on', () => {
  test.each(['/', '/progress', '/auth', '/vocabulary?tab=study', '/verify-email?token=a.b', '/no-such-page'])('going to %s opens the app', (path) => {
    expect(kind(path, { mode: 'navigate' })).toBe('page');
  });

  test.each(['/auth/google', '/auth/google/callback?code=1', '/api/flashcards/export', '/health/live', '/favicon.svg'])('going to %s is the server’s', (path) => {
    expect(kind(path, { mode: 'navigate' })).toBe('other');
  });

  test.each(['/api/user', '/api/user/achievements', '/api/user/progress?userId=1', '/api/user/insights', '/api/flashcards/leitner-stats', '/api/writing/attempts', '/api/topics/speaking'])(
    'the answer of %s is kept',
    (path) => expect(kind(path)).toBe('answer'),
  );

  test.each(['/api/admin/users', '/api/login', '/api/ai-consent', '/api/conversations', '/api/writing/attempts/1', '/auth/google', '/api/users', '/index.html', '/sw.js'])('%s is left alone', (path) => {
    expect(kind(path)).toBe('other');
  });

  test('nothing but a GET is taken on, and nothing of another server', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) expect(kind('/api/user', { method })).toBe('other');
    expect(kind('https://elsewhere.example/api/user')).toBe('other');
    expect(kind('https://elsewhere.example/', { mode: 'navigate' })).toBe('other');
  });

  test('built files and the files of the list are served from the cache', () => {
    expect(kind('/assets/page-Ab12.js')).toBe('file');
    expect(kind('/favicon.svg')).toBe('file');
    expect(kind('/icon-512.png')).toBe('other');
  });
});
