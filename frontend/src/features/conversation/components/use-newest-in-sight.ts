import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Some room above a message that is read from its beginning. */
const GAP_PX = 16;
/** So near to the end counts as being there. */
const NEAR_END_PX = 24;

/**
 * Keeps the newest message in sight: when one is added, and when the log becomes lower, as with a longer text in the field.
 * Of a message longer than the log first its beginning. Who has scrolled back stays there.
 * @param added changes with every message
 */
export function useNewestInSight(log: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, added: number): void {
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    const element = log.current;
    const last = list.current?.lastElementChild;
    if (element === null || !(last instanceof HTMLElement)) return;
    element.scrollTo({ top: Math.min(element.scrollHeight, last.offsetTop - GAP_PX) });
  }, [log, list, added]);

  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    const note = (): void => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTo({ top: element.scrollHeight });
    });
    note();
    element.addEventListener('scroll', note, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', note);
      observer.disconnect();
    };
  }, [log]);
}
