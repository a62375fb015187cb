import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The build's groups (frontend/vite.config.ts): what every page names itself, and what signed-in visitors need besides. */
const FIRST = ['basics'];
const SIGNED_IN = ['signed-in', 'schemas'];

/**
 * What a signed-in visitor's page will ask for as soon as its scripts run, as the value of a Link header: browsers then
 * fetch it beside the scripts, not after them. Read from the build's manifest, anew when that changes.
 * @returns undefined where the build says nothing of it
 */
export function createEarlyFiles(directory: string): () => Promise<string | undefined> {
  const path = join(directory, '.vite', 'manifest.json');
  let known: { changedAt: number; link: string | undefined } | undefined;
  return async () => {
    const changedAt = await stat(path).then(({ mtimeMs }) => mtimeMs, () => 0);
    if (known?.changedAt !== changedAt) known = { changedAt, link: changedAt === 0 ? undefined : linkOf(manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')))) };
    return known.link;
  };
}

function linkOf(manifest: Manifest): string | undefined {
  const keysOf = (names: string[]): string[] => Object.keys(manifest).filter((key) => names.includes(manifest[key]?.name ?? ''));
  const first = closureOf(manifest, keysOf(FIRST));
  const chunks = [...closureOf(manifest, keysOf(SIGNED_IN))].filter((key) => !first.has(key)).flatMap((key) => manifest[key] ?? []);
  const links = chunks.flatMap(({ file, css }) => [`</${file}>; rel=modulepreload`, ...css.map((sheet) => `</${sheet}>; rel=preload; as=style`)]);
  return links.length === 0 ? undefined : links.join(', ');
}

/** The keys of all chunks that these import at once, they themselves included. */
function closureOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    open.push(...(manifest[key]?.imports ?? []));
  }
  return found;
}
