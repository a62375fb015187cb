import { accountSchema, IDENTITY_HEADER, mailRequested, recoveryCodesSchema, securityRecorded, twoFactorSetupSchema, userRegistered, userVerified, type Envelope, type Identity } from '@b1fuchs/contracts';
import { sessionKeyOf } from '@b1fuchs/kit';
import { brokerConnected, collectEvents, eventually, identityToken, nextMailTo, someIdentity, testLifecycle } from '@b1fuchs/testing';
import { generate } from 'otplib';
import request from 'supertest';
import { sessionIn, someLearner, type NewLearner } from './auth-under-test.js';
import { newBrowser, sessionOf, someGooglePerson, startGoogleUnderTest, type Arrival, type GooglePerson } from './google-under-test.js';

const lifecycle = testLifecycle();
let google: Awaited<ReturnType<typeof startGoogleUnderTest>>;
const events: Record<string, Envelope[]> = {};

beforeAll(async () => {
  google = await startGoogleUnderTest();
  const { broker } = google.auth.parts;
  await brokerConnected(broker);
  for (const { name } of [userRegistered, userVerified, mailRequested, securityRecorded]) events[name] = await collectEvents(broker, name, lifecycle);
});
afterAll(async () => {
  await lifecycle.stopAll();
  await google.stop();
});

const browser = () => newBrowser(google.auth);
const stored = (email: string) => google.auth.users().findOne({ emailKey: email.toLowerCase() });
const told = (name: string, userId: string): unknown[] => (events[name] ?? []).filter((event) => event.userId === userId).map(({ data }) => data);
const actions = (userId: string): unknown[] => told(securityRecorded.name, userId).map((data) => (data as { action: unknown }).action);
/** Whose session an arrival opened. */
async function opened(arrival: Arrival) {
  const sessionId = sessionOf(arrival);
  return sessionId === undefined ? undefined : google.auth.sessions.resolve(sessionId, new Date());
}
async function verifiedLearner(changes: Partial<NewLearner> = {}): Promise<NewLearner> {
  const learner = someLearner(changes);
  await google.auth.registerVerified(learner);
  return learner;
}
const personOf = ({ email }: NewLearner): GooglePerson => someGooglePerson({ email });

describe('somebody whom nobody here knows', () => {
  test('has a verified account without a password, is signed in, and their trial begins', async () => {
    const person = someGooglePerson();
    const arrival = await browser().signIn(person, { returnTo: '/writing?task=2', timeZone: 'America/Lima' });
    expect([arrival.status, arrival.location]).toEqual([302, '/writing?task=2']);
    expect(arrival.cookies.get('b1_session')).toMatch(/^b1_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(arrival.cookies.get('b1_google')).toMatch(/^b1_google=; Path=\/; Expires=Thu, 01 Jan 1970/);
    const session = await opened(arrival);
    expect(session?.user).toEqual({ username: person.name, role: 'user', timeZone: 'America/Lima', chosenTimeZone: null, isVerified: true, hasTwoFactor: false });

    const account = await stored(person.email);
    expect(account).toMatchObject({ email: person.email, username: person.name, isEmailVerified: true, passwordHash: null, timeZone: 'America/Lima' });
    const userId = session?.userId ?? '';
    await eventually(() => {
      expect(told(userRegistered.name, userId)).toEqual([{ username: person.name, email: person.email, role: 'user', timeZone: 'America/Lima' }]);
      expect(told(userVerified.name, userId)).toHaveLength(1);
      expect(actions(userId)).toEqual(['google-linked', 'signed-in']);
    });
    expect(told(mailRequested.name, userId)).toEqual([]);
  });

  test('finds the same account the next time, under whatever address Google knows them by now', async () => {
    const person = someGooglePerson();
    const first = await opened(await browser().signIn(person));
    const subject = String((await stored(person.email))?.googleSubject);
    const atGoogle = google.sandbox.accounts.find(subject);
    Object.assign(atGoogle ?? {}, { email: `new-${person.email}` });
    const visitor = browser();
    const callback = await visitor.choose(await visitor.begin(), someGooglePerson({ ...person }));
    Object.assign(google.sandbox.accounts.find(subject) ?? {}, { email: `new-${person.email}`, isVerified: false });
    const second = await opened(await visitor.comeBack(callback));
    expect(second?.userId).toBe(first?.userId);
    expect(await stored(`new-${person.email}`)).toBeNull();
    expect((await stored(person.email))?.email).toBe(person.email);
  });

  test('gets a number where the name is taken', async () => {
    const { name } = someGooglePerson();
    await browser().signIn(someGooglePerson({ name }));
    const session = await opened(await browser().signIn(someGooglePerson({ name: name.toUpperCase() })));
    expect(session?.user?.username).toMatch(new RegExp(`^${name.toUpperCase()} \\d+$`));
  });

  test('is not named by their address', async () => {
    const { email } = someGooglePerson();
    const session = await opened(await browser().signIn(someGooglePerson({ email, name: email })));
    expect(session?.user?.username).toMatch(/^Learner( \d+)?$/);
  });

  test('has one account, however many browsers come back at once', async () => {
    const person = someGooglePerson();
    const visitors = Array.from({ length: 10 }, browser);
    const callbacks = await Promise.all(visitors.map(async (visitor) => [visitor, await visitor.choose(await visitor.begin(), person)] as const));
    const sessions = await Promise.all(callbacks.map(async ([visitor, callback]) => opened(await visitor.comeBack(callback))));
    expect(new Set(sessions.map((session) => session?.userId)).size).toBe(1);
    expect(await google.auth.users().countDocuments({ emailKey: person.email })).toBe(1);
    await eventually(() => {
      expect(told(userVerified.name, sessions[0]?.userId ?? '')).toHaveLength(1);
    });
  });

  test('is refused while Google has not confirmed the address, and nothing is stored', async () => {
    const person = someGooglePerson({ isVerified: false });
    const arrival = await browser().signIn(person);
    expect(arrival.location).toBe('/auth?googleError=unverified');
    expect(sessionOf(arrival)).toBeUndefined();
    expect(await stored(person.email)).toBeNull();
  });
});

describe('somebody with a verified account', () => {
  test('is linked by their address, in whatever case, told so by mail, and can use both ways', async () => {
    const learner = await verifiedLearner();
    const session = await opened(await browser().signIn(someGooglePerson({ email: learner.email.toUpperCase() })));
    expect(session?.user?.username).toBe(learner.username);
    const password = await google.auth.post('/api/login', learner);
    expect(password.body).toMatchObject({ id: session?.userId });

    const mail = await nextMailTo(google.auth.mailUrl, learner.email, /mit Google anmelden/);
    expect(mail.text).toContain('mit Ihrem Google-Konto verbunden');
    expect(mail.text).not.toContain('gilt deshalb nicht mehr');
    await eventually(() => {
      expect(actions(session?.userId ?? '')).toEqual(expect.arrayContaining(['google-linked']));
    });
    const identity = someIdentity({ userId: session?.userId ?? '', sessionId: session?.sessionKey ?? '' });
    const account = await request(google.auth.baseUrl).get('/api/account').set(IDENTITY_HEADER, identityToken('auth', identity)).expect(200);
    expect(accountSchema.parse(account.body)).toMatchObject({ hasGoogle: true, hasPassword: true });
  });

  test('is linked once and told once, however many browsers come back at once', async () => {
    const learner = await verifiedLearner();
    const visitors = Array.from({ length: 10 }, browser);
    const callbacks = await Promise.all(visitors.map(async (visitor) => [visitor, await visitor.choose(await visitor.begin(), personOf(learner))] as const));
    const sessions = await Promise.all(callbacks.map(async ([visitor, callback]) => opened(await visitor.comeBack(callback))));
    const userId = sessions[0]?.userId ?? '';
    expect(sessions.map((session) => session?.userId)).toEqual(Array<string>(10).fill(userId));
    await eventually(() => {
      expect(actions(userId).filter((action) => action === 'signed-in')).toHaveLength(10);
    });
    expect(actions(userId).filter((action) => action === 'google-linked')).toHaveLength(1);
    expect(told(mailRequested.name, userId).filter((data) => (data as { template: string }).template === 'new-sign-in-method')).toHaveLength(1);
  });

  test('keeps the Google account that is linked: another one with the same address is refused', async () => {
    const person = someGooglePerson();
    await browser().signIn(person);
    const account = await stored(person.email);
    await google.auth.users().updateOne({ emailKey: person.email }, { $set: { googleSubject: '100000000000000000000' } });
    const arrival = await browser().signIn(person);
    expect(arrival.location).toBe('/auth?googleError=conflict');
    expect(sessionOf(arrival)).toBeUndefined();
    expect(await stored(person.email)).toMatchObject({ _id: account?._id, googleSubject: '100000000000000000000' });
  });

  test('still needs the second factor, and is led back to the page they wanted', async () => {
    const learner = await verifiedLearner();
    const login = await google.auth.post('/api/login', learner);
    const identity: Identity = someIdentity({ userId: (login.body as { id: string }).id, sessionId: sessionKeyOf(sessionIn(login)) });
    const { secret } = twoFactorSetupSchema.parse((await google.auth.post('/api/account/two-factor/setup', { password: learner.password }, identity)).body);
    const confirmed = await google.auth.post('/api/account/two-factor/confirm', { code: await generate({ secret }) }, identity);
    const [code = ''] = recoveryCodesSchema.parse(confirmed.body).recoveryCodes;

    const arrival = await browser().signIn(personOf(learner), { returnTo: '/progress' });
    expect(sessionOf(arrival)).toBeUndefined();
    const ticket = /^\/auth\?returnTo=%2Fprogress#ticket=([\w-]+)$/.exec(arrival.location)?.[1] ?? '';
    const second = await google.auth.post('/api/login/two-factor', { ticket, code });
    expect(second.body).toMatchObject({ username: learner.username });
  });
});

describe('somebody whose address another person has registered and nobody has verified', () => {
  test('gets the account for themselves: the password and every session of before are gone, and their trial begins', async () => {
    const squatter = someLearner();
    await google.auth.register(squatter);
    const before = await stored(squatter.email);
    const userId = String(before?._id);
    const place = { now: new Date(), device: { browser: '', system: '' } };
    const oldSession = await google.auth.sessions.create(userId, { username: squatter.username, role: 'user', hasTwoFactor: false, timeZone: 'Europe/Berlin' }, place);

    const session = await opened(await browser().signIn(personOf(squatter)));
    expect(session?.userId).toBe(userId);
    expect(await google.auth.sessions.resolve(oldSession, new Date())).toBeUndefined();
    expect(await stored(squatter.email)).toMatchObject({ passwordHash: null, isEmailVerified: true });
    expect((await google.auth.post('/api/login', squatter)).body).toMatchObject({ code: 'INVALID_CREDENTIALS' });

    const mail = await nextMailTo(google.auth.mailUrl, squatter.email, /mit Google anmelden/);
    expect(mail.text).toContain('gilt deshalb nicht mehr');
    expect(mail.text).toContain('no longer works');
    await eventually(() => {
      expect(told(userVerified.name, userId)).toHaveLength(1);
      expect(actions(userId)).toEqual(expect.arrayContaining(['google-linked', 'signed-in']));
    });
  });

  test('neither a second factor nor consents of whoever registered are theirs', async () => {
    const squatter = someLearner();
    await google.auth.register(squatter);
    const theirs = { twoFactor: { secret: 'sealed', lastStep: 1, recoveryCodes: [] }, wantsMarketing: true, mailConsents: [{ kind: 'marketing', agreed: true, wording: 'Ja', at: new Date() }] };
    await google.auth.users().updateOne({ emailKey: squatter.email }, { $set: theirs });
    expect(await opened(await browser().signIn(personOf(squatter)))).toBeDefined();
    expect(await stored(squatter.email)).toMatchObject({ twoFactor: null, wantsMarketing: false, mailConsents: [] });
  });

  test('the link that was mailed then only says that the address is verified', async () => {
    const squatter = someLearner();
    await google.auth.register(squatter);
    const token = await google.auth.verificationToken(squatter);
    await browser().signIn(personOf(squatter));
    expect((await google.auth.post('/api/verify-email', { token })).body).toMatchObject({ alreadyVerified: true });
    expect((await google.auth.post('/api/login', squatter)).status).toBe(401);
  });

  test('a Google account that has not confirmed the address takes nothing over', async () => {
    const squatter = someLearner();
    await google.auth.register(squatter);
    // What waits to be published goes in the meantime.
    const account = () => google.auth.users().findOne({ emailKey: squatter.email }, { projection: { outbox: 0 } });
    const before = await account();
    const arrival = await browser().signIn({ ...personOf(squatter), isVerified: false });
    expect(arrival.location).toBe('/auth?googleError=unverified');
    expect(before).not.toBeNull();
    expect(await account()).toEqual(before);
  });
});

describe('the session', () => {
  test('is a new one, and the one before ends', async () => {
    const person = someGooglePerson();
    const first = await browser().signIn(person);
    const { userId = '', sessionKey = '' } = (await opened(first)) ?? {};
    const second = await browser().signIn(person, {}, someIdentity({ userId, sessionId: sessionKey }));
    expect(sessionOf(second)).not.toBe(sessionOf(first));
    expect(await opened(first)).toBeUndefined();
    expect(await opened(second)).toMatchObject({ userId });
  });

  test('counts days where the browser last said it was, when it says nothing or something else now', async () => {
    const person = someGooglePerson();
    await browser().signIn(person, { timeZone: 'Asia/Tehran' });
    const queries: Record<string, string>[] = [{}, { timeZone: 'Mars/Olympus' }];
    for (const query of queries) {
      expect((await opened(await browser().signIn(person, query)))?.user?.timeZone).toBe('Asia/Tehran');
    }
  });
});

describe('the page that is opened afterwards', () => {
  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', '/\t/evil.example', '/x\r\nset-cookie: a=b', 'javascript:alert(1)', '/auth', '/auth/google', '/api/logout', ''])(
    'is the start where %j was asked for',
    async (returnTo) => {
      const arrival = await browser().signIn(someGooglePerson(), { returnTo });
      expect(arrival.location).toBe('/');
      expect([...arrival.cookies.keys()].sort()).toEqual(['b1_google', 'b1_session']);
    },
  );
});

describe('what goes to Google', () => {
  test('proves its origin, and names an attempt that only this browser can finish', async () => {
    const visitor = browser();
    const { location, cookies } = await visitor.goHere('/auth/google');
    const { origin, searchParams } = new URL(location);
    expect(origin).toBe(google.sandbox.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email profile', prompt: 'select_account', redirect_uri: 'http://localhost:8080/auth/google/callback' });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(cookies.get('b1_google')).toMatch(/^b1_google=[\w-]{43}; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  });

  test('is refused by Google itself without the proof (PKCE)', async () => {
    const visitor = browser();
    const address = await visitor.begin();
    address.searchParams.delete('code_challenge');
    const callback = await visitor.choose(address, someGooglePerson());
    expect(callback.searchParams.get('error')).toBe('invalid_request');
    expect((await visitor.comeBack(callback)).location).toBe('/auth?googleError=refused');
  });
});

describe('a return that does not hold changes nothing, signs nobody in, and says what it is', () => {
  type Visitor = ReturnType<typeof browser>;
  const change = (url: URL, name: string, value: string | null): URL => {
    const changed = new URL(url);
    if (value === null) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
    return changed;
  };
  const cases: [string, string, (visitor: Visitor, person: GooglePerson) => Promise<Arrival>][] = [
    ['turned back at Google', 'cancelled', (visitor) => visitor.signIn('cancel')],
    ['another state', 'expired', async (visitor, person) => visitor.comeBack(change(await visitor.choose(await visitor.begin(), person), 'state', 'A'.repeat(43)))],
    ['a truncated state', 'expired', async (visitor, person) => visitor.comeBack(change(await visitor.choose(await visitor.begin(), person), 'state', 'A'.repeat(20)))],
    ['no state', 'expired', async (visitor, person) => visitor.comeBack(change(await visitor.choose(await visitor.begin(), person), 'state', null))],
    ['another browser', 'expired', async (visitor, person) => browser().comeBack(await visitor.choose(await visitor.begin(), person))],
    [
      'another browser that has begun too',
      'expired',
      async (visitor, person) => {
        const other = browser();
        await other.begin();
        return other.comeBack(await visitor.choose(await visitor.begin(), person));
      },
    ],
    ['another code', 'refused', async (visitor, person) => visitor.comeBack(change(await visitor.choose(await visitor.begin(), person), 'code', 'A'.repeat(43)))],
    ['no code', 'refused', async (visitor, person) => visitor.comeBack(change(await visitor.choose(await visitor.begin(), person), 'code', null))],
    ['an answer of somebody else', 'refused', async (visitor, person) => visitor.comeBack(change(await visitor.choose(await visitor.begin(), person), 'iss', 'https://evil.example'))],
    ['another nonce', 'refused', async (visitor, person) => visitor.comeBack(await visitor.choose(change(await visitor.begin(), 'nonce', 'A'.repeat(43)), person))],
    ['another code challenge', 'refused', async (visitor, person) => visitor.comeBack(await visitor.choose(change(await visitor.begin(), 'code_challenge', 'A'.repeat(43)), person))],
    [
      'an error that nobody knows',
      'refused',
      async (visitor, person) => {
        const callback = await visitor.choose(await visitor.begin(), person);
        return visitor.comeBack(change(change(change(callback, 'code', null), 'error', '<script>'), 'error_description', '<script>alert(1)</script>'));
      },
    ],
    [
      'Google is overloaded',
      'unavailable',
      async (visitor, person) => {
        const callback = await visitor.choose(await visitor.begin(), person);
        return visitor.comeBack(change(change(callback, 'code', null), 'error', 'temporarily_unavailable'));
      },
    ],
    ['nothing at all', 'expired', (visitor) => visitor.goHere('/auth/google/callback')],
    ['parameters twice', 'expired', (visitor) => visitor.goHere('/auth/google/callback?state=a&state=b&code=a&code=b')],
  ];

  test.each(cases)('%s: %s', async (_what, code, act) => {
    const person = someGooglePerson();
    const arrival = await act(browser(), person);
    expect([arrival.status, arrival.location]).toEqual([302, `/auth?googleError=${code}`]);
    expect(sessionOf(arrival)).toBeUndefined();
    expect(await stored(person.email)).toBeNull();
  });

  test('the page that was asked for is not forgotten', async () => {
    expect((await browser().signIn('cancel', { returnTo: '/writing?task=2' })).location).toBe('/auth?googleError=cancelled&returnTo=%2Fwriting%3Ftask%3D2');
  });

  test('used a second time', async () => {
    const visitor = browser();
    const begun = await visitor.goHere('/auth/google');
    const cookie = (begun.cookies.get('b1_google') ?? '').split(';')[0] ?? '';
    const callback = await visitor.choose(new URL(begun.location), someGooglePerson());
    expect(sessionOf(await visitor.comeBack(callback))).toBeDefined();
    const again = await visitor.goHere(callback.pathname + callback.search, { cookie });
    expect(again.location).toBe('/auth?googleError=expired');
    expect(sessionOf(again)).toBeUndefined();
  });

  test('used ten times at once: one of them counts', async () => {
    const visitor = browser();
    const begun = await visitor.goHere('/auth/google');
    const cookie = (begun.cookies.get('b1_google') ?? '').split(';')[0] ?? '';
    const callback = await visitor.choose(new URL(begun.location), someGooglePerson());
    const arrivals = await Promise.all(Array.from({ length: 10 }, () => visitor.goHere(callback.pathname + callback.search, { cookie })));
    expect(arrivals.filter((arrival) => sessionOf(arrival) !== undefined)).toHaveLength(1);
  });

  test('more than ten minutes later', async () => {
    const person = someGooglePerson();
    const visitor = browser();
    const callback = await visitor.choose(await visitor.begin(), person);
    const attempts = await google.auth.redis.keys('google-attempt:*');
    for (const key of attempts) {
      expect(await google.auth.redis.ttl(key)).toBeLessThanOrEqual(600);
      await google.auth.redis.pexpire(key, 1);
    }
    await eventually(async () => {
      expect(await google.auth.redis.exists(attempts)).toBe(0);
    });
    expect((await visitor.comeBack(callback)).location).toBe('/auth?googleError=expired');
    expect(await stored(person.email)).toBeNull();
  });

  test('an attempt that somebody else has tried to use is still good', async () => {
    const visitor = browser();
    const begun = await visitor.goHere('/auth/google');
    const cookie = (begun.cookies.get('b1_google') ?? '').split(';')[0] ?? '';
    const callback = await visitor.choose(new URL(begun.location), someGooglePerson());
    await visitor.goHere(`/auth/google/callback?code=x&state=${'A'.repeat(43)}`, { cookie });
    expect(sessionOf(await visitor.goHere(callback.pathname + callback.search, { cookie }))).toBeDefined();
  });

  test('the attempt’s cookie is stored nowhere in clear', async () => {
    const visitor = browser();
    const begun = await visitor.goHere('/auth/google');
    const cookie = /b1_google=([\w-]+)/.exec(begun.cookies.get('b1_google') ?? '')?.[1] ?? 'none';
    const keys = await google.auth.redis.keys('google-attempt:*');
    expect(keys.join()).not.toContain(cookie);
  });
});
