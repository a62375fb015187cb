const MEMBERSHIP_REQUIRED = 402;

/** Whether practice was refused for want of a membership, as calls tell it. */
export function createPracticeAccess() {
  let isClosed = false;
  const listeners = new Set<() => void>();

  function set(next: boolean): void {
    if (next === isClosed) return;
    isClosed = next;
    for (const tell of listeners) tell();
  }

  return {
    isClosed: (): boolean => isClosed,
    /** Whatever the server answers passes here. */
    answered: ({ status }: Pick<Response, 'status'>): void => {
      if (status === MEMBERSHIP_REQUIRED) set(true);
    },
    /** There is access, or somebody else is here. */
    open: (): void => set(false),
    subscribe: (tell: () => void): (() => void) => {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
  };
}

export const practiceAccess = createPracticeAccess();
