export type Move = { dx: number; dy: number };
export type SwipeSide = 'left' | 'right';

/** Before this many pixels a finger has not decided yet. */
const START = 12;
const SHARE_OF_WIDTH = 0.3;
const LONGEST = 140;

/** What a finger that has moved so far is doing. Who moves down or up is scrolling, and stays with it. */
export function intentOf({ dx, dy }: Move): 'open' | 'swipe' | 'scroll' {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < START) return 'open';
  return Math.abs(dx) > Math.abs(dy) * 1.2 ? 'swipe' : 'scroll';
}

/** How far the card must be moved to count, in px: 30 % of its width, at most 140. */
export const swipeThreshold = (width: number): number => Math.min(LONGEST, width * SHARE_OF_WIDTH);

/** The side to which a card that is let go at `dx` goes; null when it goes back. */
export function swipeSide(dx: number, width: number): SwipeSide | null {
  if (Math.abs(dx) < swipeThreshold(width)) return null;
  return dx < 0 ? 'left' : 'right';
}
