import { useRef } from 'react';

/**
 * Gives the focus back to what opened a dialog, unless the page has meanwhile put it somewhere itself
 * (a link in the dialog that led to another page, for example).
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
