/** A dismissed toast is forgotten after this many milliseconds (spec 1, section 9). */
const REMOVAL_DELAY_MS = 1_000_000;

/** A short notice. `destructive` is for failures; `lang` is the language of its words, German unless named. */
export type ToastInput = { title: string; description?: string; tone?: 'neutral' | 'success' | 'destructive'; lang?: 'de' | 'en' };
export type Toast = ToastInput & { id: number; open: boolean };

/** One toast is visible at a time: a new one takes the place of the one before (spec 1, section 9). */
export function createToastStore() {
  let current: Toast | null = null;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(next: Toast | null): void {
    current = next;
    for (const listener of listeners) listener();
  }

  return {
    show: (input: ToastInput): void => {
      clearTimeout(removal);
      lastId += 1;
      set({ ...input, id: lastId, open: true });
    },
    dismiss: (id: number): void => {
      if (current?.id !== id || !current.open) return;
      set({ ...current, open: false });
      removal = setTimeout(() => set(null), REMOVAL_DELAY_MS);
    },
    current: (): Toast | null => current,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const toastStore = createToastStore();

/** Shows a toast for 5 s: `toast({ title: 'Gespeichert', tone: 'success' })`. */
export const toast = (input: ToastInput): void => toastStore.show(input);
