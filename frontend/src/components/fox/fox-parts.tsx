import { LINE, foxPalette as c } from './fox-palette.js';
import type { FoxState } from './fox-state.js';

const mirrored = 'matrix(-1 0 0 1 160 0)';

function Ear() {
  return (
    <>
      <path fill={c.fur} d="M40 66C31 46 29 26 33 11.5c1.2-4.3 5.4-5.6 8.8-2.8C53 18 64 29 76 42Z" />
      <path fill={c.sock} d="M30.6 23c.4-4 1.2-7.8 2.4-11.5 1.2-4.3 5.4-5.6 8.8-2.8 5.8 4.7 11.4 9.7 16.8 14.8-9.4 4-19.6 4-28-.5Z" />
      <path fill={c.cream} d="M42 54c-3.2-7.8-4.6-14.6-4.8-21.4 7.2 1.8 14.4 1.4 21.4-.8 2 2 3.9 4 5.8 6.2Z" />
    </>
  );
}

export function Ears() {
  return (
    <>
      <Ear />
      <g transform={mirrored}>
        <Ear />
      </g>
    </>
  );
}

/** Skull, cheeks and nose, without eyes and mouth: shared by the fox and by the logo. */
export function Face() {
  return (
    <>
      <path
        fill={c.fur}
        d="M80 31c22 0 37 11 42 29 2.6 9.4 8 15.6 15 19.4 2.2 1.2 2.4 3.2 1 5.2C127 100 106 116 80 116S33 100 22 84.6c-1.4-2-1.2-4 1-5.2C30 75.6 35.4 69.4 38 60 43 42 58 31 80 31Z"
      />
      <path
        fill={c.cream}
        d="M80 96c-3.2-10.5-11-18-23-19-10-.8-19.6.8-28.4 3.6-1.6.6-2 2-1 3.4C38 98 57 112 80 112s42-14 52.4-28c1-1.4.6-2.8-1-3.4-8.8-2.8-18.4-4.4-28.4-3.6-12 1-19.8 8.5-23 19Z"
      />
      <path fill={c.line} d="M72.6 90.5c-1.2-2.6.4-4.9 3.2-4.9h8.4c2.8 0 4.4 2.3 3.2 4.9-1.4 3.1-4.2 5.5-7.4 5.5s-6-2.4-7.4-5.5Z" />
    </>
  );
}

/** Round glasses around the eyes; the lenses are light so that the eyes read at 64 px. */
export function Glasses() {
  return (
    <g fill="none" stroke={c.line} strokeWidth={LINE} strokeLinecap="round">
      <circle cx="57" cy="68" r="14" fill={c.lens} />
      <circle cx="103" cy="68" r="14" fill={c.lens} />
      <path d="M71 66.5c5.4-3.6 12.6-3.6 18 0" />
    </g>
  );
}

export function Eyes({ state }: { state: FoxState }) {
  if (state === 'celebrating') {
    return (
      <g fill="none" stroke={c.line} strokeWidth={LINE} strokeLinecap="round">
        <path d="M50 71c2.6-6 11.4-6 14 0" />
        <path d="M96 71c2.6-6 11.4-6 14 0" />
      </g>
    );
  }
  const [dx, dy] = state === 'thinking' ? [2, -2.8] : [0, 0];
  return (
    <g transform={`translate(${dx} ${dy})`}>
      <circle cx="58" cy="69" r="7.8" fill={c.line} />
      <circle cx="102" cy="69" r="7.8" fill={c.line} />
      <circle cx="60.6" cy="66.2" r="2.5" fill={c.lens} />
      <circle cx="104.6" cy="66.2" r="2.5" fill={c.lens} />
    </g>
  );
}

export function Mouth({ state }: { state: FoxState }) {
  if (state === 'speaking' || state === 'celebrating') {
    return (
      <>
        <path fill={c.line} d="M71 98.5h18c1.2 0 2 1 1.7 2.2-1.2 4.8-5.4 8.1-10.7 8.1s-9.5-3.3-10.7-8.1c-.3-1.2.5-2.2 1.7-2.2Z" />
        <path fill={c.tongue} d="M73.8 106.6c1.5-2 3.6-3 6.2-3s4.7 1 6.2 3c-1.7 1.4-3.8 2.2-6.2 2.2s-4.5-.8-6.2-2.2Z" />
      </>
    );
  }
  const smile = state === 'thinking' ? 'M75 103c4 1.6 8.4 1.2 12-1.6' : 'M70.5 99.5a4.75 4.75 0 0 0 9.5 0a4.75 4.75 0 0 0 9.5 0';
  return <path d={smile} fill="none" stroke={c.line} strokeWidth={LINE} strokeLinecap="round" strokeLinejoin="round" />;
}
