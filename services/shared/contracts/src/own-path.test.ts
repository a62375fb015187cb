import { ownPath } from './own-path.js';

describe('a page to go to after signing in', () => {
  test.each([
    ['/', '/'],
    ['/writing', '/writing'],
    ['/vocabulary?tab=study&mode=listening#card', '/vocabulary?tab=study&mode=listening#card'],
    ['/free-conversation/6f1d', '/free-conversation/6f1d'],
    ['/authors', '/authors'],
    ['/schreiben/übung', '/schreiben/%C3%BCbung'],
    ['/?next=https://evil.example', '/?next=https://evil.example'],
  ])('%j is ours', (wanted, path) => {
    expect(ownPath(wanted)).toBe(path);
  });

  test.each([
    '',
    'writing',
    ' /writing',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/writing\\..\\..',
    '/.//evil.example',
    '/x/..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/writing',
    '/writing\r\nset-cookie: a=b',
    '/\u202ewriting',
    'javascript:alert(1)',
    'data:text/html,x',
    '/auth',
    '/auth/',
    '/auth?returnTo=/auth',
    '/auth/google?returnTo=/auth/google',
    '/x/../auth/google',
    '/api/logout',
    `/${'x'.repeat(2_000)}`,
  ])('%j is none of ours, and leads to the start', (wanted) => {
    expect(ownPath(wanted)).toBe('/');
  });
});
