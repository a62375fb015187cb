import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { parseUnicodeRanges, type FontSubset } from '../domain/font-faces.js';

const require = createRequire(import.meta.url);
const rangesSchema = z.record(z.string(), z.string());

/** Static weights rather than the frontend's variable fonts: those become Type 3 fonts in a PDF, larger and less sharp. */
const weights = [400, 600];
const families = [
  { family: 'Source Sans 3', name: 'source-sans-3', subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] },
  { family: 'Vazirmatn', name: 'vazirmatn', subsets: ['arabic'] },
];

/** Reads the fonts of the reports once, at start. */
export async function loadReportFonts(): Promise<FontSubset[]> {
  const loaded = families.map(async ({ family, name, subsets }) => {
    const folder = `@fontsource/${name}`;
    const ranges = rangesSchema.parse(JSON.parse(await readFile(require.resolve(`${folder}/unicode.json`), 'utf8')));
    const files = subsets.flatMap((subset) => weights.map((weight) => ({ subset, weight })));
    return Promise.all(
      files.map(async ({ subset, weight }) => ({
        family,
        weight,
        ranges: parseUnicodeRanges(ranges[subset] ?? ''),
        base64: await readFile(require.resolve(`${folder}/files/${name}-${subset}-${weight}-normal.woff2`), 'base64'),
      })),
    );
  });
  return (await Promise.all(loaded)).flat();
}
