import { intentOf, swipeSide, swipeThreshold } from './swipe.js';

test.each([
  [{ dx: 5, dy: -8 }, 'open'],
  [{ dx: 20, dy: 6 }, 'swipe'],
  [{ dx: -20, dy: 6 }, 'swipe'],
  [{ dx: 14, dy: 13 }, 'scroll'],
  [{ dx: 2, dy: 30 }, 'scroll'],
] as const)('a finger that moved %o means %s', (move, intent) => {
  expect(intentOf(move)).toBe(intent);
});

test('a card counts as swiped from 30 % of its width on, at most 140 px', () => {
  expect(swipeThreshold(300)).toBe(90);
  expect(swipeThreshold(900)).toBe(140);
  expect(swipeSide(89, 300)).toBeNull();
  expect(swipeSide(90, 300)).toBe('right');
  expect(swipeSide(-140, 900)).toBe('left');
});
