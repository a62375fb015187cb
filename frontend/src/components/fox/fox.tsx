import { useId, useState } from 'react';
import { Paws, Scarf, Tail, ThinkingArm, Torso } from './fox-body.js';
import { Ears, Eyes, Face, Glasses, Mouth } from './fox-parts.js';
import { Signs } from './fox-signs.js';
import type { FoxState } from './fox-state.js';
import './fox.css';

/** True once the state has changed since the fox appeared, so that appearing itself does not move. */
function useChanged(state: FoxState): boolean {
  const [seen, setSeen] = useState({ state, changed: false });
  if (seen.state !== state) setSeen({ state, changed: true });
  return seen.changed || seen.state !== state;
}

/**
 * Fuchs, the coach, drawn as flat shapes for 64 px and 160 px; works on both themes.
 *
 * @param state what the coach is doing
 * @param size edge length in CSS pixels
 * @param title what the picture means here; with it the fox is announced as an image, without it the
 *   fox is decoration and hidden from assistive technology
 */
export function Fox({ state, size, title }: { state: FoxState; size: number; title?: string }) {
  const titleId = useId();
  const changed = useChanged(state);
  const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-labelledby': titleId };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width={size} height={size} focusable="false" {...naming}>
      {title !== undefined && <title id={titleId}>{title}</title>}
      {/* The key restarts the motion at each change. */}
      <g key={state} className={changed ? 'fox-changed' : undefined}>
        <Tail />
        <Torso />
        <Paws state={state} />
        <Scarf />
        <g transform={state === 'thinking' ? 'rotate(-4 80 112)' : undefined}>
          <Ears />
          <Face />
          <Glasses />
          <Eyes state={state} />
          <Mouth state={state} />
        </g>
        {state === 'thinking' && <ThinkingArm />}
      </g>
      <g key={`${state}-signs`} className={changed ? 'fox-sign-changed' : undefined}>
        <Signs state={state} />
      </g>
    </svg>
  );
}
