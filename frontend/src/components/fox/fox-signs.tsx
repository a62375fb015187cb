import { LINE, foxPalette as c } from './fox-palette.js';
import type { FoxState } from './fox-state.js';

/** What floats beside the head: thought dots, a speech bubble or confetti. */
export function Signs({ state }: { state: FoxState }) {
  switch (state) {
    case 'idle':
      return null;
    case 'thinking':
      return (
        <g fill={c.scarf}>
          <circle cx="134" cy="46" r="3.5" />
          <circle cx="141" cy="33" r="5" />
          <circle cx="147" cy="15" r="8" />
        </g>
      );
    case 'speaking':
      return (
        <>
          <path fill={c.scarf} d="M141.5 5h10c3.6 0 6.5 2.9 6.5 6.5v10.5c0 3.6-2.9 6.5-6.5 6.5h-2.5l-6.2 6.2c-1 1-2.8.3-2.8-1.2V28.2c-2.9-.7-5-3.2-5-6.2V11.5c0-3.6 2.9-6.5 6.5-6.5Z" />
          <path d="M141 13.5h11M141 20h6.5" fill="none" stroke={c.lens} strokeWidth={LINE} strokeLinecap="round" />
        </>
      );
    case 'celebrating':
      return (
        <>
          <path fill={c.spark} d="m14 34 3 7 7 3-7 3-3 7-3-7-7-3 7-3ZM80 3l2.6 6.4L89 12l-6.4 2.6L80 21l-2.6-6.4L71 12l6.4-2.6Z" />
          <path fill={c.spark} d="m147 36 3 7 7 3-7 3-3 7-3-7-7-3 7-3Z" />
          <g fill={c.scarf}>
            <circle cx="10" cy="72" r="3.5" />
            <circle cx="151" cy="74" r="3.5" />
            <circle cx="14" cy="14" r="3" />
          </g>
          <circle cx="148" cy="17" r="3" fill={c.tongue} />
        </>
      );
  }
}
