import { foxPalette as c } from './fox-palette.js';
import type { FoxState } from './fox-state.js';

export function Tail() {
  return (
    <>
      <path fill={c.furDeep} d="M104 154c26 4 48-7 51-29 1.7-12.5-4-24-13.6-32-2-1.6-4.2-.6-4.5 1.8-1.1 9.6-5.7 16.6-13 23-8.3 7.2-16.3 12.2-21.9 20.2Z" />
      <path fill={c.cream} d="M151.4 121.5c.6-9-3-17.6-9.4-24.5-.8-.8-1.7-.5-1.9.6-1 6-3.2 11-6.5 15.4l6 1.2 1.6 5.8 5.6-1.2Z" />
    </>
  );
}

export function Torso() {
  return (
    <>
      <path fill={c.furDeep} d="M52 120c-8 6-13.5 15-13.5 25 0 7 4 11 10.5 11h62c6.5 0 10.5-4 10.5-11 0-10-5.5-19-13.5-25Z" />
      <path fill={c.fur} d="M58 106c-6 12-7.5 28-5 42 .8 5 4 8 9 8h36c5 0 8.2-3 9-8 2.5-14 1-30-5-42Z" />
      <path fill={c.cream} d="M63 112c-1.5 13 3.5 26 17 36 13.5-10 18.5-23 17-36Z" />
    </>
  );
}

export function Scarf() {
  return (
    <>
      <path fill={c.scarfDeep} d="M88 118c6.5 6 9.8 13.6 9.6 23-.1 1.8-1.3 2.8-3 2.6l-9.6-1.1c-1.6-.2-2.5-1.4-2.3-3 .8-7-.2-12.7-3.5-18.5Z" />
      <path fill={c.scarf} d="M52 103c17 9 39 9 56 0 2.2-1.1 4.6 0 5.1 2.5l1.2 6.3c.4 1.9-.3 3.7-2 4.6-19 10-45.6 10-64.6 0-1.7-.9-2.4-2.7-2-4.6l1.2-6.3c.5-2.5 2.9-3.6 5.1-2.5Z" />
    </>
  );
}

function StandingLeg() {
  return (
    <>
      <path fill={c.fur} d="M57 124c0-4 4-7 9-7s9 3 9 7v24c0 5-3 8-8 8h-4c-5 0-8-3-8-8 0-8 .7-16 2-24Z" />
      <path fill={c.sock} d="M54.9 143h20.1v5.5c0 4.7-2.8 7.5-7.5 7.5h-5.2c-4.7 0-7.5-2.8-7.4-7.5Z" />
    </>
  );
}

function RaisedArm() {
  return (
    <g fill="none" strokeLinecap="round" strokeWidth="15">
      <path stroke={c.fur} d="M55 122c-12 4-23-2-28-14" />
      <path stroke={c.sock} d="M29.6 112.8c-1-1.5-1.9-3.1-2.6-4.8" />
    </g>
  );
}

/** A paw at the chin; drawn over the face. */
export function ThinkingArm() {
  return (
    <g fill="none" strokeLinecap="round" strokeWidth="15">
      <path stroke={c.fur} d="M103 148c12-10 10-23-3-31" />
      <path stroke={c.sock} d="M103.6 119.4c-1.8-1.3-3.6-2.4-5.6-3.4" />
    </g>
  );
}

const mirrored = 'matrix(-1 0 0 1 160 0)';

/** The two front legs: both stand, or one or both are lifted. */
export function Paws({ state }: { state: FoxState }) {
  return (
    <>
      {state === 'idle' || state === 'thinking' ? <StandingLeg /> : <RaisedArm />}
      <g transform={mirrored}>{state === 'celebrating' ? <RaisedArm /> : state === 'thinking' ? null : <StandingLeg />}</g>
    </>
  );
}
