import { useRef, useState, type PointerEvent } from 'react';
import { intentOf, swipeSide, type SwipeSide } from '../model/swipe.js';

type Finger = { id: number; x: number; y: number; intent: 'open' | 'swipe' | 'scroll' };

/**
 * Moves a card with the finger to the left or right; up and down stays scrolling. A mouse does not swipe: it selects text.
 * @returns how far the card is moved, in px, which side it would go to, and the handlers for its element
 */
export function useSwipe({ isEnabled, onSwipe }: { isEnabled: boolean; onSwipe: (side: SwipeSide) => void }) {
  const finger = useRef<Finger | null>(null);
  const [offset, setOffset] = useState(0);
  const [side, setSide] = useState<SwipeSide | null>(null);

  function end(): void {
    finger.current = null;
    setOffset(0);
    setSide(null);
  }

  const handlers = {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent<HTMLElement>): void => {
      if (isEnabled && isPrimary && pointerType !== 'mouse') finger.current = { id: pointerId, x: clientX, y: clientY, intent: 'open' };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const { current } = finger;
      if (current?.id !== event.pointerId) return;
      const dx = event.clientX - current.x;
      if (current.intent === 'open') {
        current.intent = intentOf({ dx, dy: event.clientY - current.y });
        // From now on a button under the finger is not pressed.
        if (current.intent === 'swipe') event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (current.intent !== 'swipe') return;
      setOffset(dx);
      setSide(swipeSide(dx, event.currentTarget.clientWidth));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      const { current } = finger;
      if (current?.id !== event.pointerId) return;
      const swiped = current.intent === 'swipe' ? swipeSide(event.clientX - current.x, event.currentTarget.clientWidth) : null;
      end();
      if (swiped !== null) onSwipe(swiped);
    },
    onPointerCancel: end,
  };
  return { offset, side, handlers };
}
