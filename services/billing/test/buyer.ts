import {
  checkoutResponseSchema,
  IDENTITY_HEADER,
  paymentsResponseSchema,
  subscriptionStatusSchema,
  verifyCheckoutResponseSchema,
  WITHDRAWAL_CONSENT,
  type Identity,
  type Payment,
  type PlanType,
  type SubscriptionStatus,
  type VerifyCheckoutResponse,
} from '@b1fuchs/contracts';
import { signInternalToken } from '@b1fuchs/kit';
import { identityToken, signingKeyOf, someIdentity } from '@b1fuchs/testing';
import request, { type Response } from 'supertest';
import type { AuthStandIn } from './auth-stand-in.js';
import type { BillingUnderTest } from './billing-under-test.js';

const HOUR_MS = 3_600_000;

/** A learner who calls billing as the gateway passes their calls on, and pays at the provider. */
export function createBuyer(billing: BillingUnderTest, identity: Identity) {
  const { userId } = identity;
  const call = (method: 'get' | 'post', path: string, body?: object): Promise<Response> => {
    const asked = request(billing.baseUrl)[method](path).set(IDENTITY_HEADER, identityToken('billing', identity));
    return body === undefined ? asked : asked.send(body);
  };
  const order = (planType: PlanType) => call('post', '/api/create-checkout-session', { planId: planType, withdrawalConsent: WITHDRAWAL_CONSENT.version });
  /** Opens a checkout. @returns the session */
  const checkout = async (planType: PlanType = 'monthly'): Promise<string> => {
    const answer = await order(planType);
    expect(answer.status).toBe(200);
    return sessionIn(checkoutResponseSchema.parse(answer.body).url);
  };
  const verify = (sessionId: string): Promise<Response> => call('post', '/api/verify-checkout-session', { sessionId });
  return {
    userId,
    identity,
    call,
    order,
    checkout,
    verify,
    async verified(sessionId: string): Promise<VerifyCheckoutResponse> {
      const answer = await verify(sessionId);
      expect(answer.status).toBe(200);
      return verifyCheckoutResponseSchema.parse(answer.body);
    },
    /** Buys, and comes back from the provider. @returns the session */
    async buy(planType: PlanType = 'monthly'): Promise<string> {
      const sessionId = await checkout(planType);
      await atProvider(billing).pay(sessionId, 'paid');
      expect((await verify(sessionId)).body).toMatchObject({ success: true });
      return sessionId;
    },
    async status(): Promise<SubscriptionStatus> {
      const answer = await call('get', '/api/subscription/status');
      expect(answer.status).toBe(200);
      return subscriptionStatusSchema.parse(answer.body);
    },
    payments: async (): Promise<Payment[]> => paymentsResponseSchema.parse((await call('get', '/api/subscription/payments')).body).payments,
  };
}
export type Buyer = ReturnType<typeof createBuyer>;

/** Somebody whose trial began an hour ago, or so many hours; their id is their own. */
export async function someBuyer(billing: BillingUnderTest, auth: AuthStandIn, { hours = 1, ...changes }: Partial<Identity> & { hours?: number } = {}): Promise<Buyer> {
  const identity = someIdentity(changes);
  auth.knows(identity.userId, new Date(Date.now() - hours * HOUR_MS));
  await billing.entitledUntil(identity.userId);
  return createBuyer(billing, identity);
}

/** The session in the address of a payment page. */
export function sessionIn(url: string): string {
  const id = /cs_\w+/.exec(url)?.[0];
  if (id === undefined) throw new Error(`no session in ${url}`);
  return id;
}

/** What happens at the provider. */
export function atProvider({ sandbox }: Pick<BillingUnderTest, 'sandbox'>) {
  const ask = async (method: string, path: string, body: object): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${sandbox.port}/_sandbox/${path}`, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
  };
  return {
    pay: (sessionId: string, outcome: 'paid' | 'declined' | 'delayed' | 'delayed-failure' | 'arrived' | 'failed') => ask('POST', `sessions/${sessionId}/pay`, { outcome }),
    refund: (sessionId: string, amount?: number) => ask('POST', `payments/${sessionId}/refund`, amount === undefined ? {} : { amount }),
    dispute: (sessionId: string, status: 'open' | 'won' | 'lost') => ask('POST', `payments/${sessionId}/dispute`, { status }),
    delivery: (settings: object) => ask('PUT', 'delivery', settings),
    faults: (faults: object) => ask('PUT', 'faults', faults),
  };
}

/** What the admin service asks. */
export const asAdmin = (billing: BillingUnderTest, method: 'post' | 'put', path: string, body: object): Promise<Response> =>
  request(billing.baseUrl)[method](path).set(IDENTITY_HEADER, signInternalToken(signingKeyOf('admin'), 'billing')).send(body);
