import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appNames, entryOf } from './app-parts.js';
import { fingerprint } from './fingerprint.js';
import { step } from './progress.js';
import type { Say } from './progress.js';
import { runLogged } from './run-logged.js';
import { embeddingModelFolder, root } from './stack.js';

/** Something built: from which files, the proof that it is there, and where the state it was built from is noted. */
type Build = {
  readonly title: string;
  readonly sources: readonly string[];
  readonly results: readonly string[];
  readonly stamp: string;
  readonly work: () => Promise<void>;
};

const at = (...path: string[]) => join(root, ...path);
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function ensureBuilt(build: Build, say: Say): Promise<void> {
  const wanted = await fingerprint(build.sources);
  const stamped = await readFile(build.stamp, 'utf8').catch(() => '');
  const present = await Promise.all(build.results.map(exists));
  if (stamped === wanted && present.every(Boolean)) return;
  await step(say, build.title, build.work);
  await writeFile(build.stamp, wanted);
}

const pythonRequirements = [
  at('infra/native/requirements.txt'),
  at('infra/native/embeddings/requirements.txt'),
  at('infra/native/embeddings/convert-requirements.txt'),
];

const python: Build = {
  title: 'Installing the Python parts (embeddings, supervisor)',
  sources: pythonRequirements,
  results: [at('.local/python/bin/supervisord')],
  stamp: at('.local/build/python.stamp'),
  work: async () => {
    const venv = at('.local/python');
    const advice = 'Check that this machine reaches the Python package index, then run it again.';
    await rm(venv, { recursive: true, force: true });
    await runLogged({ name: 'python-venv', command: 'python3', args: ['-m', 'venv', venv], advice });
    const args = ['install', '--only-binary', ':all:', ...pythonRequirements.flatMap((file) => ['-r', file])];
    await runLogged({ name: 'python-packages', command: join(venv, 'bin/pip'), args, advice });
  },
};

const embeddingModel: Build = {
  title: 'Converting the embedding model',
  sources: [at('infra/native/embeddings')],
  results: ['model.onnx', 'model.onnx.data', 'vocabulary.json'].map((file) => join(embeddingModelFolder, file)),
  stamp: at('.local/build/embedding-model.stamp'),
  work: () =>
    runLogged({
      name: 'embedding-model',
      command: at('.local/python/bin/python3'),
      args: [at('infra/native/embeddings/convert.py'), embeddingModelFolder],
      advice: 'Remove .local/python and run it again.',
    }),
};

function mavenModule(name: string, results: readonly string[]): Build {
  const folder = at('infra/native', name);
  return {
    title: `Building infra/native/${name} (Java)`,
    sources: [join(folder, 'pom.xml'), join(folder, 'src'), join(folder, 'rules')],
    results: results.map((result) => join(folder, 'target', result)),
    stamp: join(folder, 'target/.built-from'),
    work: () =>
      runLogged({
        name: `maven-${name}`,
        command: 'mvn',
        args: ['-q', '-B', '-f', join(folder, 'pom.xml'), 'package'],
        advice: 'Check that this machine reaches Maven Central, then run it again.',
      }),
  };
}

const workspaces = ['services', 'gateway', 'infra/native/src'];
const buildAdvice = 'Correct the error above, then run it again.';

const services: Build = {
  title: 'Building the services (TypeScript)',
  sources: [...workspaces, 'tsconfig.base.json', 'tsconfig.json', 'package-lock.json'].map((path) => at(path)),
  results: appNames.map(entryOf),
  stamp: at('.local/build/services.stamp'),
  work: () =>
    runLogged({ name: 'services', command: 'npx', args: ['tsc', '-b'], advice: buildAdvice }),
};

const frontend: Build = {
  title: 'Building the frontend',
  sources: ['frontend', 'services/shared/contracts/src', 'tsconfig.base.json', 'package-lock.json'].map((path) => at(path)),
  results: [at('frontend/dist/index.html')],
  stamp: at('.local/build/frontend.stamp'),
  work: () =>
    runLogged({
      name: 'frontend',
      command: 'npm',
      args: ['run', 'build', '-w', 'frontend'],
      advice: buildAdvice,
    }),
};

/** Builds what the backing servers need: the Python environment and the Java modules, where not up to date. */
export async function buildServers(say: Say): Promise<void> {
  await ensureBuilt(python, say);
  await ensureBuilt(embeddingModel, say);
  await ensureBuilt(mavenModule('backing', ['backing.jar', 'lib']), say);
  await ensureBuilt(mavenModule('parser', ['lib']), say);
}

/** Builds the services, the gateway and the frontend, where not up to date. */
export async function buildApps(say: Say): Promise<void> {
  await ensureBuilt(services, say);
  await ensureBuilt(frontend, say);
}
