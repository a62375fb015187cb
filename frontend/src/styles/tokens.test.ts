import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contrastPairs } from './contrast-pairs.js';

type Theme = 'light' | 'dark';
const sourceFolder = path.resolve(import.meta.dirname, '..');
const tokens = readTokens();

/** Reads '--color-name: light-dark(#rrggbb, #rrggbb)' from the token file. */
function readTokens(): Map<string, Record<Theme, string>> {
  const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
  const found = css.matchAll(/--color-([a-z0-9-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g);
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function colourOf(name: string, theme: Theme): string {
  const token = tokens.get(name);
  if (token === undefined) throw new Error(`There is no colour token ${name}`);
  return token[theme];
}

function sources(): string[] {
  const files = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts')).map((file) => path.join(sourceFolder, file));
}

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  test.each(contrastPairs)('$front on $back has a contrast of at least $least', ({ front, back, least }) => {
    expect(contrast(colourOf(front, theme), colourOf(back, theme))).toBeGreaterThanOrEqual(least);
  });
});

test('the contrast is computed as WCAG does it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('every text colour and every fill that a component uses is among the pairs', () => {
  const fronts = new Set(contrastPairs.map((pair) => pair.front));
  const backs = new Set(contrastPairs.map((pair) => pair.back));
  const unchecked = new Set<string>();
  for (const file of sources()) {
    for (const [, property, name = ''] of readFileSync(file, 'utf8').matchAll(/(?<![\w-])(text|bg)-([a-z]+(?:-[a-z0-9]+)*)/g)) {
      if (!tokens.has(name)) continue;
      const isChecked = property === 'text' ? fronts.has(name) : backs.has(name) || fronts.has(name);
      if (!isChecked) unchecked.add(`${String(property)}-${name}`);
    }
  }
  expect([...unchecked]).toEqual([]);
});

test('light and dark have values of their own', () => {
  expect(tokens.size).toBeGreaterThan(20);
  for (const [name, { light, dark }] of tokens) expect({ name, same: light === dark }).toEqual({ name, same: false });
});
