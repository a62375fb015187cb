import { apiErrors } from '../api/api-error.js';
import { secondsOf, type Core } from '../core.js';
import { newId } from '../ids.js';
import type { Charge, Dispute } from '../records.js';
import { succeededCharge } from './refund.js';

const ANSWER_WITHIN_S = 7 * 24 * 3_600;

/**
 * The payer's bank takes the money back until it is clear who is right.
 * @throws ApiError when there is nothing left to dispute, or it has been disputed before.
 */
export function openDispute(core: Core, paymentIntent: string): Dispute {
  const charge = succeededCharge(core, paymentIntent);
  if (charge.disputed) throw apiErrors.invalid(`Charge ${charge.id} has been disputed already.`);
  if (charge.refunded) throw apiErrors.invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const dispute = newDispute(charge, secondsOf(core));
  core.store.put('charges', charge.id, { ...charge, disputed: true });
  core.store.put('disputes', dispute.id, dispute);
  core.emit('charge.dispute.created', dispute);
  core.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/**
 * The banks have decided: `won` brings the money back to the seller.
 * @throws ApiError when no dispute is open.
 */
export function closeDispute(core: Core, paymentIntent: string, status: 'won' | 'lost'): Dispute {
  const open = core.store.all('disputes').find((dispute) => dispute.payment_intent === paymentIntent && dispute.status === 'needs_response');
  if (!open) throw apiErrors.invalid(`No dispute of ${paymentIntent} is open.`);
  const closed: Dispute = { ...open, status, is_charge_refundable: status === 'won' };
  core.store.put('disputes', closed.id, closed);
  if (status === 'won') core.emit('charge.dispute.funds_reinstated', closed);
  core.emit('charge.dispute.closed', closed, { status: open.status });
  return closed;
}

const newDispute = (charge: Charge, created: number): Dispute => ({
  id: newId('du'),
  object: 'dispute',
  amount: charge.amount - charge.amount_refunded,
  balance_transactions: [],
  charge: charge.id,
  created,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: noEvidence,
  evidence_details: {
    due_by: created + ANSWER_WITHIN_S,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: 'fraudulent',
  status: 'needs_response',
});

const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
