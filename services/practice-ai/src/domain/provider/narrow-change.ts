/** A change of a text: what stood there from `offset` on, and what stands there afterwards. */
export interface TextChange {
  original: string;
  corrected: string;
  offset: number;
}

/** Words with the white space between them as pieces of their own. */
const piecesOf = (text: string): string[] => text.match(/\s+|\S+/gu) ?? [];

/**
 * Cuts a change down to the words that differ. Where words are only added or only left out, one neighbour stays,
 * so that there is something to mark and something to replace it by. Undefined when nothing differs.
 */
export function narrowChange({ original, corrected, offset }: TextChange): TextChange | undefined {
  if (original === corrected) return undefined;
  const before = piecesOf(original);
  const after = piecesOf(corrected);
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;

  const isEmpty = (): boolean =>
    before.slice(start, before.length - end).join('').trim() === '' || after.slice(start, after.length - end).join('').trim() === '';
  while (isEmpty() && start > 0) start -= 1;
  while (isEmpty() && end > 0) end -= 1;
  const from = before.slice(0, start).join('').length;
  const changed = before.slice(start, before.length - end).join('');
  const replacement = after.slice(start, after.length - end).join('');
  return trimmed({ original: changed, corrected: replacement, offset: offset + from });
}

/** Without the white space that both sides share at their edges. */
function trimmed({ original, corrected, offset }: TextChange): TextChange {
  const lead = /^\s*/u.exec(original)?.[0] ?? '';
  const tail = /\s*$/u.exec(original)?.[0] ?? '';
  const isShared = corrected.startsWith(lead) && corrected.slice(lead.length).endsWith(tail) && original.length > lead.length + tail.length;
  if (!isShared) return { original, corrected, offset };
  return {
    original: original.slice(lead.length, original.length - tail.length),
    corrected: corrected.slice(lead.length, corrected.length - tail.length),
    offset: offset + lead.length,
  };
}
