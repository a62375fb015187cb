import { readFileSync } from 'node:fs';

/**
 * The JavaScript that the auth screen loads before anyone does anything: the entry, the auth page,
 * and whatever they import. Read from the build's manifest, so that no file can be forgotten.
 * Limit: 120 kB gzipped.
 */
const manifest = JSON.parse(readFileSync(new URL('./dist/.vite/manifest.json', import.meta.url), 'utf8'));
const files = new Set(['first.js']);

function collect(name) {
  const chunk = manifest[name];
  const file = `dist/${chunk.file}`;
  if (files.has(file)) return;
  files.add(file);
  for (const imported of chunk.imports ?? []) collect(imported);
}

// The auth page is part of the group (vite.config.ts): a file of its own would be one too many.
if ('src/pages/auth-page.tsx' in manifest) throw new Error('The auth page is not in the first file.');
for (const [name, chunk] of Object.entries(manifest)) if (chunk.name === 'basics') collect(name);

export default [{ name: 'First load of the auth screen', path: [...files], limit: '120 kB', gzip: true, brotli: false }];
