import type { Broker } from '@b1fuchs/kit';
import { eventually } from './eventually.js';

/** Resolves when the broker is connected. A service starts without it too; tests that publish at once wait. */
export const brokerConnected = (broker: Pick<Broker, 'isConnected'>): Promise<void> =>
  eventually(() => {
    if (!broker.isConnected()) throw new Error('the broker is not connected yet');
  }, 30_000);
