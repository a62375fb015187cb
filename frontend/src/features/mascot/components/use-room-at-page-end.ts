import { useEffect, type RefObject } from 'react';

/** Between the corner and what stands above it, and below it (corner.tsx), px. */
const AROUND = 32;

/** Tells the footer how much room to leave (--mascot-room), so that everything can be scrolled out from under the corner. */
export function useRoomAtPageEnd(corner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const self = corner.current;
    if (self === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--mascot-room', `${self.offsetHeight + AROUND}px`);
    });
    observer.observe(self);
    return () => {
      observer.disconnect();
      style.removeProperty('--mascot-room');
    };
  }, [corner]);
}
