/** A change of a text: what stands from `from` to `to` gives way to `replacement`. */
export type Edit = { from: number; to: number; replacement: string };

/** What somebody said as one would write it down, and of each of its characters (UTF-16 code units) the place in the original. */
export type Written = { text: string; places: readonly number[] };

export const asSaid = (text: string): Written => ({ text, places: Array.from({ length: text.length }, (_, index) => index) });

/** Makes edits that are apart from each other. Characters that only changed their case keep their places. */
export function edit({ text, places }: Written, edits: readonly Edit[]): Written {
  let next = '';
  const nextPlaces: number[] = [];
  let done = 0;
  for (const { from, to, replacement } of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < done) continue;
    next += text.slice(done, from) + replacement;
    for (let place = done; place < from; place += 1) nextPlaces.push(places[place] ?? 0);
    const kept = to - from;
    for (let index = 0; index < replacement.length; index += 1) nextPlaces.push(places[from + Math.min(index, Math.max(kept - 1, 0))] ?? places.at(-1) ?? 0);
    done = to;
  }
  next += text.slice(done);
  for (let place = done; place < text.length; place += 1) nextPlaces.push(places[place] ?? 0);
  return { text: next, places: nextPlaces };
}

/** Where in the original stands what is written from `offset` on, `length` characters long. */
export function spanAsSaid({ places }: Written, offset: number, length: number): { from: number; to: number } {
  const from = places[offset] ?? (places.at(-1) ?? -1) + 1;
  const last = places[offset + length - 1];
  return { from, to: length === 0 || last === undefined ? from : last + 1 };
}
