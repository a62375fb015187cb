import { useEffect, useRef, type RefObject } from 'react';

/**
 * A field that waits loses the focus; afterwards one writes on in it. Not on touch screens, where the keyboard would cover the
 * answer, and not where the learner has gone on to do something else.
 */
export function useFieldFocus(field: RefObject<HTMLTextAreaElement | null>, isWaiting: boolean): void {
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    const isOver = wasWaiting.current && !isWaiting;
    wasWaiting.current = isWaiting;
    if (!isOver || !window.matchMedia('(pointer: fine)').matches) return;
    if (document.activeElement === null || document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [field, isWaiting]);
}
