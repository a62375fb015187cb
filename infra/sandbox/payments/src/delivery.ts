import Stripe from 'stripe';
import { z } from 'zod';
import type { Core } from './core.js';
import type { Delivery, SandboxEvent } from './records.js';

/** How events travel, as tests ask for it. */
export const deliverySettingsSchema = z.strictObject({
  /** Nothing is sent; what happens waits. */
  paused: z.boolean(),
  /** How often each event is sent once more. */
  duplicates: z.int().min(0).max(10),
  /** What waits is sent in the wrong order: the newest first, one after the other. */
  shuffle: z.boolean(),
  /** So many of the next events are never sent. */
  dropNext: z.int().min(0),
  /** The types that the webhook has asked for, as an endpoint's enabled_events do; null for all. */
  types: z.array(z.string()).nullable(),
});
export type DeliverySettings = z.infer<typeof deliverySettingsSchema>;

export type Webhook = { url: string; secret: string };

const TIMEOUT_MS = 10_000;
const GIVES_UP_AFTER_MS = 3 * 24 * 3_600_000;
const LONGEST_PAUSE_MS = 30_000;
const AT_ONCE = 4;
/** In the wrong order: how long events are gathered first, since those of one payment come together. */
const GATHERS_MS = 100;

export type Deliveries = ReturnType<typeof createDeliveries>;

/** Sends events to the webhook until it answers 2xx, with longer and longer pauses, over restarts too. */
export function createDeliveries({ store, now }: Pick<Core, 'store' | 'now'>, initial?: Webhook) {
  let settings: DeliverySettings = { paused: false, duplicates: 0, shuffle: false, dropNext: 0, types: null };
  let webhook = initial;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<void>>();

  const waiting = (): [string, Delivery][] => store.entries('deliveries').filter(([id]) => !underWay.has(id));
  const nextDue = (): [string, Delivery] | undefined => {
    const isDue = ([, { nextAt }]: [string, Delivery]): boolean => nextAt <= now();
    if (!settings.shuffle) return waiting().find(isDue);
    const isGathering = waiting().some((one) => one[1].attempts === 0 && !isDue(one));
    return isGathering ? undefined : waiting().filter(isDue).at(-1);
  };
  const attempt = async ([id, delivery]: [string, Delivery], to: Webhook): Promise<void> => {
    const event = store.find('events', delivery.eventId);
    const isTaken = event === undefined || (await send(event, to, stopping.signal));
    if (isStopped) return;
    if (isTaken || delivery.createdAt < now() - GIVES_UP_AFTER_MS) store.remove('deliveries', id);
    else {
      const attempts = delivery.attempts + 1;
      store.put('deliveries', id, { ...delivery, attempts, nextAt: now() + Math.min(500 * 2 ** attempts, LONGEST_PAUSE_MS) });
    }
  };
  /** Sends what is due, and wakes when more is. */
  function work(): void {
    clearTimeout(timer);
    while (webhook && !settings.paused && !isStopped && underWay.size < (settings.shuffle ? 1 : AT_ONCE)) {
      const next = nextDue();
      if (!next) {
        const pauses = waiting().map(([, { nextAt }]) => nextAt - now()).filter((pause) => pause > 0);
        if (pauses.length > 0) timer = setTimeout(work, Math.min(...pauses)).unref();
        return;
      }
      const [id] = next;
      const done = attempt(next, webhook).finally(() => {
        underWay.delete(id);
        work();
      });
      underWay.set(id, done);
    }
  }
  /** In a moment, when everything that happens at once has happened. */
  const plan = (): void => {
    setImmediate(work);
  };

  plan();
  return {
    announce: (event: SandboxEvent): void => {
      if (!webhook || settings.types?.includes(event.type) === false) return;
      if (settings.dropNext > 0) {
        settings = { ...settings, dropNext: settings.dropNext - 1 };
        return;
      }
      const at = now();
      for (let copy = 0; copy <= settings.duplicates; copy += 1) {
        store.put('deliveries', `${event.id}-${copy}`, { eventId: event.id, attempts: 0, createdAt: at, nextAt: settings.shuffle ? at + GATHERS_MS : at });
      }
      plan();
    },
    settings: (): DeliverySettings & { waiting: number } => ({ ...settings, waiting: store.all('deliveries').length }),
    change(changes: Partial<DeliverySettings>): void {
      settings = { ...settings, ...changes };
      plan();
    },
    /** Sends to another address from now on. */
    deliverTo(next: Webhook): void {
      webhook = next;
      plan();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      stopping.abort();
      await Promise.all(underWay.values());
    },
  };
}

/** Sends an event once, signed at this moment; tells whether the webhook has taken it. */
async function send(event: SandboxEvent, { url, secret }: Webhook, stopping: AbortSignal): Promise<boolean> {
  const payload = JSON.stringify(event, null, 2);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }) },
      body: payload,
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Nobody there, or too slow: it is sent again.
    return false;
  }
}
