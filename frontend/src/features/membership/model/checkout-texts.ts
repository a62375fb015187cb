import { help } from '../../../lib/interface-language/help.js';
import type { Waits } from './next-period.js';

/** Plan choice (spec 1, section 2). */
export const subscribeTexts = {
  title: 'Choose Your Plan',
  lead: help('You pay once for a fixed time. Nothing renews by itself.'),
  canceled: help('You went back before paying. Nothing was charged.'),
  popular: 'Most Popular',
  oneTime: 'One-time payment, any VAT included',
  perMonth: (price: string) => `About ${price} per month`,
  saves: (euros: number, percent: number) => `Saves about ${euros} euro (${percent}%)`,
  choose: (plan: string) => `Get ${plan}`,
  includes: 'Premium Includes',
  benefits: ['All modules', 'Unlimited practice', 'Priority support', 'Advanced analytics'],
  manage: 'View Your Membership',
} as const;

export const loginRequiredTexts = {
  title: help('Login Required'),
  text: help('Please sign in to choose a plan. You come back to this page afterwards.'),
  action: 'Sign In',
} as const;

export const adminTexts = {
  title: help('Admin Access'),
  text: help('As an administrator you have full access. You need no subscription.'),
  dashboard: 'Go to Admin Dashboard',
  home: 'Back to Home',
} as const;

/** The dialog before the payment provider. */
export const orderTexts = {
  title: 'Your Order',
  plan: 'Plan',
  price: 'Price',
  vat: 'any VAT included',
  access: 'Access',
  period: (from: string, until: string) => `${from} to ${until}`,
  once: help('You pay once. Your access ends by itself and does not renew.'),
  waits: {
    trial: help('It begins when your free trial ends, so you lose none of it.'),
    membership: help('It begins when the time that you have already paid for ends.'),
    premium: help('It begins when the premium access that you were given ends.'),
  } satisfies Record<Waits, string>,
  noEnd: help('Your membership has no end date at the moment. You do not need to pay for access.'),
  terms: 'Nutzungsbedingungen (AGB)',
  cancel: 'Cancel',
  pay: 'Weiter zur Zahlung',
  settingUp: help('Setting up your payment...'),
  redirect: help('You are being taken to the payment page. If nothing happens, use this link:'),
  fallback: 'Continue to Payment',
} as const;

/** What is said where no payment could be set up (spec 1, section 8). */
export const failureTexts = {
  subscribe: {
    title: help('Payment Setup Failed'),
    refused: help('Failed to create checkout session'),
    noUrl: help('No checkout URL received from server'),
    other: help('Unable to set up payment. Please try again.'),
  },
  manage: {
    title: help('Upgrade Failed'),
    refused: help('Unable to create checkout session. Please try again.'),
    noUrl: help('Unable to create checkout session. Please try again.'),
    other: help('Failed to start upgrade process. Please try again.'),
  },
} as const;

/** After paying (spec 1, section 2). */
export const outcomeTexts = {
  loading: help('Your payment is being checked …'),
  pendingTitle: help('Your payment is on its way'),
  pending: help('The payment provider has not confirmed your payment yet. This page asks again every few seconds.'),
  slow: help('This takes longer than usual. You need not wait: your access opens by itself as soon as the payment arrives.'),
  failedTitle: help('Payment Error'),
  unpaid: help('This payment was not completed. If money has left your account all the same, please write to us.'),
  unknown: help('We could not find this payment. If money has left your account, please write to us.'),
  noSession: help('This page was opened without a payment. If you have paid, your access opens by itself.'),
  unchecked: help('We could not check your payment right now. If you have paid, your access opens by itself: please look at your membership before you pay again.'),
  checkAgain: 'Check Again',
  tryAgain: 'Try Again',
  support: 'Contact Support',
  membership: 'View Your Membership',
  welcome: 'Welcome to B1 Fuchs Pro!',
  thanks: help('Thank you. Your payment has arrived.'),
  paid: 'Paid',
  plan: 'Plan',
  from: 'Access From',
  until: 'Access Until',
  start: 'Start Learning Now',
  dashboard: 'Go to Dashboard',
  confirmed: 'Payment Confirmed',
  transaction: 'Transaction ID',
  toast: { title: help('Payment Successful'), text: help('Your payment has arrived. Enjoy practising!') },
} as const;
