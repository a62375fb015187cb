import type { LearnerMembership } from '@b1fuchs/contracts';
import { accessOf } from './access.js';

type Reasons = LearnerMembership['reasons'];
const membership = (accessUntil: string | null, reasons: Reasons = [], trialEndsAt: string | null = null) => ({
  status: {
    hasSubscription: false,
    hasAdminPremium: false,
    trialActive: false,
    trialEndsAt,
    adminPremiumEndDate: null,
    adminPremiumReason: null,
    hasManualMembership: false,
    status: null,
    cancelAtPeriodEnd: false,
    planType: null,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    trialEnd: null,
    accessUntil,
  },
  reasons,
});

test('access has an end and reasons', () => {
  expect(accessOf(membership('2027-02-03T12:00:00.000Z', ['membership', 'granted']))).toEqual({ until: 'Until 3 Feb 2027', reasons: 'paid, granted by an administrator' });
  expect(accessOf(membership('2027-02-03T12:00:00.000Z', ['trial']))).toEqual({ until: 'Until 3 Feb 2027', reasons: 'free trial' });
});

test('what an administrator has switched on has none', () => {
  expect(accessOf(membership('9999-12-31T23:59:59.999Z', ['manual']))).toEqual({ until: 'Without an end', reasons: 'switched on by an administrator' });
});

test('without access it says so, and when the trial was over', () => {
  expect(accessOf(membership(null)).until).toBe('No access');
  expect(accessOf(membership(null, [], '2026-11-03T12:00:00.000Z')).until).toBe('No access: the trial ended on 3 Nov 2026');
});
