import { foxPalette as c } from '../fox/fox-palette.js';
import { DRAWING_LINE, DrawingFrame } from './drawing-frame.js';

/** A microphone and the waves of a voice. */
export function SpeakingDrawing({ size }: { size: number }) {
  return (
    <DrawingFrame size={size}>
      <path fill={c.fur} d="M48 14c7.7 0 14 6.3 14 14v18c0 7.7-6.3 14-14 14s-14-6.3-14-14V28c0-7.7 6.3-14 14-14Z" />
      <path fill={c.furDeep} d="M48 14c7.7 0 14 6.3 14 14v18c0 7.7-6.3 14-14 14Z" />
      <g fill="none" stroke={c.cream} strokeWidth={DRAWING_LINE} strokeLinecap="round">
        <path d="M41 29h6M41 37h6M41 45h6" />
      </g>
      <g fill="none" stroke={c.sock} strokeWidth={DRAWING_LINE} strokeLinecap="round">
        <path d="M27 45c0 11.6 9.4 21 21 21s21-9.4 21-21M48 66v13M37 80h22" />
      </g>
      <g fill="none" stroke={c.scarf} strokeWidth={DRAWING_LINE} strokeLinecap="round">
        <path d="M20 26c-2.7 6-2.7 12 0 18M12 30c-1.3 3.6-1.3 6.4 0 10M76 26c2.7 6 2.7 12 0 18M84 30c1.3 3.6 1.3 6.4 0 10" />
      </g>
    </DrawingFrame>
  );
}
