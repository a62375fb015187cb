/*
 * What all charts share: colours of the theme, 14 px words, no motion. Charts are decoration to assistive technology
 * (their card has the table), so they take no focus.
 */
export const colours = {
  line: 'var(--color-blue)',
  dot: 'var(--color-grey-3)',
  grid: 'var(--color-grey-2)',
  words: 'var(--color-grey-4)',
  limit: 'var(--color-green)',
  surface: 'var(--color-sheet)',
} as const;
export const tick = { fontSize: 14, fill: colours.words } as const;
export const margin = { top: 8, right: 12, bottom: 0, left: 0 } as const;
/** Room for '100' and the band letters. */
export const AXIS_WIDTH = 34;
