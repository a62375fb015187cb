import type { ReactNode } from 'react';
import { foxPalette as c } from '../fox/fox-palette.js';

/** Line weight of the drawings, in units of their 96 × 96 frame. */
export const DRAWING_LINE = 3.5;

/**
 * The common ground of the five practice drawings: a soft disc and a 96 × 96 frame.
 * The drawings stand beside a written heading, so they are hidden from assistive technology.
 *
 * @param size edge length in CSS pixels
 */
export function DrawingFrame({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="48" cy="48" r="46" fill={c.scarf} opacity=".16" />
      {children}
    </svg>
  );
}
