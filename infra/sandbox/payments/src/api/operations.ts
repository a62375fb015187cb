import type { z } from 'zod';
import type { Core } from '../core.js';
import { openCheckout, expireCheckout, findCheckout, mustFindCheckout, type SessionRequest } from '../payments/checkouts.js';
import { createCustomer, deleteCustomer, updateCustomer } from '../payments/customers.js';
import { refund } from '../payments/refund.js';
import { apiErrors } from './api-error.js';
import * as params from './params.js';
import { listOf } from './shapes.js';

export type Operation = {
  method: 'get' | 'post' | 'delete';
  /** As express takes it, below /v1. */
  path: string;
  params: z.ZodType;
  /** Takes checked parameters without `expand`, and the id in the path where there is one. */
  run: (core: Core, given: unknown, id: string) => object;
};

/** Ties an operation to the type of its parameters. */
const operation = <Schema extends z.ZodType>(
  method: Operation['method'],
  path: string,
  schema: Schema,
  run: (core: Core, given: z.output<Schema>, id: string) => object,
): Operation => ({ method, path, params: schema, run: (core, given, id) => run(core, given as z.output<Schema>, id) });

/** Everything of the provider's API that the sandbox speaks. */
export const operations: Operation[] = [
  operation('post', '/customers', params.customerParams, (core, fields) => createCustomer(core, fields)),
  operation('get', '/customers', params.customerListParams, ({ store }, { email, ...page }) => {
    const present = store.all('customers').flatMap((customer) => (customer.deleted ? [] : [customer]));
    return listOf('/v1/customers', present.filter((customer) => email === undefined || customer.email === email), page);
  }),
  operation('get', '/customers/:id', params.noParams, ({ store }, _, id) => found(store.find('customers', id), 'customer', id)),
  operation('post', '/customers/:id', params.customerParams, (core, fields, id) => updateCustomer(core, id, fields)),
  operation('delete', '/customers/:id', params.noParams, (core, _, id) => deleteCustomer(core, id)),

  operation('post', '/checkout/sessions', params.sessionParams, (core, given) => openCheckout(core, sessionRequest(given))),
  operation('get', '/checkout/sessions', params.sessionListParams, (core, { customer, payment_intent, status, ...page }) => {
    const sessions = core.store.all('checkouts').flatMap(({ session }) => findCheckout(core, session.id)?.session ?? []);
    return listOf('/v1/checkout/sessions', sessions.filter(fits({ customer, payment_intent, status })), page);
  }),
  operation('get', '/checkout/sessions/:id', params.noParams, (core, _, id) => mustFindCheckout(core, id).session),
  operation('post', '/checkout/sessions/:id/expire', params.noParams, (core, _, id) => expireCheckout(core, id)),

  operation('get', '/payment_intents', params.intentListParams, ({ store }, { customer, ...page }) =>
    listOf('/v1/payment_intents', store.all('intents').filter(fits({ customer })), page),
  ),
  operation('get', '/payment_intents/:id', params.noParams, ({ store }, _, id) => found(store.find('intents', id), 'payment_intent', id)),
  operation('get', '/charges', params.paymentListParams.omit({ charge: true }), ({ store }, { payment_intent, ...page }) =>
    listOf('/v1/charges', store.all('charges').filter(fits({ payment_intent })), page),
  ),
  operation('get', '/charges/:id', params.noParams, ({ store }, _, id) => found(store.find('charges', id), 'charge', id)),

  operation('post', '/refunds', params.refundParams, (core, { payment_intent: paymentIntent, amount, reason, metadata }) =>
    refund(core, { paymentIntent, amount, reason, metadata }),
  ),
  operation('get', '/refunds', params.paymentListParams, ({ store }, { payment_intent, charge, ...page }) =>
    listOf('/v1/refunds', store.all('refunds').filter(fits({ payment_intent, charge })), page),
  ),
  operation('get', '/refunds/:id', params.noParams, ({ store }, _, id) => found(store.find('refunds', id), 'refund', id)),
  operation('get', '/disputes', params.paymentListParams, ({ store }, { payment_intent, charge, ...page }) =>
    listOf('/v1/disputes', store.all('disputes').filter(fits({ payment_intent, charge })), page),
  ),
  operation('get', '/disputes/:id', params.noParams, ({ store }, _, id) => found(store.find('disputes', id), 'dispute', id)),

  operation('get', '/events', params.eventListParams, ({ store }, { type, types, ...page }) => {
    const wanted = type === undefined ? types : [type];
    return listOf('/v1/events', store.all('events').filter((event) => wanted?.includes(event.type) ?? true), page);
  }),
  operation('get', '/events/:id', params.noParams, ({ store }, _, id) => found(store.find('events', id), 'event', id)),
];

function found<Found extends object>(object: Found | undefined, kind: string, id: string): Found {
  if (!object) throw apiErrors.noSuch(kind, id);
  return object;
}

/** Holds for objects with these values; what is undefined is not asked for. */
const fits =
  <Key extends string>(wanted: Partial<Record<Key, string | undefined>>) =>
  (object: Record<Key, unknown>): boolean =>
    (Object.entries(wanted) as [Key, string | undefined][]).every(([key, value]) => value === undefined || object[key] === value);

const sessionRequest = (given: z.output<typeof params.sessionParams>): SessionRequest => ({
  lines: given.line_items.map(({ price_data: price, quantity }) => ({
    name: price.product_data.name,
    unitAmount: price.unit_amount,
    quantity,
    currency: price.currency,
  })),
  customer: given.customer ?? null,
  customerEmail: given.customer_email ?? null,
  clientReferenceId: given.client_reference_id ?? null,
  successUrl: given.success_url,
  cancelUrl: given.cancel_url ?? null,
  expiresAt: given.expires_at,
  locale: given.locale ?? null,
  submitType: given.submit_type ?? null,
  metadata: given.metadata,
  intentData: given.payment_intent_data,
});
