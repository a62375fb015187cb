import { AppError } from '@b1fuchs/kit';
import Stripe from 'stripe';

/** What the provider says of a request that it has understood and refuses. */
export const isRefusal = (error: unknown, code: string): error is Stripe.errors.StripeError => error instanceof Stripe.errors.StripeError && error.code === code;

/** Turns whatever the provider fails with into words, for a learner without others; the cause is for the log. */
export async function orUnavailable<Result>(call: Promise<Result>, message?: string): Promise<Result> {
  return call.catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : new AppError('PAYMENT_UNAVAILABLE', { ...(message === undefined ? {} : { message }), cause: withoutRequest(cause) });
  });
}

/** The library's errors carry headers and raw answers; the log needs none of them. */
function withoutRequest(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause;
  const { type, code, statusCode, requestId } = cause;
  return new Error(`the payment provider failed: ${[type, code, statusCode, requestId].filter((part) => part !== undefined).join(', ')}`);
}
