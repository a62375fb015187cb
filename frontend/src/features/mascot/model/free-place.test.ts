import { freePlace } from './free-place.js';

/** A control lies under the avatar at these heights. */
const controlsAt = (...lifts: number[]) => (lift: number) => lifts.includes(lift);

test('where nothing is in the way it stands in the corner', () => {
  expect(freePlace({ height: 640, barTop: null, hasControlAt: controlsAt() })).toEqual({ lift: 0, isTucked: false });
});

test('it stands on top of a bar at the foot of the screen', () => {
  expect(freePlace({ height: 640, barTop: 547.5, hasControlAt: controlsAt(0) })).toEqual({ lift: 93, isTucked: false });
});

test('it goes out of the way of a control, also on top of a bar', () => {
  expect(freePlace({ height: 640, barTop: null, hasControlAt: controlsAt(0) }).isTucked).toBe(true);
  expect(freePlace({ height: 640, barTop: 540, hasControlAt: controlsAt(100) })).toEqual({ lift: 100, isTucked: true });
});

test('a bar that fills half the screen leaves no place', () => {
  expect(freePlace({ height: 360, barTop: 170, hasControlAt: controlsAt() })).toEqual({ lift: 0, isTucked: true });
});
