/** Looks whether a bill of materials is whole: `make sbom`. npm's own (`npm sbom`) left out every third package of this project's workspaces. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { root } from '../../native/src/stack.js';
import { installedOf, lockSchema } from './check-licences.js';
import type { Lock } from './check-licences.js';

type Component = { group?: string | undefined; name: string; version?: string | undefined; components: Component[] };
/** A package, and what is installed within its own folder. */
const component: z.ZodType<Component> = z.lazy(() =>
  z.object({ group: z.string().optional(), name: z.string(), version: z.string().optional(), components: z.array(component).default([]) }),
);
export const billSchema = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(component) });
export type Bill = z.infer<typeof billSchema>;

const namesOf = (components: Component[]): string[] =>
  components.flatMap(({ group, name, version, components: within }) => [`${group === undefined ? '' : `${group}/`}${name}@${version ?? ''}`, ...namesOf(within)]);

/** @returns name@version of each package of the running system that a bill does not name */
export function missingFrom(bill: Bill, lock: Lock): string[] {
  const named = new Set(namesOf(bill.components));
  return [...new Set(installedOf(lock).map(({ name, version }) => `${name}@${version}`))].filter((it) => !named.has(it));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file = ''] = process.argv.slice(2);
  const bill = billSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const missing = missingFrom(bill, lockSchema.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))));
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(', ')}`);
  console.log(`${file} names ${namesOf(bill.components).length} packages.`);
}
