import { Ears, Face } from './fox-parts.js';
import { foxPalette as c } from './fox-palette.js';

/**
 * The logo: the fox's head without glasses and scarf, so that it stays clear from 16 px up.
 * Always beside the product's name, hence hidden from assistive technology.
 *
 * @param size edge length in CSS pixels
 */
export function FoxHead({ size }: { size: number }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="17 0 126 126" width={size} height={size} aria-hidden="true" focusable="false">
      <Ears />
      <Face />
      <circle cx="58" cy="68" r="7" fill={c.line} />
      <circle cx="102" cy="68" r="7" fill={c.line} />
    </svg>
  );
}
