import type { ProviderEvents, TakenEvent } from '../data/provider-events.js';
import type { Subscriptions } from '../data/subscriptions.js';
import { fulfil, type FulfilParts } from './fulfil.js';
import type { Payments } from './provider.js';

export type EventParts = FulfilParts & {
  providerEvents: Pick<ProviderEvents, 'take' | 'finish' | 'putOff'>;
  subscriptions: Pick<Subscriptions, 'idOfIntent' | 'take'>;
  payments: Pick<Payments, 'findSessionOf'>;
};

/** Longer than any work takes: what was taken by a process that has died is taken again. */
const LEASE_MS = 2 * 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** More than two days, at the longest pause. */
const TRIES = 60;

/**
 * Works on one event of the provider that is due. It is only a hint to ask what has become of its session.
 * @param tellFailure hears why an event has to wait, and whether it was given up
 * @returns whether there was one
 */
export async function workOnNextEvent(parts: EventParts, now: Date, tellFailure: (error: unknown, isGivenUp: boolean) => void): Promise<boolean> {
  const event = await parts.providerEvents.take(now, new Date(now.getTime() + LEASE_MS));
  if (!event) return false;
  try {
    await parts.providerEvents.finish(event.id, (await workOn(parts, event, now)) ? 'done' : 'ignored');
  } catch (error) {
    const isGivenUp = event.attempts >= TRIES;
    tellFailure(error, isGivenUp);
    if (isGivenUp) await parts.providerEvents.finish(event.id, 'failed');
    else await parts.providerEvents.putOff(event.id, new Date(now.getTime() + pauseAfter(event.attempts)));
  }
  return true;
}

/** @returns false where the event is about no checkout session */
export async function workOn(parts: EventParts, { sessionId, paymentIntentId }: Pick<TakenEvent, 'sessionId' | 'paymentIntentId'>, now: Date): Promise<boolean> {
  const id = sessionId ?? (paymentIntentId === null ? undefined : ((await parts.subscriptions.idOfIntent(paymentIntentId)) ?? (await parts.payments.findSessionOf(paymentIntentId))));
  return id !== undefined && (await fulfil(parts, id, now))?.record !== undefined;
}

const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

/**
 * Asks after sessions of which nothing was heard, as a webhook can be lost and a buyer may not come back, and after those whose
 * consequences a crash has cut short.
 * @returns how many were looked at
 */
export async function lookAtSessions(parts: EventParts, { now, limit, tellFailure }: { now: Date; limit: number; tellFailure: (error: unknown) => void }): Promise<number> {
  const ids = await parts.subscriptions.take(now, new Date(now.getTime() + LEASE_MS), limit);
  for (const id of ids) await fulfil(parts, id, now).catch(tellFailure);
  return ids.length;
}
