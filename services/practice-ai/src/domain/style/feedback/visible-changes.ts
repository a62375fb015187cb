import type { Change, Draft } from '../../grammar/draft.js';

/**
 * The changes as a learner can see them: where words only fell away, the word before or behind them (or the change beside them)
 * is shown too, as an empty place shows nothing.
 */
export function visibleChanges({ source, changes }: Draft): Change[] {
  const shown: Change[] = [];
  for (const [index, change] of changes.entries()) {
    const before = shown.at(-1);
    if (before?.replacement.trim() === '') {
      shown[shown.length - 1] = joined(source, before, change);
      continue;
    }
    shown.push(change.replacement.trim() === '' ? withNeighbour(source, change, before?.to ?? 0, changes[index + 1]?.from ?? source.length) : change);
  }
  const last = shown.at(-1);
  const earlier = shown.at(-2);
  return last?.replacement.trim() === '' && earlier !== undefined ? [...shown.slice(0, -2), joined(source, earlier, last)] : shown;
}

/** With the word before, or the word behind, on the same line and not changed itself. */
function withNeighbour(source: string, change: Change, after: number, until: number): Change {
  const before = lastWord(source.slice(after, change.from));
  if (before !== '') return { ...change, from: change.from - before.length, original: before + change.original, replacement: before + change.replacement };
  const behind = /^[^\S\r\n]*\S+/u.exec(source.slice(change.to, until))?.[0];
  return behind === undefined ? change : { ...change, to: change.to + behind.length, original: change.original + behind, replacement: change.replacement + behind };
}

/** The last word with the blanks behind it; empty where a line begins. Goes backwards, so that a wall of letters takes no time. */
function lastWord(text: string): string {
  let start = text.length;
  while (start > 0 && /[^\S\r\n]/u.test(text.charAt(start - 1))) start -= 1;
  const end = start;
  while (start > 0 && /\S/u.test(text.charAt(start - 1))) start -= 1;
  return start === end ? '' : text.slice(start);
}

const joined = (source: string, one: Change, other: Change): Change => ({
  ...one,
  to: other.to,
  original: source.slice(one.from, other.to),
  replacement: one.replacement + source.slice(one.to, other.from) + other.replacement,
  category: one.category === 'style' ? other.category : one.category,
  explanation: one.explanation.de === other.explanation.de ? one.explanation : { de: `${one.explanation.de} ${other.explanation.de}`, en: one.explanation.en, fa: one.explanation.fa },
});
