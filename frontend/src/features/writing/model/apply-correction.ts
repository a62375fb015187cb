import { placeCorrections, type PlacedCorrection } from './place-corrections.js';

/**
 * The text as it is now with one more correction made; null where the learner has changed that place already.
 * @param placed all corrections of the text that was analysed
 * @param applied the numbers of those that were made before, which have moved what follows them
 */
export function applyCorrection(
  text: string,
  { placed, applied, number }: { placed: PlacedCorrection[]; applied: ReadonlySet<number>; number: number },
): string | null {
  const open = placed
    .filter((entry) => !applied.has(entry.number))
    .map((entry) => {
      const offset = (entry.place?.start ?? entry.correction.offset) + growthBefore(entry, placed, applied);
      return { number: entry.number, correction: { ...entry.correction, offset } };
    });
  const wanted = open.find((entry) => entry.number === number)?.correction;
  const place = placeCorrections(text, open.map(({ correction }) => correction)).find(({ correction }) => correction === wanted)?.place;
  if (wanted === undefined || place === null || place === undefined) return null;
  return text.slice(0, place.start) + wanted.corrected + text.slice(place.end);
}

/** By how much the corrections before it that were made have moved a correction. */
function growthBefore({ place }: PlacedCorrection, placed: PlacedCorrection[], applied: ReadonlySet<number>): number {
  return placed
    .filter((other) => applied.has(other.number) && (other.place?.start ?? Infinity) < (place?.start ?? 0))
    .reduce((sum, { correction }) => sum + correction.corrected.length - correction.original.length, 0);
}
