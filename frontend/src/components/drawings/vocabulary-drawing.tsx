import { foxPalette as c } from '../fox/fox-palette.js';
import { DrawingFrame } from './drawing-frame.js';

/** A small stack of word cards, the top one with an Ä. */
export function VocabularyDrawing({ size }: { size: number }) {
  return (
    <DrawingFrame size={size}>
      <rect x="30" y="20" width="40" height="52" rx="6" fill={c.scarf} transform="rotate(24 48 66)" />
      <rect x="28" y="20" width="40" height="52" rx="6" fill={c.fur} transform="rotate(9 48 66)" />
      <g transform="rotate(-8 46 60)">
        <rect x="25" y="22" width="41" height="53" rx="6" fill={c.lens} />
        <g fill="none" stroke={c.line} strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
          <path d="m36.5 60 9-22 9 22M40 52.5h11" />
        </g>
        <circle cx="41.5" cy="30.5" r="2.8" fill={c.line} />
        <circle cx="49.5" cy="30.5" r="2.8" fill={c.line} />
        <path fill="none" stroke={c.fur} strokeWidth="3.5" strokeLinecap="round" d="M37 68h17" />
      </g>
    </DrawingFrame>
  );
}
