/** A number such as 7.30, a word with its hyphens and apostrophes, or one mark. */
const TOKEN = /\d+[.:]\d+|[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;
/** `[what the learner wrote|what a teacher writes|kind]`; either of the first two may be empty. */
const EDIT = /\[([^|\]]*)\|([^|\]]*)\|([A-Z:]+)\]/gu;

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

/** The M2 file (MultiGED's form, one annotator) for marked sentences, one a line. */
export function m2From(marked: string): string {
  return marked
    .trim()
    .split('\n')
    .map((line) => `${blockOf(line)}\n`)
    .join('\n');
}

function blockOf(line: string): string {
  const tokens: string[] = [];
  const edits: string[] = [];
  let done = 0;
  for (const { index, 0: edit, 1: written = '', 2: meant = '', 3: kind = '' } of line.matchAll(EDIT)) {
    tokens.push(...tokensOf(line.slice(done, index)));
    const start = tokens.length;
    tokens.push(...tokensOf(written));
    edits.push(`A ${start} ${tokens.length}|||${kind}|||${tokensOf(meant).join(' ')}|||REQUIRED|||-NONE-|||0`);
    done = index + edit.length;
  }
  tokens.push(...tokensOf(line.slice(done)));
  if (edits.length === 0) edits.push('A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0');
  return [`S ${tokens.join(' ')}`, ...edits].join('\n');
}

/** A marked sentence as the learner wrote it. */
export const writtenIn = (line: string): string => line.replaceAll(EDIT, '$1');
