import { diffArrays } from 'diff';
import { wordPieces } from '../../../lib/practice/word-pieces.js';

/** A stretch that both texts share, or one that differs: what stood there and what stands there now, either may be empty. */
export type Stretch = { kind: 'same'; text: string } | { kind: 'changed'; removed: string; added: string };

/**
 * Two versions of a text word by word, in order. Changes with nothing but a space between them are one:
 * 'Kannst du' → 'Könnten Sie' reads better than two changes beside each other.
 */
export function compareTexts(before: string, after: string): Stretch[] {
  const stretches: Stretch[] = [];
  let removed = '';
  let added = '';
  const close = (): void => {
    const space = sharedSpaceAtEnd(removed, added);
    const change = { removed: removed.slice(0, removed.length - space.length), added: added.slice(0, added.length - space.length) };
    if (change.removed !== '' || change.added !== '') stretches.push({ kind: 'changed', ...change });
    if (space !== '') stretches.push({ kind: 'same', text: space });
    removed = '';
    added = '';
  };
  for (const part of diffArrays(wordPieces(before), wordPieces(after))) {
    const text = part.value.join('');
    if (part.removed) removed += text;
    else if (part.added) added += text;
    else if (isSpace(text)) {
      removed += text;
      added += text;
    } else {
      close();
      stretches.push({ kind: 'same', text });
    }
  }
  close();
  return stretches;
}

/** Paragraphs stay apart: a change never goes over the end of a line. */
const isSpace = (text: string): boolean => /^[^\S\n]+$/u.test(text);

function sharedSpaceAtEnd(one: string, other: string): string {
  let length = 0;
  while (length < Math.min(one.length, other.length) && /\s/u.test(one.at(-1 - length) ?? '') && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return one.slice(one.length - length);
}
