import { apiErrors } from '../api/api-error.js';
import { secondsOf, type Core } from '../core.js';
import { newId } from '../ids.js';
import type { Checkout, Session } from '../records.js';
import { newSession } from './new-session.js';

const MINUTE_S = 60;
const HOUR_S = 3_600;

export type SessionRequest = {
  lines: { name: string; unitAmount: number; quantity: number; currency: string }[];
  customer: string | null;
  customerEmail: string | null;
  clientReferenceId: string | null;
  successUrl: string;
  cancelUrl: string | null;
  /** Unix seconds; by default in 24 hours. */
  expiresAt?: number | undefined;
  locale: string | null;
  submitType: string | null;
  metadata: Record<string, string>;
  intentData: Checkout['intentData'];
};

/**
 * Opens a session with a page where it can be paid.
 * @throws ApiError as the provider does, for an unknown customer, mixed currencies or a time that is too near or too far.
 */
export function openCheckout(core: Core, request: SessionRequest): Session {
  const created = secondsOf(core);
  const expiresAt = request.expiresAt ?? created + 24 * HOUR_S;
  if (expiresAt < created + 30 * MINUTE_S) throw tooSoonOrLate('at least 30 minutes');
  if (expiresAt > created + 24 * HOUR_S) throw tooSoonOrLate('less than 24 hours');
  const [currency, ...others] = new Set(request.lines.map((line) => line.currency));
  if (currency === undefined || others.length > 0) throw apiErrors.invalid('All prices must be in one currency.', { param: 'line_items' });
  if (request.customer !== null) {
    const customer = core.store.find('customers', request.customer);
    if (!customer || customer.deleted) throw apiErrors.noSuchParam('customer', request.customer, 'customer');
  }
  const id = newId('cs_test', 58);
  const session = newSession({
    id,
    created,
    expires_at: expiresAt,
    url: new URL(`/pay/${id}`, core.publicUrl).href,
    amount: request.lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0),
    currency,
    customer: request.customer,
    customer_email: request.customerEmail,
    client_reference_id: request.clientReferenceId,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    locale: request.locale,
    submit_type: request.submitType,
    metadata: request.metadata,
  });
  core.store.put('checkouts', id, { session, productName: request.lines.map(({ name }) => name).join(', '), intentData: request.intentData });
  return session;
}

const tooSoonOrLate = (bound: string) =>
  apiErrors.invalid(`The \`expires_at\` timestamp must be ${bound} from Checkout Session creation.`, { param: 'expires_at' });

/** The checkout of a session, which ends here when its time is over. */
export function findCheckout(core: Core, id: string): Checkout | undefined {
  const checkout = core.store.find('checkouts', id);
  const isOver = checkout?.session.status === 'open' && checkout.session.expires_at <= secondsOf(core);
  return isOver ? expire(core, checkout) : checkout;
}

/** @throws ApiError when there is none. */
export function mustFindCheckout(core: Core, id: string): Checkout {
  const checkout = findCheckout(core, id);
  if (!checkout) throw apiErrors.noSuch('checkout.session', id, 'session');
  return checkout;
}

/**
 * Closes an open session before its time.
 * @throws ApiError for one that is not open.
 */
export function expireCheckout(core: Core, id: string): Session {
  const checkout = mustFindCheckout(core, id);
  const { status } = checkout.session;
  if (status !== 'open') {
    throw apiErrors.invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status ?? ''}\`.`);
  }
  return expire(core, checkout).session;
}

function expire(core: Core, checkout: Checkout): Checkout {
  const expired: Checkout = { ...checkout, session: { ...checkout.session, status: 'expired', url: null } };
  core.store.put('checkouts', expired.session.id, expired);
  core.emit('checkout.session.expired', expired.session);
  return expired;
}
