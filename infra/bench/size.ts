import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { buildApps } from '../native/src/build.js';
import { sayToConsole } from '../native/src/progress.js';
import { root } from '../native/src/stack.js';
import type { Figure } from './table.js';

/** Bytes, gzipped. */
const sizesSchema = z.tuple([z.object({ size: z.number() })]);

/** The JavaScript that the auth screen loads first, gzipped, of the frontend as it is now; size-limit counts 1 kB as 1,000 bytes. */
export async function measureSize(): Promise<Figure[]> {
  await buildApps(sayToConsole);
  const size = promisify(execFile)('npm', ['run', '--silent', 'size', '-w', 'frontend', '--', '--json'], { cwd: root });
  // Over its limit it fails, and prints the size all the same.
  const printed = await size.catch((error: unknown) => z.object({ stdout: z.string() }).parse(error));
  const [{ size: bytes }] = sizesSchema.parse(JSON.parse(printed.stdout));
  return [
    {
      name: 'first load of the auth screen: JavaScript, gzipped',
      value: bytes / 1_000,
      unit: 'kB',
      aim: { bound: 'at most', value: 120 },
      note: `${bytes} bytes`,
    },
  ];
}
