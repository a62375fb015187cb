import { checkoutResponseSchema, WITHDRAWAL_CONSENT, type CheckoutRequest, type PlanType } from '@b1fuchs/contracts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { readJson, request } from '../../../lib/http.js';
import { NoCheckoutUrlError, type CheckoutPlace } from '../model/checkout-failure.js';

/** A little more than the server waits for the payment provider. */
const TIMEOUT_MS = 45_000;

/** The two screens name the plan differently (spec 1, section 7). */
const bodyOf = (place: CheckoutPlace, plan: PlanType): CheckoutRequest => ({
  ...(place === 'subscribe' ? { planId: plan } : { planType: plan }),
  withdrawalConsent: WITHDRAWAL_CONSENT.version,
});

/** Asks for the page on which a plan is paid. The buyer has ticked WITHDRAWAL_CONSENT. Further calls while one is under way do nothing. */
export function useCheckout(place: CheckoutPlace) {
  // Two clicks may come before the page shows that the first one was heard.
  const isUnderWay = useRef(false);
  const { mutate, reset, isPending, error, data } = useMutation({
    mutationFn: async (plan: PlanType): Promise<string> => {
      const body = await readJson(await request('POST', '/api/create-checkout-session', bodyOf(place, plan), { timeoutMs: TIMEOUT_MS }));
      const { success, data: checkout } = checkoutResponseSchema.safeParse(body);
      if (!success) throw new NoCheckoutUrlError();
      return checkout.url;
    },
    onError: () => {
      isUnderWay.current = false;
    },
  });
  return {
    start: (plan: PlanType): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(plan);
    },
    reset: (): void => {
      isUnderWay.current = false;
      reset();
    },
    isPending,
    error,
    /** Where to pay; null until it is known. */
    url: data ?? null,
  };
}
