const STORAGE_KEY = 'pendingVerificationEmail';
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The address that waits for its verification; kept for this browser tab only. */
export const pendingEmail = {
  /** @returns null when none is known or storage is blocked */
  read(store: () => Store = () => sessionStorage): string | null {
    try {
      return store().getItem(STORAGE_KEY);
    } catch {
      return null;
    }
  },
  write(email: string, store: () => Store = () => sessionStorage): void {
    try {
      store().setItem(STORAGE_KEY, email);
    } catch {
      // Storage is blocked: the page does without the resend button.
    }
  },
  clear(store: () => Store = () => sessionStorage): void {
    try {
      store().removeItem(STORAGE_KEY);
    } catch {
      // Nothing was stored.
    }
  },
};
