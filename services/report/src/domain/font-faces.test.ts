import { fontFaceRules, parseUnicodeRanges } from './font-faces.js';

const subsets = [
  { family: 'Latin', weight: 400, ranges: parseUnicodeRanges('U+0000-00FF,U+20AC'), base64: 'bGF0aW4=' },
  { family: 'Persian', weight: 400, ranges: parseUnicodeRanges('U+0600-06FF'), base64: 'ZmE=' },
];

describe('embedded fonts', () => {
  test('only the subsets that the text needs are embedded', () => {
    expect(fontFaceRules(subsets, 'Grüße')).toBe(
      "@font-face{font-family:'Latin';font-weight:400;src:url(data:font/woff2;base64,bGF0aW4=) format('woff2');unicode-range:U+0000-00FF,U+20AC-20AC}",
    );
    expect(fontFaceRules(subsets, 'سلام')).not.toContain('Latin');
    expect(fontFaceRules(subsets, 'سلام €').match(/@font-face/g)).toHaveLength(2);
  });
});
