/** Gives a sentence of a list that it has not given before; an empty one when all are used, so that nothing comes twice. */
export type Phrases = (list: readonly string[]) => string;

/** Begins each list at a place that `seed` decides: talks differ, and the same talk is always the same. */
export function createPhrases(seed: string): Phrases {
  const used = new Map<readonly string[], number>();
  const start = Array.from(seed).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);
  return (list) => {
    const count = used.get(list) ?? 0;
    used.set(list, count + 1);
    return count < list.length ? (list[(start + count) % list.length] ?? '') : '';
  };
}

/** The parts of a turn that are there, in one line. */
export const inOneTurn = (...parts: (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ');
