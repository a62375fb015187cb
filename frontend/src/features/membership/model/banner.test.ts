import { buildStatus } from '../test/builders.js';
import { bannerOf } from './banner.js';

test('home has a banner for the trial and one for after it, and none for members of any kind', () => {
  expect(bannerOf(buildStatus({ trialActive: true }))).toBe('trial');
  expect(bannerOf(buildStatus())).toBe('over');
  for (const reason of ['hasSubscription', 'hasAdminPremium', 'hasManualMembership'] as const) {
    expect(bannerOf(buildStatus({ [reason]: true, trialActive: true }))).toBe('none');
  }
});
