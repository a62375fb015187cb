import { subscriptionStatusSchema, type SubscriptionStatus } from '@b1fuchs/contracts';
import { noSubscription } from '@b1fuchs/testing';
import { at, dispute, grant, monthly, quarterly, refund, trial } from '../../test/some-facts.js';
import { NO_END } from './access.js';
import { noFacts, type Facts } from './facts.js';
import { statusOf } from './status.js';

const now = at('2026-02-10');
const iso = (words: string): string => at(words).toISOString();
const february = { hasSubscription: true, planType: 'monthly', currentPeriodStart: iso('2026-02-01'), currentPeriodEnd: iso('2026-03-01'), accessUntil: iso('2026-03-01') } as const;

describe('the subscription status', () => {
  test.each<[string, Partial<Facts>, Partial<SubscriptionStatus>]>([
    ['of somebody new', {}, {}],
    ['during the trial', trial('2026-02-09', '2026-02-12'), { trialActive: true, trialEndsAt: iso('2026-02-12'), accessUntil: iso('2026-02-12') }],
    ['after the trial', trial('2026-01-09', '2026-01-12'), { trialEndsAt: iso('2026-01-12') }],
    [
      'bought during the trial',
      { ...trial('2026-02-09', '2026-02-12'), payments: [monthly('a', '2026-02-10')] },
      {
        hasSubscription: true,
        trialActive: true,
        trialEndsAt: iso('2026-02-12'),
        trialEnd: iso('2026-02-12'),
        status: 'trialing',
        planType: 'monthly',
        currentPeriodStart: iso('2026-02-12'),
        currentPeriodEnd: iso('2026-03-12'),
        accessUntil: iso('2026-03-12'),
      },
    ],
    ['with paid time', { payments: [monthly('a', '2026-02-01')] }, { ...february, status: 'active' }],
    [
      'with paid time and more behind it',
      { payments: [monthly('a', '2026-02-01'), quarterly('b', '2026-02-02')] },
      { ...february, status: 'active', currentPeriodEnd: iso('2026-06-01'), accessUntil: iso('2026-06-01') },
    ],
    ['cancelled', { payments: [monthly('a', '2026-02-01')], cancelledAt: at('2026-02-05') }, { ...february, status: 'active', cancelAtPeriodEnd: true }],
    [
      'cancelled and bought again',
      { payments: [monthly('a', '2026-02-01'), monthly('b', '2026-02-06')], cancelledAt: at('2026-02-05') },
      { ...february, status: 'active', currentPeriodEnd: iso('2026-04-01'), accessUntil: iso('2026-04-01') },
    ],
    [
      'when paid time is over, also for who had cancelled',
      { payments: [monthly('a', '2026-01-01')], cancelledAt: at('2026-01-05') },
      { status: 'canceled', planType: 'monthly', currentPeriodEnd: iso('2026-02-01') },
    ],
    ['refunded in full', { payments: [monthly('a', '2026-02-01', { refunds: [refund('2026-02-05')] })] }, { status: 'canceled', planType: 'monthly', currentPeriodEnd: iso('2026-02-05') }],
    [
      'disputed',
      { payments: [monthly('a', '2026-02-01', { dispute: dispute('open', '2026-02-05') })] },
      { status: 'past_due', planType: 'monthly', currentPeriodEnd: iso('2026-02-05') },
    ],
    [
      'granted',
      { grants: [grant('2026-02-05', '2026-03-05')] },
      { hasAdminPremium: true, adminPremiumEndDate: iso('2026-03-05'), adminPremiumReason: 'Admin granted 1 month(s) premium access', accessUntil: iso('2026-03-05') },
    ],
    [
      'paid, with premium granted behind it',
      { payments: [monthly('a', '2026-02-01')], grants: [grant('2026-03-01', '2026-04-01', { createdAt: at('2026-02-05'), reason: 'Danke' })] },
      { ...february, status: 'active', adminPremiumEndDate: iso('2026-04-01'), adminPremiumReason: 'Danke', accessUntil: iso('2026-04-01') },
    ],
    ['switched on by hand', { manual: { isOn: true, setBy: 'admin', at: at('2026-02-01') } }, { hasManualMembership: true, accessUntil: NO_END.toISOString() }],
  ])('%s', (_what, facts, status) => {
    const told = statusOf({ ...noFacts, ...facts }, now);
    expect(told).toEqual({ ...noSubscription, ...status });
    expect(subscriptionStatusSchema.parse(told)).toEqual(told);
  });
});
