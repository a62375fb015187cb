import { lazy } from 'react';

/** Browsers without requestIdleCallback wait so long; the others no longer than that. */
const LATEST_MS = 2_000;

const Mascot = lazy(async () => {
  await idle();
  // What toasts need is fetched too: one of them may have to say that the network is gone.
  void import('../components/ui/toaster.js').catch(() => undefined);
  // A page without him is still a page.
  return import('../features/mascot/mascot.js').catch(() => ({ default: () => null }));
});

/** Fuchs in the corner, fetched once the page has nothing else to do. */
export function LazyMascot({ userId }: { userId: string }) {
  return <Mascot key={userId} userId={userId} />;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, LATEST_MS);
  });
}
