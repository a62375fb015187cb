import { daysBefore, impersonal, olderThan, personal, type Declarations } from '@b1fuchs/kit';

/** Ten years from the end of the year, as the law wants books to be kept. */
const BOOKS_DAYS = 11 * 366;
const UNPAID_DAYS = 30;
const EVENTS_DAYS = 90;

/** What this service keeps of users. What is paid stays as part of the books, without the link to a person. */
export const declarations: Declarations = {
  accounts: personal('_id', { shown: { outbox: 0, 'checkout.url': 0, 'grants.grantedBy': 0, 'manual.setBy': 0, announced: 0, trialExtensions: 0, revision: 0, nextCheckAt: 0 } }),
  subscriptions: personal('userId', {
    shown: { outbox: 0, revision: 0, lookAt: 0, 'refundRequests.by': 0 },
    keptWithout: ['userId', 'customerId'],
    isOver: (now) => ({
      $or: [
        { state: { $in: ['watched', 'over'] }, createdAt: { $lt: daysBefore(now, UNPAID_DAYS) } },
        { createdAt: { $lt: daysBefore(now, BOOKS_DAYS) } },
      ],
    }),
  }),
  invoices: personal('userId', { keptWithout: ['userId'], isOver: olderThan(BOOKS_DAYS, 'issuedAt') }),
  provider_events: impersonal('ids of what the payment provider has told', { isOver: olderThan(EVENTS_DAYS, 'receivedAt') }),
};
