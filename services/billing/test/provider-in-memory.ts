import { randomUUID } from 'node:crypto';
import { plans, type PlanType } from '@b1fuchs/contracts';
import type { ProviderSession } from '../src/domain/provider.js';

/** A provider that keeps sessions in memory, for thousands of histories; that ours and the real one agree is tested elsewhere. */
export function createProviderInMemory() {
  const sessions = new Map<string, ProviderSession>();
  return {
    /** Begins a session that is paid at once. */
    pay(userId: string, planType: PlanType, now: Date): ProviderSession {
      const id = `cs_${randomUUID()}`;
      const session: ProviderSession = {
        id,
        url: null,
        status: 'complete',
        isPaid: true,
        isProcessing: false,
        userId,
        planName: planType,
        consentVersion: '1',
        amountCents: plans[planType].amountCents,
        currency: 'eur',
        customerId: 'cus_1',
        paymentIntentId: `pi_${id}`,
        createdAt: now,
        expiresAt: now,
        chargedAt: now,
        refunds: [],
        dispute: null,
      };
      sessions.set(id, session);
      return session;
    },
    change(id: string, changes: (session: ProviderSession) => Partial<ProviderSession>): void {
      const session = sessions.get(id);
      if (session) sessions.set(id, { ...session, ...changes(session) });
    },
    payments: {
      readSession: (id: string): Promise<ProviderSession | undefined> => Promise.resolve(sessions.get(id)),
      findSessionOf: (paymentIntentId: string): Promise<string | undefined> => Promise.resolve([...sessions.values()].find((session) => session.paymentIntentId === paymentIntentId)?.id),
      refund: (): Promise<never> => Promise.reject(new Error('nobody is erased here')),
    },
  };
}
