import { isAbbreviation } from './local/find-sentence-errors.js';
import type { Place } from './place-corrections.js';

/** The end of a line, or a mark with what closes after it, and the space to the next sentence. */
const sentenceEnd = /\n|(?<last>[\p{L}\p{N}]*)(?<mark>[.!?…]+)["“”«»)]*[^\S\n]+(?=["„“»«(]?[\p{Lu}\p{N}])/gu;

/**
 * The sentence or line that a place lies in, without the space around it; the whole stretch where the place goes over several.
 * A full stop after a number or an abbreviation ('am 3. Mai', 'z. B. Brot') ends none.
 */
export function sentenceAround(text: string, { start, end }: Place): Place {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(sentenceEnd)) {
    const { last = '', mark = '' } = match.groups ?? {};
    if (mark === '.' && isAbbreviation(last)) continue;
    const after = match.index + match[0].length;
    if (after <= start) from = after;
    else if (match.index + last.length >= end || after >= end) {
      to = match.index + match[0].trimEnd().length;
      break;
    }
  }
  const inside = text.slice(from, to);
  return { start: from + inside.length - inside.trimStart().length, end: from + inside.trimEnd().length };
}
