import type { Lifecycle } from '@b1fuchs/kit';

/** Collects what a test starts; `stopAll` ends it in reverse order. */
export function testLifecycle(): Lifecycle & { stopAll: () => Promise<void> } {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    onStop: (_name, stop) => steps.push(stop),
    stopAll: async () => {
      for (const stop of steps.splice(0).reverse()) await stop();
    },
  };
}
