import type Stripe from 'stripe';
import { apiErrors } from '../api/api-error.js';
import { secondsOf, type Core } from '../core.js';
import { newId } from '../ids.js';
import type { Customer } from '../records.js';

export type CustomerFields = Partial<Pick<Customer, 'email' | 'name' | 'description'>> & { metadata?: Record<string, string> | undefined };

export function createCustomer(core: Core, { metadata = {}, ...fields }: CustomerFields): Customer {
  const customer: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: secondsOf(core),
    currency: null,
    default_source: null,
    delinquent: false,
    description: fields.description ?? null,
    discount: null,
    email: fields.email ?? null,
    invoice_prefix: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    name: fields.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  core.store.put('customers', customer.id, customer);
  core.emit('customer.created', customer);
  return customer;
}

/** Changes what is given; metadata is added to what there is, and an empty value takes a key away. */
export function updateCustomer(core: Core, id: string, { metadata = {}, ...fields }: CustomerFields): Customer {
  const before = mustFindCustomer(core, id);
  const merged = Object.fromEntries(Object.entries({ ...before.metadata, ...metadata }).filter(([, value]) => value !== ''));
  const customer: Customer = { ...before, ...fields, metadata: merged };
  core.store.put('customers', id, customer);
  core.emit('customer.updated', customer);
  return customer;
}

/** What was paid stays, without the person. */
export function deleteCustomer(core: Core, id: string): Stripe.DeletedCustomer {
  const customer = mustFindCustomer(core, id);
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  core.store.put('customers', id, deleted);
  core.emit('customer.deleted', customer);
  return deleted;
}

function mustFindCustomer(core: Core, id: string): Customer {
  const customer = core.store.find('customers', id);
  if (!customer || customer.deleted) throw apiErrors.noSuch('customer', id);
  return customer;
}
