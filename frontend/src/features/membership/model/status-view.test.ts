import { buildStatus } from '../test/builders.js';
import { badgeOf, boxOf, isBought, planNameOf } from './status-view.js';

test.each([
  ['active', 'Active'],
  ['trialing', 'Trial'],
  ['past_due', 'Past Due'],
  ['canceled', 'Canceled'],
] as const)('%s is shown as %s, and as Canceling once that is wanted', (status, label) => {
  expect(badgeOf({ status, cancelAtPeriodEnd: false })?.label).toBe(label);
  expect(badgeOf({ status, cancelAtPeriodEnd: true })?.label).toBe('Canceling');
});

test('who never bought anything has no badge', () => {
  expect(badgeOf(buildStatus())).toBeNull();
});

test('the box says Canceling first, then the trial, then the dispute, else that all is well', () => {
  const trialEnd = '2026-12-02T09:00:00Z';
  expect(boxOf(buildStatus({ cancelAtPeriodEnd: true, trialEnd, status: 'trialing' }))).toBe('canceling');
  expect(boxOf(buildStatus({ trialEnd, status: 'trialing' }))).toBe('trial');
  expect(boxOf(buildStatus({ status: 'past_due' }))).toBe('past-due');
  expect(boxOf(buildStatus({ status: 'active' }))).toBe('active');
});

test('plans have their names; the yearly one is no longer available, and others are unknown', () => {
  expect((['monthly', 'quarterly', 'yearly', null] as const).map(planNameOf)).toEqual(['1 Month Access', '3 Months Access', '1 Year Access (no longer available)', 'Unknown Plan']);
});

test('a disputed payment keeps its card', () => {
  expect(isBought(buildStatus({ status: 'past_due' }))).toBe(true);
  expect(isBought(buildStatus({ status: 'canceled' }))).toBe(false);
});
