import type { ProviderEvents } from '../data/provider-events.js';
import type { Payments } from './provider.js';

export type WebhookParts = {
  payments: Pick<Payments, 'readEvent'>;
  providerEvents: Pick<ProviderEvents, 'receive'>;
  /** Has events worked on soon. */
  wakeEvents: () => void;
};

/**
 * Keeps what the provider has told, to be worked on from there: what is kept is not lost.
 * @throws AppError WEBHOOK_REFUSED unless the provider has signed it just now
 */
export async function receiveEvent({ payments, providerEvents, wakeEvents }: WebhookParts, { body, signature }: { body: Buffer; signature: string }, now: Date): Promise<void> {
  await providerEvents.receive(await payments.readEvent(body, signature), now);
  wakeEvents();
}
