import { useEffect, type RefObject } from 'react';

type State = {
  isBusy: boolean;
  /** What stands over the button; null where there is nothing. */
  notice: string | null;
};

/** After a failure the button is in sight again and, as it lost the focus while it was disabled, focused again. */
export function useReturnToButton(button: RefObject<HTMLButtonElement | null>, { isBusy, notice }: State): void {
  useEffect(() => {
    if (isBusy || notice === null) return;
    if (document.activeElement === document.body) button.current?.focus();
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [button, isBusy, notice]);
}
