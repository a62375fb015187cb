import type Stripe from 'stripe';

/** What the sandbox keeps: the provider's own objects, in which others stand by their id until somebody asks for them to be expanded. */
export type Customer = Stripe.Customer;
export type Session = Omit<Stripe.Checkout.Session, 'customer' | 'payment_intent'> & { customer: string | null; payment_intent: string | null };
export type PaymentIntent = Omit<Stripe.PaymentIntent, 'customer' | 'latest_charge'> & { customer: string | null; latest_charge: string | null };
export type Charge = Omit<Stripe.Charge, 'customer' | 'payment_intent'> & { customer: string | null; payment_intent: string };
export type Refund = Omit<Stripe.Refund, 'charge' | 'payment_intent'> & { charge: string; payment_intent: string };
export type Dispute = Omit<Stripe.Dispute, 'charge' | 'payment_intent'> & { charge: string; payment_intent: string };

/** A checkout session with what the provider knows of it and does not show in it. */
export type Checkout = {
  session: Session;
  productName: string;
  /** Goes to the payment that is made. */
  intentData: { metadata: Record<string, string>; description: string | null };
  /** While the money is on its way: what becomes of it by itself, and when (Unix milliseconds). */
  settles?: { at: number; arrives: boolean };
};

export const eventTypes = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.failed',
  'charge.pending',
  'charge.refunded',
  'charge.succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.created',
  'customer.deleted',
  'customer.updated',
  'payment_intent.created',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'refund.created',
] as const satisfies Stripe.Event.Type[];
export type EventType = (typeof eventTypes)[number];

export type SandboxEvent = Omit<Stripe.EventBase, 'type' | 'data'> & {
  type: EventType;
  data: { object: object; previous_attributes?: object };
};

/** An event on its way to the webhook. */
export type Delivery = {
  eventId: string;
  attempts: number;
  /** Unix milliseconds. */
  nextAt: number;
  createdAt: number;
};

/** What a request with an idempotency key was answered. */
export type KeptAnswer = { fingerprint: string; status: number; body: object; at: number };

export type Tables = {
  customers: Customer | Stripe.DeletedCustomer;
  checkouts: Checkout;
  intents: PaymentIntent;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  events: SandboxEvent;
  deliveries: Delivery;
  answers: KeptAnswer;
};
export type TableName = keyof Tables;
