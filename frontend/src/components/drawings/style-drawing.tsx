import { foxPalette as c } from '../fox/fox-palette.js';
import { DRAWING_LINE, DrawingFrame } from './drawing-frame.js';

/** A brush with a fox's tail for a tip turns a rough line into a smooth one. */
export function StyleDrawing({ size }: { size: number }) {
  return (
    <DrawingFrame size={size}>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke={c.tongue} strokeWidth={DRAWING_LINE} d="m15 76 6-8 5 8 6-8 5 8" />
        <path stroke={c.scarf} strokeWidth={DRAWING_LINE} d="M37 76c8 4 14-7 22-5s10 8 20 2" />
      </g>
      <g transform="rotate(38 48 48)">
        <path fill={c.sock} d="M45.5 6c0-1.7 1.1-3 2.5-3s2.5 1.3 2.5 3L53 34H43Z" />
        <path fill={c.spark} d="M42 33h12c.6 0 1 .4 1 1v6c0 .6-.4 1-1 1H42c-.6 0-1-.4-1-1v-6c0-.6.4-1 1-1Z" />
        <path fill={c.fur} d="M41 41h14c6 9 5 20-7 33-12-13-13-24-7-33Z" />
        <path fill={c.cream} d="m38.5 58 4.5-2.5 5 4 5-4 4.5 2.5c-1.4 5-4.6 10.4-9.5 16-4.9-5.6-8.1-11-9.5-16Z" />
      </g>
    </DrawingFrame>
  );
}
