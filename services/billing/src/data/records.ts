import type { Outbox } from '@b1fuchs/kit';
import type { Connection } from 'mongoose';
import { accountModel } from './account-model.js';
import { createAccounts } from './accounts.js';
import { invoiceModel } from './invoice-model.js';
import { createInvoices } from './invoices.js';
import { providerEventModel } from './provider-event-model.js';
import { createProviderEvents } from './provider-events.js';
import { subscriptionModel } from './subscription-model.js';
import { createSubscriptions } from './subscriptions.js';

/** Opens all that the service keeps. @param startOutbox begins to send what waits in these collections */
export async function openRecords<Box extends Pick<Outbox, 'nudge'>>(connection: Connection, startOutbox: (collections: Connection['collections'][string][]) => Box) {
  const models = { accounts: accountModel(connection), subscriptions: subscriptionModel(connection), events: providerEventModel(connection), invoices: invoiceModel(connection) };
  await Promise.all(Object.values(models).map((model) => model.init()));
  const outbox = startOutbox([models.accounts.collection, models.subscriptions.collection]);
  return {
    outbox,
    accounts: createAccounts(models.accounts, outbox),
    subscriptions: createSubscriptions(models.subscriptions, outbox),
    providerEvents: createProviderEvents(models.events),
    invoices: createInvoices(models.invoices),
  };
}
