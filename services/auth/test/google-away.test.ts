import { startSandbox } from '@b1fuchs/openid-sandbox';
import { startAuthUnderTest } from './auth-under-test.js';
import { CLIENT, newBrowser, sessionOf, settingsFor, someGooglePerson } from './google-under-test.js';

const portOf = (issuer: string): number => Number(new URL(issuer).port);

describe('while Google is away', () => {
  test('whoever wants to go there is told so, and the next one finds it when it is back', async () => {
    const gone = await startSandbox({ port: 0, client: CLIENT });
    await gone.stop();
    const auth = await startAuthUnderTest(settingsFor(gone));
    try {
      const visitor = newBrowser(auth);
      expect((await visitor.goHere('/auth/google?returnTo=/writing')).location).toBe('/auth?googleError=unavailable&returnTo=%2Fwriting');
      const back = await startSandbox({ port: portOf(gone.issuer), client: CLIENT });
      expect(sessionOf(await visitor.signIn(someGooglePerson()))).toBeDefined();
      await back.stop();
    } finally {
      await auth.stop();
    }
  });

  test('whoever comes back from there is told so, and nothing is stored', async () => {
    const sandbox = await startSandbox({ port: 0, client: CLIENT });
    const auth = await startAuthUnderTest(settingsFor(sandbox));
    try {
      const visitor = newBrowser(auth);
      const person = someGooglePerson();
      const callback = await visitor.choose(await visitor.begin({ returnTo: '/writing' }), person);
      await sandbox.stop();
      const arrival = await visitor.comeBack(callback);
      expect(arrival.location).toBe('/auth?googleError=unavailable&returnTo=%2Fwriting');
      expect(sessionOf(arrival)).toBeUndefined();
      expect(await auth.users().countDocuments({})).toBe(0);
    } finally {
      await auth.stop();
    }
  });
});

test('while Redis is away nobody is sent to Google, and is told so on a page', async () => {
  const sandbox = await startSandbox({ port: 0, client: CLIENT });
  const auth = await startAuthUnderTest({ ...settingsFor(sandbox), REDIS_URL: 'redis://127.0.0.1:1' });
  try {
    for (const path of ['/auth/google', `/auth/google/callback?code=x&state=${'A'.repeat(43)}`]) {
      const arrival = await newBrowser(auth).goHere(path);
      expect([arrival.status, arrival.location]).toEqual([302, '/auth?googleError=unavailable']);
    }
  } finally {
    await auth.stop();
    await sandbox.stop();
  }
});

test('where signing in with Google is not set up, the auth screen says so', async () => {
  const auth = await startAuthUnderTest();
  try {
    expect((await newBrowser(auth).goHere('/auth/google')).location).toBe('/auth?googleError=not-set-up');
  } finally {
    await auth.stop();
  }
});

test('under https the attempt’s cookie is bound to the host; the provider may be reached by another address than its own', async () => {
  const issuer = 'https://accounts.provider.example';
  const sandbox = await startSandbox({ port: 0, issuer, client: { ...CLIENT, redirectUri: 'https://lernen.example/auth/google/callback' } });
  const auth = await startAuthUnderTest({ ...settingsFor(sandbox), PUBLIC_URL: 'https://lernen.example', GOOGLE_BACKCHANNEL_URL: `http://127.0.0.1:${sandbox.port}` });
  try {
    const { location, cookies } = await newBrowser(auth).goHere('/auth/google');
    expect(new URL(location).origin).toBe(issuer);
    expect(cookies.get('__Host-b1_google')).toMatch(/^__Host-b1_google=[\w-]{43}; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
  } finally {
    await auth.stop();
    await sandbox.stop();
  }
});
