import { z } from 'zod';
import { googleConfig, googleSettingsOf, requireWholeGoogle } from './google-config.js';

const schema = z.object({ ...googleConfig, PUBLIC_URL: z.url() }).superRefine(requireWholeGoogle);
const parse = (settings: Record<string, string>) => schema.safeParse({ PUBLIC_URL: 'https://lernen.example', ...settings });
const application = { GOOGLE_CLIENT_ID: 'b1', GOOGLE_CLIENT_SECRET: 'secret' };

describe('the settings for Google', () => {
  test('are not there while nothing is set, empty values included', () => {
    for (const settings of [{}, { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '', GOOGLE_ISSUER: '', GOOGLE_BACKCHANNEL_URL: '' }]) {
      expect(googleSettingsOf(schema.parse({ PUBLIC_URL: 'https://lernen.example', ...settings }))).toBeUndefined();
    }
  });

  test('with id and secret it is Google itself, which sends people back to our address', () => {
    expect(googleSettingsOf(schema.parse({ PUBLIC_URL: 'https://lernen.example/', ...application }))).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'b1',
      clientSecret: 'secret',
      redirectUri: 'https://lernen.example/auth/google/callback',
    });
  });

  test.each(Object.keys(application))('%s alone stops the start', (name) => {
    expect(parse({ [name]: 'x' }).error?.issues).toEqual([expect.objectContaining({ message: expect.stringContaining('set both or none') as string })]);
  });

  test.each([
    ['https://lernen.example', false],
    ['http://192.168.1.5:8080', false],
    ['http://localhost:8080', true],
    ['http://127.0.0.1:8080', true],
  ])('a provider without https is taken for %s: %p', (publicUrl, isTaken) => {
    expect(parse({ ...application, PUBLIC_URL: publicUrl, GOOGLE_ISSUER: 'http://localhost:8091' }).success).toBe(isTaken);
  });
});
