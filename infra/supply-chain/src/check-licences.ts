/**
 * `npm run licences`: every npm package of the running system, with all that it brings along, is under a licence that was agreed to, and
 * THIRD_PARTY_NOTICES.md lists the direct ones as they are.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import satisfies from 'spdx-satisfies';
import { z } from 'zod';
import { root } from '../../native/src/stack.js';

/** They ask for nothing but their text and notices, which each package's own folder holds. */
const AGREED = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'OFL-1.1'];
/** Their manifests name the licence in a form of former times; it was read in their LICENSE files. Another version is to be read again. */
const READ: Record<string, string> = { 'busboy@1.6.0': 'MIT', 'streamsearch@1.1.0': 'MIT', 'xmlhttprequest-ssl@2.1.2': 'MIT' };

const packageSchema = z.object({
  version: z.string().default(''),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  link: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
export const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) });
export type Lock = z.infer<typeof lockSchema>;

/** A workspace's path holds no node_modules; what is installed has its name after the last one. */
const nameOf = (path: string): string | undefined => /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];

function isAgreed(licence: string): boolean {
  try {
    return satisfies(licence, AGREED);
  } catch {
    // Words that are not among SPDX' names, such as 'SEE LICENSE IN …'.
    return false;
  }
}

/** @returns the packages of the running system, those that others bring along too */
export const installedOf = ({ packages }: Lock) =>
  Object.entries(packages).flatMap(([path, { version, license, dev, link }]) => {
    const name = nameOf(path);
    return name === undefined || dev === true || link === true ? [] : [{ name, version, license }];
  });

/** @returns a sentence for each package of the running system whose licence was not agreed to */
export function foreignLicences(lock: Lock): string[] {
  return installedOf(lock).flatMap(({ name, version, license }) => {
    const licence = license ?? READ[`${name}@${version}`] ?? 'no licence that its manifest names';
    return isAgreed(licence) ? [] : [`${name} ${version} is under ${licence}: nobody has agreed to that.`];
  });
}

/** @returns a sentence for each direct dependency of the running system that the notices do not list with its version and licence */
export function missingNotices({ packages }: Lock, notices: string): string[] {
  const rows = new Set(notices.split('\n'));
  const workspaces = Object.entries(packages).filter(([path]) => nameOf(path) === undefined);
  const wanted = workspaces.flatMap(([path, { dependencies }]) =>
    Object.keys(dependencies).flatMap((name) => {
      const found = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      return found === undefined || found.link === true ? [] : [`| ${name} | ${found.version} | ${found.license ?? ''} |`];
    }),
  );
  return [...new Set(wanted)].filter((row) => !rows.has(row)).map((row) => `THIRD_PARTY_NOTICES.md lacks the row ${row}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = lockSchema.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const problems = [...foreignLicences(lock), ...missingNotices(lock, await readFile(join(root, 'THIRD_PARTY_NOTICES.md'), 'utf8'))];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
