/** One subset of a font in one weight: the characters it serves and the file as base64 (woff2). */
export type FontSubset = { family: string; weight: number; ranges: readonly (readonly [number, number])[]; base64: string };

/** 'U+0000-00FF,U+0131' → [[0, 255], [305, 305]] */
export function parseUnicodeRanges(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });
}

const format = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

const face = ({ family, weight, ranges, base64 }: FontSubset): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};` +
  `src:url(data:font/woff2;base64,${base64}) format('woff2');` +
  `unicode-range:${ranges.map(([from, to]) => `U+${format(from)}-${format(to)}`).join(',')}}`;

/** Style rules for just those subsets that `text` needs: a Persian font costs a German report nothing. */
export function fontFaceRules(subsets: readonly FontSubset[], text: string): string {
  const used = new Set<number>();
  for (const character of text) used.add(character.codePointAt(0) ?? 0);
  const codes = [...used];
  const serves = ({ ranges }: FontSubset): boolean =>
    codes.some((code) => ranges.some(([from, to]) => code >= from && code <= to));
  return subsets.filter(serves).map(face).join('');
}
