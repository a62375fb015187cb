import { useRef, type RefObject } from 'react';

/**
 * Gives the focus back to what opened a dialog, unless the page has meanwhile put it somewhere itself
 * (a link in the dialog that led to another page, for example).
 * @param fallback takes the focus where what opened the dialog is gone by then
 */
export function useFocusReturn(fallback?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else fallback?.current?.focus();
    },
  };
}
