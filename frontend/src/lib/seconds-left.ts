/** Whole seconds from `now` until `endsAt` (both in milliseconds since the epoch), rounded up, never below 0. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}
