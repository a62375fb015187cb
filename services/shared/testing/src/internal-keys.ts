import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Identity, ServiceName } from '@b1fuchs/contracts';
import { signInternalToken, type SigningKey } from '@b1fuchs/kit';

function keyPair(issuer: ServiceName): { signingKey: SigningKey; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    signingKey: { keyId: `${issuer}-1`, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string },
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }) as string,
  };
}

const issuers = { gateway: keyPair('gateway'), auth: keyPair('auth'), billing: keyPair('billing'), admin: keyPair('admin') };

/** Keys of this test process, as the services' configuration takes them. */
export const publicKeys: Record<string, string> = Object.fromEntries(
  Object.values(issuers).map(({ signingKey, publicKey }) => [signingKey.keyId, publicKey]),
);
export const signingKeyOf = (issuer: keyof typeof issuers): SigningKey => issuers[issuer].signingKey;

/** A learner with an id of their own. */
export const someIdentity = (changes: Partial<Identity> = {}): Identity => ({
  userId: randomUUID(),
  username: 'Mina',
  role: 'user',
  entitled: true,
  isVerified: true,
  needsTwoFactor: false,
  timeZone: 'Europe/Berlin',
  sessionId: randomUUID(),
  ...changes,
});

/** The header value by which the gateway tells a service who is asking. */
export const identityToken = (service: ServiceName, identity: Identity): string =>
  signInternalToken(issuers.gateway.signingKey, service, identity);
