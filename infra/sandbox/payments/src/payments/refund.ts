import { apiErrors } from '../api/api-error.js';
import { secondsOf, type Core } from '../core.js';
import { newId } from '../ids.js';
import type { Charge, Refund } from '../records.js';

export type RefundRequest = {
  paymentIntent: string;
  /** By default all that is left. */
  amount?: number | undefined;
  reason?: string | undefined;
  metadata?: Record<string, string> | undefined;
};

/**
 * Gives money back.
 * @throws ApiError for more than is left, and for a payment that never succeeded or is disputed.
 */
export function refund(core: Core, { paymentIntent, amount, reason, metadata = {} }: RefundRequest): Refund {
  const charge = succeededCharge(core, paymentIntent);
  const left = charge.amount - charge.amount_refunded;
  if (charge.refunded) throw apiErrors.invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (charge.disputed && !isWon(core, charge)) throw apiErrors.invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  const given = amount ?? left;
  if (given > left) {
    throw apiErrors.invalid(`Refund amount (${given}) is greater than unrefunded amount on charge (${left}).`, { param: 'amount' });
  }
  const made = newRefund(charge, { amount: given, reason: reason ?? null, metadata, created: secondsOf(core) });
  const total = charge.amount_refunded + given;
  const after: Charge = { ...charge, amount_refunded: total, refunded: total === charge.amount };
  core.store.put('refunds', made.id, made);
  core.store.put('charges', after.id, after);
  core.emit('refund.created', made);
  core.emit('charge.refunded', after, { amount_refunded: charge.amount_refunded, ...(after.refunded ? { refunded: false } : {}) });
  return made;
}

/** The charge of a payment that has been paid. */
export function succeededCharge(core: Core, paymentIntent: string): Charge {
  const intent = core.store.find('intents', paymentIntent);
  if (!intent) throw apiErrors.noSuchParam('payment_intent', paymentIntent, 'payment_intent');
  const charge = core.store.find('charges', intent.latest_charge ?? '');
  if (charge?.status !== 'succeeded') {
    throw apiErrors.invalid(`This PaymentIntent (${paymentIntent}) does not have a successful charge to refund.`, { param: 'payment_intent' });
  }
  return charge;
}

const isWon = (core: Core, charge: Charge): boolean => core.store.all('disputes').some((dispute) => dispute.charge === charge.id && dispute.status === 'won');

const newRefund = (charge: Charge, { amount, reason, metadata, created }: Pick<Refund, 'amount' | 'reason' | 'metadata' | 'created'>): Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  created,
  currency: charge.currency,
  charge: charge.id,
  payment_intent: charge.payment_intent,
  customer: charge.customer,
  customer_account: null,
  metadata,
  reason,
  status: 'succeeded',
  balance_transaction: null,
  destination_details: { type: 'card', card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' } },
  payment_method: charge.payment_method,
  receipt_number: null,
  source_transfer_reversal: null,
  transfer_reversal: null,
});
