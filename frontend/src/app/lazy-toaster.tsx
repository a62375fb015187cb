import { lazy, useSyncExternalStore } from 'react';
import { toastStore } from '../lib/toast-store.js';
import { Extra } from './extra.js';

const Toaster = lazy(async () => ({ default: (await import('../components/ui/toaster.js')).Toaster }));

/** The place for toasts, fetched with the first one: the sign-in page opens without it. */
export function LazyToaster() {
  const hasToast = useSyncExternalStore(toastStore.subscribe, () => toastStore.current() !== null);
  return <Extra>{hasToast && <Toaster />}</Extra>;
}
