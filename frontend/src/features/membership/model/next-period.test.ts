import { plans } from '@b1fuchs/contracts';
import { buildStatus } from '../test/builders.js';
import { nextPeriod } from './next-period.js';

const now = new Date('2027-01-31T10:00:00Z');
const bought = (plan: keyof typeof plans, changes: Parameters<typeof buildStatus>[0] | null) => {
  const { from, until, waitsFor } = nextPeriod(plans[plan], changes === null ? null : buildStatus(changes), now);
  return [from.toISOString().slice(0, 10), until.toISOString().slice(0, 10), waitsFor];
};

test('without any access it begins at once, and a month that is too short ends on its last day', () => {
  expect(bought('monthly', {})).toEqual(['2027-01-31', '2027-02-28', null]);
  expect(bought('quarterly', null)).toEqual(['2027-01-31', '2027-04-30', null]);
});

test('it waits for whatever ends last', () => {
  const trial = { trialActive: true, trialEndsAt: '2027-02-02T09:00:00Z' };
  const premium = { hasAdminPremium: true, adminPremiumEndDate: '2027-02-10T09:00:00Z' };
  const paid = { hasSubscription: true, currentPeriodStart: '2027-02-02T09:00:00Z', currentPeriodEnd: '2027-03-02T09:00:00Z' };
  expect(bought('monthly', trial)).toEqual(['2027-02-02', '2027-03-02', 'trial']);
  expect(bought('monthly', { ...trial, ...premium })).toEqual(['2027-02-10', '2027-03-10', 'premium']);
  expect(bought('quarterly', { ...trial, ...premium, ...paid })).toEqual(['2027-03-02', '2027-06-02', 'membership']);
});

test('what is over is not waited for', () => {
  expect(bought('monthly', { trialEndsAt: '2027-01-20T09:00:00Z', currentPeriodEnd: '2027-01-10T09:00:00Z' })).toEqual(['2027-01-31', '2027-02-28', null]);
});

test('paid time goes on from the day on which it began', () => {
  const paid = { hasSubscription: true, currentPeriodStart: '2027-01-31T09:00:00Z', currentPeriodEnd: '2027-02-28T09:00:00Z' };
  expect(bought('monthly', paid)).toEqual(['2027-02-28', '2027-03-31', 'membership']);
  expect(bought('monthly', { ...paid, currentPeriodStart: '2027-02-05T09:00:00Z' })).toEqual(['2027-02-28', '2027-03-28', 'membership']);
});
