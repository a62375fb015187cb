import { useEffect, useState, type RefObject } from 'react';
import { freePlace, type Place } from '../model/free-place.js';
import { barTopUnder, hasControlUnder } from '../model/surroundings.js';

/** The page is looked at so often at most while it moves. */
const EVERY_MS = 80;
const HOME: Place = { lift: 0, isTucked: false };

/** Where `corner` lies on no control of the page, as the page is scrolled, changes, or is written in. */
export function useFreePlace(corner: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState(HOME);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look(): void {
      timer = undefined;
      const self = corner.current;
      if (self === null) return;
      const next = freePlace({
        height: document.documentElement.clientHeight,
        barTop: barTopUnder(self),
        hasControlAt: (lift) => hasControlUnder(self, lift),
      });
      setPlace((current) => (current.lift === next.lift && current.isTucked === next.isTucked ? current : next));
    }
    const lookSoon = (): void => {
      timer ??= setTimeout(look, EVERY_MS);
    };
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'style', 'hidden', 'open', 'data-state'] });
    const moves = ['scroll', 'resize', 'focusin', 'focusout', 'transitionend', 'animationend'] as const;
    for (const move of moves) window.addEventListener(move, lookSoon, { capture: true, passive: true });
    look();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      for (const move of moves) window.removeEventListener(move, lookSoon, { capture: true });
    };
  }, [corner]);
  return place;
}
