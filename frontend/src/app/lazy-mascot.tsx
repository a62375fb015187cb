import { lazy } from 'react';

const Mascot = lazy(() => {
  // What toasts need is fetched too: one of them may have to say that the network is gone.
  void import('../components/ui/toaster.js').catch(() => undefined);
  // A page without him is still a page.
  return import('../features/mascot/mascot.js').catch(() => ({ default: () => null }));
});

/** Fuchs in the corner. */
export function LazyMascot({ userId }: { userId: string }) {
  return <Mascot key={userId} userId={userId} />;
}
