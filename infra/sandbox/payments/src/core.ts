import Stripe from 'stripe';
import { newId } from './ids.js';
import type { EventType, SandboxEvent } from './records.js';
import type { Store } from './store.js';

/** What everything that changes payments works with. */
export type Core = {
  store: Store;
  /** Unix milliseconds. */
  now: () => number;
  /** Under which browsers reach the sandbox. */
  publicUrl: string;
  /** How long delayed money is on its way. */
  settleAfterMs: number;
  /** Notes what happened to an object as it now is, and sends it to the webhook. */
  emit: (type: EventType, object: object, previous?: object) => void;
};

export const secondsOf = (core: Pick<Core, 'now'>): number => Math.floor(core.now() / 1_000);

/** Makes `emit`: events are kept, and `announce` is told of each. */
export const createEmit =
  ({ store, now, announce }: Pick<Core, 'store' | 'now'> & { announce: (event: SandboxEvent) => void }): Core['emit'] =>
  (type, object, previous) => {
    const event: SandboxEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: secondsOf({ now }),
      data: { object, ...(previous ? { previous_attributes: previous } : {}) },
      livemode: false,
      pending_webhooks: 0,
      request: { id: null, idempotency_key: null },
      type,
    };
    store.put('events', event.id, event);
    announce(event);
  };

const EVENTS_KEPT_S = 30 * 24 * 3_600;

/** Forgets events that are older than the provider's list of them reaches. */
export function forgetOldEvents(core: Core): void {
  for (const { id, created } of core.store.all('events')) if (created < secondsOf(core) - EVENTS_KEPT_S) core.store.remove('events', id);
}
