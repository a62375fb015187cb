import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isFeedbackBeside } from './wide-screen.js';

type Options = {
  /** What arrives; a new object each time. */
  arrival: object | null;
  /** Where the learner waits. */
  from: RefObject<HTMLElement | null>;
  /** What they read next. */
  to: RefObject<HTMLElement | null>;
  onArrival?: () => void;
};

/** Takes the focus to what has arrived, unless the learner has gone on to do something else meanwhile. */
export function useFocusOnArrival({ arrival, from, to, onArrival }: Options): void {
  const lastArrival = useRef(arrival);
  const receive = useEffectEvent(() => {
    const focused = document.activeElement;
    const isWaiting = focused === null || focused === document.body || from.current?.contains(focused) === true;
    onArrival?.();
    if (!isWaiting) return;
    to.current?.focus();
    if (!isFeedbackBeside()) to.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => {
    if (lastArrival.current === arrival) return;
    lastArrival.current = arrival;
    if (arrival !== null) receive();
  }, [arrival]);
}
