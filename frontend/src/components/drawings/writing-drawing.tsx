import { foxPalette as c } from '../fox/fox-palette.js';
import { DRAWING_LINE, DrawingFrame } from './drawing-frame.js';

/** A letter with one line marked, and the pencil that marked it. */
export function WritingDrawing({ size }: { size: number }) {
  return (
    <DrawingFrame size={size}>
      <path fill={c.lens} d="M26 16h31l13 13v45c0 3.3-2.7 6-6 6H26c-3.3 0-6-2.7-6-6V22c0-3.3 2.7-6 6-6Z" />
      <path fill={c.spark} opacity=".55" d="M57 16l13 13H60c-1.7 0-3-1.3-3-3Z" />
      <g fill="none" strokeWidth={DRAWING_LINE} strokeLinecap="round">
        <path stroke={c.line} opacity=".55" d="M29 31h18M29 41h29M29 61h18" />
        <path stroke={c.fur} d="M29 51c3-3 5-3 8 0s5 3 8 0 5-3 8 0" />
      </g>
      <g transform="rotate(45 66 58)">
        <path fill={c.fur} d="M60 34h12v34H60Z" />
        <path fill={c.furDeep} d="M66 34h6v34h-6Z" />
        <path fill={c.tongue} d="M60 31c0-3 2-5 5-5h2c3 0 5 2 5 5v3H60Z" />
        <path fill={c.cream} d="M60 68h12l-4.5 10.5h-3Z" />
        <path fill={c.line} d="m63.5 76.2 1.2 3.2c.5 1.3 2.1 1.3 2.6 0l1.2-3.2Z" />
      </g>
    </DrawingFrame>
  );
}
