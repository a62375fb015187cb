/** Where the avatar stands: so many px above its place in the corner, and out of the way while even there it would lie on a control. */
export type Place = { lift: number; isTucked: boolean };

type Surroundings = {
  /** Of the window, px. */
  height: number;
  /** The upper edge of the bar at the foot of the screen that lies under the corner; null where there is none. */
  barTop: number | null;
  /** Whether a control lies under the avatar when it stands so many px higher. */
  hasControlAt: (lift: number) => boolean;
};

/** The place where the avatar covers no control: in the corner, on top of a bar, or nowhere for now. */
export function freePlace({ height, barTop, hasControlAt }: Surroundings): Place {
  const lift = barTop === null ? 0 : Math.max(0, Math.ceil(height - barTop));
  // A bar so high fills the screen: nothing is on top of it.
  if (lift > height / 2) return { lift: 0, isTucked: true };
  return { lift, isTucked: hasControlAt(lift) };
}
