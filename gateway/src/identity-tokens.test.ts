import { verifyInternalToken } from '@b1fuchs/kit';
import { publicKeys, signingKeyOf, someIdentity } from '@b1fuchs/testing';
import { createIdentityTokens } from './identity-tokens.js';

const tokenFor = createIdentityTokens(signingKeyOf('gateway'));

describe('tokens for the services', () => {
  test('say who asks, to the service that is asked', () => {
    const identity = someIdentity();
    expect(verifyInternalToken(tokenFor('progress', identity), publicKeys, 'progress').identity).toEqual(identity);
    expect(() => verifyInternalToken(tokenFor('progress', identity), publicKeys, 'auth')).toThrow();
  });

  test('are used again only while nothing about the learner has changed', () => {
    const identity = someIdentity({ entitled: true });
    const first = tokenFor('progress', identity);
    expect(tokenFor('progress', identity)).toBe(first);
    for (const changed of [{ entitled: false }, { role: 'admin' as const }, { sessionId: 'another' }, { userId: 'another' }]) {
      const token = tokenFor('progress', { ...identity, ...changed });
      expect(verifyInternalToken(token, publicKeys, 'progress').identity).toMatchObject(changed);
    }
  });
});
