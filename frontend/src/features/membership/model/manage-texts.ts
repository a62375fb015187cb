import { help } from '../../../lib/interface-language/help.js';
import type { BoxKind } from './status-view.js';

const remaining = (days: number): string => (days === 0 ? 'Last day' : days === 1 ? '1 day remaining' : `${days} days remaining`);

/** The management screen (spec 1, section 2). Access is bought once: where the specification speaks of billing, it says until when access runs. */
export const manageTexts = {
  title: 'Manage Subscription',
  loading: help('Your membership is loading …'),
  failedTitle: help('Error Loading Subscription'),
  failed: help('Failed to load subscription details'),
  home: 'Return to Home',
  remaining,
  trial: { title: 'Free Trial', ends: 'Ends on' },
  premium: { title: 'Premium Access', ends: 'Ends on', reason: 'Reason' },
  manual: { title: 'Premium Membership', text: help('Our team has switched your membership on. It has no end date.') },
  current: {
    title: 'Current Subscription',
    plan: 'Plan',
    from: 'Access from',
    until: 'Access until',
    left: 'Time left',
    once: help('You pay once. Your access ends by itself and does not renew.'),
    change: 'Change Plan',
    cancel: 'Cancel Subscription',
    reactivate: 'Reactivate Subscription',
  },
  box: {
    canceling: { title: 'Canceling', text: (until: string) => help(`You keep your access until ${until}. We do not remind you before it ends. You can reactivate your subscription until then.`) },
    trial: { title: 'Trial Period', text: (until: string) => help(`Your free trial runs until ${until}. The time that you have paid for begins after it.`) },
    'past-due': { title: 'Past Due', text: () => help('A payment is disputed. What was paid with it is paused until the dispute is settled. Please write to us if you know nothing of it.') },
    active: { title: 'Active', text: (until: string) => help(`All modules are open to you until ${until}.`) },
  } satisfies Record<BoxKind, { title: string; text: (until: string) => string }>,
  cancel: {
    title: 'Cancel Subscription?',
    text: (until: string) => help(`You keep your access until ${until}, and nothing more is charged in any case. After canceling, we do not remind you before it ends. You can reactivate your subscription until then.`),
    keep: 'Keep Subscription',
    confirm: 'Cancel Subscription',
    failedTitle: help('Cancellation Failed'),
    failed: help('Failed to cancel subscription. Please try again.'),
    done: help('Subscription Canceled'),
  },
  reactivate: {
    failedTitle: help('Reactivation Failed'),
    failed: help('Failed to reactivate subscription. Please try again.'),
    done: help('Subscription Reactivated'),
  },
  extend: {
    title: 'Extend Your Membership',
    text: help('What you buy now begins when your access ends. Your current plan is on the page for changing plans, if you want to buy it again.'),
    current: 'Current Membership',
    choose: (plan: string) => `Get ${plan}`,
  },
  none: {
    title: help('No Active Membership'),
    text: help('Choose a plan to practise without limits. You pay once, and nothing renews by itself.'),
    action: 'Choose a Plan',
  },
  support: {
    title: 'Contact Support',
    text: help('Is something not right with your membership? Write to us.'),
    open: 'Contact Support',
    responseTime: help('Average response time: 2-4 hours'),
    sent: { title: help('Message Sent'), text: help('Thank you for contacting us. Our support team will get back to you soon.') },
  },
} as const;

/** What was paid, and the papers for it. */
export const historyTexts = {
  title: 'Payment History',
  loading: help('Your payments are loading …'),
  failed: help('Your payments cannot be shown right now.'),
  tryAgain: 'Try Again',
  none: help('Here you will find what you have paid, with an invoice for each payment.'),
  access: (from: string, until: string) => `Access ${from} to ${until}`,
  refunded: (amount: string) => `${amount} refunded`,
  paper: { invoice: (number: string) => `Invoice ${number}`, 'credit-note': (number: string) => `Credit note ${number}` },
  status: { paid: 'Paid', partly_refunded: 'Partly Refunded', refunded: 'Refunded', disputed: 'Disputed', lost: 'Charged Back' },
} as const;
