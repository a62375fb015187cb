import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Never part of what something is built from. */
const skipped = new Set(['node_modules', 'dist', 'target', '.local', '.git', '__pycache__']);

async function describe(path: string, lines: string[]): Promise<void> {
  const info = await stat(path).catch(() => undefined);
  if (info === undefined) return;
  if (!info.isDirectory()) {
    lines.push(`${path} ${info.size} ${info.mtimeMs}`);
    return;
  }
  for (const name of (await readdir(path)).sort()) {
    if (!skipped.has(name) && !name.endsWith('.tsbuildinfo')) await describe(join(path, name), lines);
  }
}

/** A hash over names, sizes and times of all files under the given paths; missing paths count as empty. */
export async function fingerprint(paths: readonly string[]): Promise<string> {
  const lines: string[] = [];
  for (const path of paths) await describe(path, lines);
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}
