/** A learner's errors, put into a text one at a time. The same seed makes the same error. */
export type ErrorKind = 'article ending' | 'verb position' | 'misspelling' | 'dropped comma' | 'small noun';
type Edit = { from: number; to: number; replacement: string };

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** For each article another that is wrong in its place, whatever noun follows. */
const wrongArticle: Record<string, string> = {
  einen: 'einer', eine: 'einem', einem: 'eine', einer: 'einen',
  den: 'das', dem: 'die', meine: 'meinem', meinem: 'meine', meiner: 'meinen', meinen: 'meiner', deine: 'deinem', Ihrem: 'Ihre',
};

const matchesOf = (text: string, pattern: RegExp, replace: (match: RegExpMatchArray) => string): Edit[] =>
  [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length, replacement: replace(match) }));

const edits: Record<ErrorKind, (text: string) => Edit[]> = {
  'article ending': (text) =>
    matchesOf(text, /(?<!\p{L})(?:einen|einem|einer|eine|den|dem|meinen|meinem|meiner|meine|deine|Ihrem)(?= \p{L})/gu, ([article]) => wrongArticle[article] ?? article),
  'verb position': (text) => [
    ...matchesOf(text, /(?<=\p{L} )(habe|haben|hat|bin|ist|sind|kann|können|möchte|muss|esse|lade|wird) (ich|wir|er|sie|man|es)(?!\p{L})/gu, ([, verb = '', subject = '']) => `${subject} ${verb}`),
    ...matchesOf(text, /(?<!\p{L})(weil|dass|wenn) (\p{L}+) ([^,.?!\n]+) (\p{L}+)(?=[,.?!])/gu, ([, word = '', subject = '', middle = '', verb = '']) => `${word} ${subject} ${verb} ${middle}`),
  ],
  misspelling: (text) =>
    matchesOf(text, /(?<![\p{L}„])\p{L}{7,}(?!\p{L})/gu, ([word]) => `${word.slice(0, 3)}${word.charAt(4)}${word.charAt(3)}${word.slice(5)}`).filter(({ from, to, replacement }) => text.slice(from, to) !== replacement),
  'dropped comma': (text) => matchesOf(text, /,(?= \p{Ll})/gu, () => ''),
  'small noun': (text) => matchesOf(text, /(?<=\p{Ll} )\p{Lu}\p{Ll}{3,}(?!\p{L})/gu, ([noun]) => noun.toLowerCase()).filter(({ replacement }) => !/^(sie|ihnen|ihre?[nmr]?)$/u.test(replacement)),
};

export const errorKinds = Object.keys(edits) as ErrorKind[];

/** The places of the sentence in which a place lies. */
function sentenceAt(text: string, place: number): { from: number; to: number } {
  const from = Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, place - 1))) + 1;
  const rest = text.slice(place).search(/[.!?\n]/u);
  return { from, to: rest < 0 ? text.length : place + rest };
}

/**
 * The text with an error more, `count` times with a different one; fewer where it has no place for them. Sentences with an
 * error at one of the places `wrongAt` stay as they are: a second error may only hide the first.
 */
export function withError({ text, kind, count, random, wrongAt }: { text: string; kind: ErrorKind; count: number; random: () => number; wrongAt: number[] }): string[] {
  const wrong = wrongAt.map((place) => sentenceAt(text, place));
  const open = edits[kind](text).filter((edit) => wrong.every(({ from, to }) => edit.to <= from || edit.from >= to));
  const made: string[] = [];
  while (made.length < count && open.length > 0) {
    const [edit] = open.splice(Math.floor(random() * open.length), 1);
    if (edit) made.push(text.slice(0, edit.from) + edit.replacement + text.slice(edit.to));
  }
  return made;
}
