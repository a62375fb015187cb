/*
 * Draws the app's icons and the picture for shared links from the fox, into public/:
 *   node --import tsx frontend/scripts/draw-icons.tsx
 * The results are committed; run it again when the fox changes. Needs Chromium (CHROMIUM_PATH, else the system's).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FoxHead } from '../src/components/fox/fox-head.js';

const publicFolder = join(import.meta.dirname, '../public');
const textFont = join(createRequire(import.meta.url).resolve('@fontsource-variable/source-sans-3/package.json'), '../files/source-sans-3-latin-wght-normal.woff2');
const paper = '#faf6ee';
const ink = '#241c15';
const quiet = '#695d4f';

/** The head in the middle of a square. @param share of the edge that the head takes; a launcher may cut a maskable icon down to 80 %. */
function icon({ size, share, radius = 0 }: { size: number; share: number; radius?: number }) {
  return (
    <div style={{ width: size, height: size, display: 'grid', placeItems: 'center', background: paper, borderRadius: `${radius * 100}%` }}>
      <FoxHead size={size * share} />
    </div>
  );
}

const sharedLink = (
  <div style={{ width: 1200, height: 630, display: 'flex', alignItems: 'center', gap: 64, padding: '0 96px', boxSizing: 'border-box', background: paper }}>
    <FoxHead size={360} />
    <div>
      <div style={{ font: "700 120px/1.1 'Source Sans 3'", color: ink }}>B1 Fuchs</div>
      <div style={{ font: "400 46px/1.35 'Source Sans 3'", color: quiet, marginTop: 16 }}>
        Üben für die
        <br />
        Deutschprüfung B1
      </div>
    </div>
  </div>
);

const pictures: { file: string; width: number; height: number; drawing: ReactNode }[] = [
  { file: 'icon-192.png', width: 192, height: 192, drawing: icon({ size: 192, share: 0.8, radius: 0.2 }) },
  { file: 'icon-512.png', width: 512, height: 512, drawing: icon({ size: 512, share: 0.8, radius: 0.2 }) },
  { file: 'icon-maskable-512.png', width: 512, height: 512, drawing: icon({ size: 512, share: 0.62 }) },
  { file: 'apple-touch-icon.png', width: 180, height: 180, drawing: icon({ size: 180, share: 0.76 }) },
  { file: 'shared-link.png', width: 1200, height: 630, drawing: sharedLink },
];

const folder = mkdtempSync(join(tmpdir(), 'b1fuchs-icons-'));
try {
  for (const { file, width, height, drawing } of pictures) {
    const page = join(folder, `${file}.html`);
    const style = `@font-face{font-family:'Source Sans 3';font-weight:200 900;src:url('file://${textFont}')}body{margin:0}`;
    writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>${style}</style>${renderToStaticMarkup(drawing)}`);
    execFileSync(
      process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        '--allow-file-access-from-files',
        '--default-background-color=00000000',
        `--user-data-dir=${join(folder, 'profile')}`,
        `--window-size=${width},${height}`,
        `--screenshot=${join(publicFolder, file)}`,
        `file://${page}`,
      ],
      { stdio: 'ignore' },
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
