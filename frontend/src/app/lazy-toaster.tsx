import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from '../lib/toast-store.js';

const Toaster = lazy(async () => ({ default: (await import('../components/ui/toaster.js')).Toaster }));

/** The place for toasts, fetched with the first one: the sign-in page opens without it. */
export function LazyToaster() {
  const hasToast = useSyncExternalStore(toastStore.subscribe, () => toastStore.current() !== null);
  return (
    <Suspense fallback={null}>{hasToast && <Toaster />}</Suspense>
  );
}
