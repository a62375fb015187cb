import type { Correction } from '@b1fuchs/contracts';

/** A stretch of the text: UTF-16 code units, `end` not included. */
export type Place = { start: number; end: number };
/** A correction with its number in reading order (from 1) and where it stands; null when it can't be marked. */
export type PlacedCorrection = { number: number; correction: Correction; place: Place | null };
/** A text cut into plain stretches and marks; joined, the originals give the text again. */
export type Segment = { kind: 'text'; start: number; text: string } | { kind: 'mark'; start: number; text: string; placed: PlacedCorrection };

/**
 * Finds each correction's place. An offset is believed only where the original really stands there; otherwise
 * the nearest place where it stands as a whole is taken. Places never overlap: of two that do, the earlier stays
 * marked, and the other keeps its number in the list alone.
 */
export function placeCorrections(text: string, corrections: Correction[]): PlacedCorrection[] {
  const taken: Place[] = [];
  const claim = (place: Place | null): Place | null => {
    if (place === null || taken.some((other) => overlaps(place, other))) return null;
    taken.push(place);
    return place;
  };
  const byOffset = corrections.toSorted((a, b) => a.offset - b.offset || b.length - a.length);
  const exact = byOffset.map((correction) => ({ correction, stated: statedPlace(text, correction) }));
  const claimed = exact.map(({ correction, stated }) => ({ correction, stated, place: claim(stated) }));
  const placed = claimed.map(({ correction, stated, place }) => ({
    correction,
    place: stated === null ? claim(nearestPlace(text, correction, taken)) : place,
  }));
  return placed
    .toSorted((a, b) => (a.place?.start ?? Infinity) - (b.place?.start ?? Infinity) || a.correction.offset - b.correction.offset)
    .map((entry, index) => ({ ...entry, number: index + 1 }));
}

/** Cuts the text at the marked places. */
export function segmentsOf(text: string, placed: PlacedCorrection[]): Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  const addText = (end: number): void => {
    if (end > position) segments.push({ kind: 'text', start: position, text: text.slice(position, end) });
  };
  for (const entry of placed) {
    if (entry.place === null) continue;
    const { start, end } = entry.place;
    addText(start);
    segments.push({ kind: 'mark', start, text: text.slice(start, end), placed: entry });
    position = end;
  }
  addText(text.length);
  return segments;
}

function statedPlace(text: string, { original, offset, length }: Correction): Place | null {
  const end = offset + length;
  if (original !== text.slice(offset, end) || end > text.length) return null;
  // Nothing to strike through: something is inserted here, which needs something to insert.
  if (original === '' && (offset === 0 || isLowSurrogate(text, offset))) return null;
  return { start: offset, end };
}

function nearestPlace(text: string, { original, offset }: Correction, taken: Place[]): Place | null {
  if (original.trim() === '') return null;
  let nearest: Place | null = null;
  for (let start = text.indexOf(original); start !== -1; start = text.indexOf(original, start + 1)) {
    const place = { start, end: start + original.length };
    const isFree = standsAlone(text, place) && !taken.some((other) => overlaps(place, other));
    if (isFree && (nearest === null || Math.abs(start - offset) < Math.abs(nearest.start - offset))) nearest = place;
  }
  return nearest;
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** False inside a longer word: 'ein' does not stand in 'kein'. */
function standsAlone(text: string, { start, end }: Place): boolean {
  const cutsBefore = isLetter(text[start - 1]) && isLetter(text[start]);
  const cutsAfter = isLetter(text[end - 1]) && isLetter(text[end]);
  return !cutsBefore && !cutsAfter;
}

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function overlaps(a: Place, b: Place): boolean {
  const samePoint = a.start === b.start && a.end === b.end;
  return samePoint || (a.start < b.end && b.start < a.end);
}
