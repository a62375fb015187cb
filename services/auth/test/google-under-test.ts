import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, type Identity } from '@b1fuchs/contracts';
import { startSandbox, type Sandbox } from '@b1fuchs/openid-sandbox';
import { identityToken } from '@b1fuchs/testing';
import { startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';

const CALLBACK = 'http://localhost:8080/auth/google/callback';
export const CLIENT = { id: 'b1fuchs', secret: randomUUID(), redirectUri: CALLBACK };

/** An account at Google that nobody else has. */
export type GooglePerson = { email: string; name: string; isVerified: boolean };
export const someGooglePerson = (changes: Partial<GooglePerson> = {}): GooglePerson => {
  const id = randomUUID().slice(0, 8);
  return { email: `nadia-${id}@gmail.example`, name: `Nadia ${id}`, isVerified: true, ...changes };
};

export const settingsFor = ({ issuer }: Pick<Sandbox, 'issuer'>): Record<string, string> => ({ GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret });

/** The real service, and the provider that plays Google. */
export async function startGoogleUnderTest() {
  const sandbox = await startSandbox({ port: 0, client: CLIENT });
  const auth = await startAuthUnderTest(settingsFor(sandbox));
  return {
    auth,
    sandbox,
    async stop() {
      await auth.stop();
      await sandbox.stop();
    },
  };
}

/** One answer of the service to a browser that goes there itself. */
export type Arrival = {
  status: number;
  location: string;
  /** Set-Cookie lines by the cookie's name. */
  cookies: Map<string, string>;
};

/** A browser that goes from us to Google and back, with cookies of its own. */
export function newBrowser({ baseUrl }: Pick<AuthUnderTest, 'baseUrl'>) {
  const atGoogle = new Map<string, string>();
  let ownCookie = '';

  const goHere = async (path: string, headers: Record<string, string> = {}): Promise<Arrival> => {
    const answer = await fetch(new URL(path, baseUrl), { redirect: 'manual', headers: { cookie: ownCookie, ...headers } });
    const cookies = new Map(answer.headers.getSetCookie().map((line) => [line.split('=')[0] ?? '', line]));
    const attempt = cookies.get('b1_google');
    if (attempt !== undefined) ownCookie = attempt.split(';')[0] ?? '';
    return { status: answer.status, location: answer.headers.get('location') ?? '', cookies };
  };
  const goToGoogle = async (url: URL, form?: Record<string, string>): Promise<URL> => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...atGoogle].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      atGoogle.set(name, value);
    }
    return new URL(answer.headers.get('location') ?? url, url);
  };

  return {
    goHere,
    /** Follows 'Continue with Google'. @returns the address at Google */
    begin: async (query: Record<string, string> = {}): Promise<URL> => new URL((await goHere(`/auth/google?${new URLSearchParams(query).toString()}`)).location),
    /** Chooses an account there, or turns back. @returns the address to which Google sends the browser */
    async choose(address: URL, person: GooglePerson | 'cancel'): Promise<URL> {
      const page = await goToGoogle(address);
      // Where Google has nothing to ask, it sends the browser back at once.
      if (page.origin === new URL(CALLBACK).origin) return page;
      const form: Record<string, string> = person === 'cancel' ? { cancel: 'yes' } : { email: person.email, name: person.name, ...(person.isVerified ? { verified: 'yes' } : {}) };
      return goToGoogle(await goToGoogle(page, form));
    },
    /** Comes back to us. */
    comeBack: (address: URL, identity?: Identity): Promise<Arrival> =>
      goHere(address.pathname + address.search, identity ? { [IDENTITY_HEADER]: identityToken('auth', identity) } : {}),
    /** All of it. */
    async signIn(person: GooglePerson | 'cancel', query: Record<string, string> = {}, identity?: Identity): Promise<Arrival> {
      return this.comeBack(await this.choose(await this.begin(query), person), identity);
    },
  };
}

/** The session id that an arrival brought; undefined when nobody was signed in. */
export const sessionOf = ({ cookies }: Arrival): string | undefined => /^b1_session=([\w-]{43})/.exec(cookies.get('b1_session') ?? '')?.[1];
