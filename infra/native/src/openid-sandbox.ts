import type { Env } from './env-file.js';
import { publicUrl } from './ports.js';
import type { Ports } from './ports.js';
import type { Secrets } from './secrets.js';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
/** What the sandbox knows B1 Fuchs by. */
const CLIENT_ID = 'b1fuchs';

/** Tells whether the product is opened on this machine alone, so that what everybody knows opens nothing to others. */
export function isOpenedHere(userEnv: Env, ports: Ports): boolean {
  const address = userEnv.PUBLIC_URL ?? publicUrl(ports);
  return URL.canParse(address) && LOCAL_HOSTS.has(new URL(address).hostname);
}

/**
 * Tells whether a provider of our own plays Google: where no application at Google is set up, and only for a product that is
 * opened on this machine, for anybody may be anybody there.
 */
export function playsGoogle(userEnv: Env, ports: Ports): boolean {
  const isSetUp = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER'].some((name) => name in userEnv);
  return !isSetUp && isOpenedHere(userEnv, ports);
}

export const openidSandboxUrl = (ports: Ports) => `http://localhost:${ports.openid}`;

/** What auth signs people in with where the sandbox plays Google; nothing where it does not. */
export function sandboxSettings({ ports, secrets, userEnv }: { ports: Ports; secrets: Secrets; userEnv: Env }): Env {
  if (!playsGoogle(userEnv, ports)) return {};
  return { GOOGLE_ISSUER: openidSandboxUrl(ports), GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: secrets.openidSecret };
}

/** What the sandbox itself is started with, but for where it listens and keeps its keys. */
export const sandboxEnv = ({ ports, secrets, userEnv }: { ports: Ports; secrets: Secrets; userEnv: Env }): Env => ({
  ISSUER: openidSandboxUrl(ports),
  CLIENT_ID,
  CLIENT_SECRET: secrets.openidSecret,
  REDIRECT_URI: new URL('/auth/google/callback', userEnv.PUBLIC_URL ?? publicUrl(ports)).href,
});
