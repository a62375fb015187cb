import { useLayoutEffect, useState, type RefObject } from 'react';

/** A card is never narrower than this, in px, but where the screen itself is. */
const NARROWEST_CARD = 300;
const MOST_COLUMNS = 3;

/** Where the grid begins on the page, in px from its top, and how many cards stand beside each other. */
export function useGridPlace(grid: RefObject<HTMLElement | null>): { top: number; columns: number } {
  const [place, setPlace] = useState({ top: 0, columns: 1 });
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const measure = (): void => {
      const { top, width } = element.getBoundingClientRect();
      const columns = Math.min(MOST_COLUMNS, Math.max(1, Math.floor(width / NARROWEST_CARD)));
      setPlace((now) => {
        const next = { top: Math.round(top + window.scrollY), columns };
        return next.top === now.top && next.columns === now.columns ? now : next;
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return place;
}
