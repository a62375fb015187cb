import type { PlanType } from '@b1fuchs/contracts';
import type { Refund } from './facts.js';

/** A checkout session as the provider tells it now, with what has become of its payment. */
export type ProviderSession = {
  id: string;
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** Complete, and the money is on its way. */
  isProcessing: boolean;
  /** Whose it is; null unless the two places where it stands agree. */
  userId: string | null;
  planName: string | null;
  consentVersion: string | null;
  amountCents: number;
  currency: string;
  customerId: string | null;
  paymentIntentId: string | null;
  createdAt: Date;
  expiresAt: Date;
  chargedAt: Date | null;
  refunds: Refund[];
  dispute: { status: 'open' | 'won' | 'lost'; openedAt: Date } | null;
};

/** A webhook's event: only what it is about is used, the rest is asked for. */
export type ProviderEvent = { id: string; type: string; createdAt: Date; sessionId: string | null; paymentIntentId: string | null; isOfUse: boolean };

export type CheckoutOrder = {
  attemptId: string;
  userId: string;
  customerId: string;
  planType: PlanType;
  consentVersion: string;
  expiresAt: Date;
};

/** Every call may throw AppError PAYMENT_UNAVAILABLE while the provider is away. */
export type Payments = {
  /** @param key the same key makes the same customer */
  createCustomer: (userId: string, key: string) => Promise<string>;
  /** The same attempt makes the same session; undefined where the provider does not know the customer. */
  createCheckout: (order: CheckoutOrder) => Promise<{ sessionId: string; url: string } | undefined>;
  /** Closes an open session; one that is not open stays as it is. */
  expireCheckout: (sessionId: string) => Promise<void>;
  readSession: (sessionId: string) => Promise<ProviderSession | undefined>;
  findSessionOf: (paymentIntentId: string) => Promise<string | undefined>;
  /**
   * Gives money back; without an amount all that is left. The same key refunds once.
   * @throws AppError REFUND_REFUSED where more is asked for than is left
   */
  refund: (order: { paymentIntentId: string; amountCents: number | null; key: string }) => Promise<Refund>;
  /** Sessions that were begun since a time, with what has become of them. */
  listSessions: (since: Date) => AsyncIterable<ProviderSession>;
  /** @throws AppError WEBHOOK_REFUSED unless the provider has signed it within the last five minutes */
  readEvent: (body: Buffer, signature: string) => Promise<ProviderEvent>;
};
