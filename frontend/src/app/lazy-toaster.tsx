import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toastStore } from '../lib/toast-store.js';

/** The place for toasts, fetched with the first one: the sign-in page opens without it. Where that fails, the next toast tries again. */
export function LazyToaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const wanted = toast !== null && Toaster === null ? toast.id : null;
  useEffect(() => {
    if (wanted === null) return;
    import('../components/ui/toaster.js').then((loaded) => setToaster(() => loaded.Toaster), () => undefined);
  }, [wanted]);
  return toast !== null && Toaster !== null ? <Toaster /> : null;
}
