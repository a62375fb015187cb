import { foxPalette as c } from '../fox/fox-palette.js';
import { DrawingFrame } from './drawing-frame.js';

/** Two speech bubbles, one of them the fox's. */
export function ConversationDrawing({ size }: { size: number }) {
  return (
    <DrawingFrame size={size}>
      <path fill={c.scarf} d="M47 16h26c7 0 12 5 12 12v14c0 7-5 12-12 12h-1v8.5c0 2-2.3 3-3.7 1.6L58 54H47c-7 0-12-5-12-12V28c0-7 5-12 12-12Z" />
      <path fill={c.fur} d="M22 37 19.5 27c-.4-1.8 1.5-3.2 3-2.2L32 31h11l9.5-6.2c1.5-1 3.4.4 3 2.2L53 37c3 2.4 5 6 5 10v10c0 7-5 12-12 12h-8L27.7 79.1c-1.4 1.4-3.7.4-3.7-1.6V69c-7-1-12-5-12-12V47c0-4.5 4-8 10-10Z" />
      <g fill={c.cream}>
        <circle cx="25" cy="52" r="3.5" />
        <circle cx="36" cy="52" r="3.5" />
        <circle cx="47" cy="52" r="3.5" />
      </g>
      <path fill="none" stroke={c.lens} strokeWidth="3.5" strokeLinecap="round" d="M64 30h10M64 40h10" />
    </DrawingFrame>
  );
}
