/**
 * How far a misspelling is from a word, weighed by what learners of German mix up: capitals, umlauts, ß, double letters,
 * lengthening h and e, and letters that sound alike cost less than a letter that is simply another one.
 */
export function spellingDistance(written: string, word: string): number {
  const a = written.toLowerCase();
  const b = word.toLowerCase();
  const capitals = isCapital(written) !== isCapital(word) && a.startsWith(b.slice(0, 1)) ? price.capital : 0;
  const width = b.length + 1;
  const table: number[] = Array.from({ length: (a.length + 1) * width }, () => 0);
  const at = (i: number, j: number): number => table[i * width + j] ?? Infinity;
  for (let i = 0; i <= a.length; i += 1) {
    for (let j = 0; j <= b.length; j += 1) {
      if (i === 0 && j === 0) continue;
      let best = Infinity;
      if (i > 0) best = Math.min(best, at(i - 1, j) + gap(a, i - 1));
      if (j > 0) best = Math.min(best, at(i, j - 1) + gap(b, j - 1));
      if (i > 0 && j > 0) best = Math.min(best, at(i - 1, j - 1) + swap(a.charAt(i - 1), b.charAt(j - 1), i === 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + price.turned);
      for (const [one, other] of groups) {
        if (a.endsWith(one, i) && b.endsWith(other, j)) best = Math.min(best, at(i - one.length, j - other.length) + price.group);
        if (a.endsWith(other, i) && b.endsWith(one, j)) best = Math.min(best, at(i - other.length, j - one.length) + price.group);
      }
      table[i * width + j] = best;
    }
  }
  return at(a.length, b.length) + capitals;
}

const price = { capital: 0.25, umlaut: 0.3, alike: 0.5, group: 0.3, turned: 0.5, doubled: 0.3, silent: 0.4, vowel: 0.8, letter: 1, other: 1.2, first: 0.5, final: 0.6, split: 2 };

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

const umlauts = new Map([['ä', 'a'], ['ö', 'o'], ['ü', 'u'], ['á', 'a'], ['é', 'e']]);
const alike = ['bp', 'dt', 'gk', 'vf', 'vw', 'zs', 'ck', 'yi', 'eä', 'jy', 'sß', 'zc', 'öe', 'uü', 'kq', 'mn', 'ei', 'yü'];
/** Letters that stand for the same sound. */
const groups: readonly (readonly [string, string])[] = [
  ['ss', 'ß'], ['ae', 'ä'], ['oe', 'ö'], ['ue', 'ü'], ['eu', 'äu'], ['f', 'ph'], ['k', 'ck'], ['z', 'tz'], ['sch', 'sh'], ['x', 'chs'],
  ['ie', 'ei'], ['t', 'dt'], ['d', 'dt'], ['sch', 'ch'], ['f', 'v'], ['s', 'ß'], ['ai', 'ei'], ['oi', 'eu'], ['kw', 'qu'], ['sch', 's'],
];

function gap(word: string, index: number): number {
  const letter = word.charAt(index);
  if (letter === ' ' || letter === '-') return price.split;
  if (letter === word.charAt(index - 1) || letter === word.charAt(index + 1)) return price.doubled;
  if (letter === 'h' || (letter === 'e' && word.charAt(index - 1) === 'i')) return price.silent;
  if (letter === 't' && index === word.length - 1) return price.final;
  if (index === 0) return price.letter + price.first;
  return /[aeiouäöü]/u.test(letter) ? price.vowel : price.letter;
}

function swap(one: string, other: string, isFirst: boolean): number {
  if (one === other) return 0;
  if ((umlauts.get(one) ?? one) === (umlauts.get(other) ?? other)) return price.umlaut;
  if (alike.some((pair) => pair.includes(one) && pair.includes(other))) return price.alike;
  return price.other + (isFirst ? price.first : 0);
}
