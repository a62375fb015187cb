import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { tools } from '../../helm/test/support/tools.js';
import { root } from '../../native/src/stack.js';

const run = promisify(execFile);
const folder = join(root, 'infra/docker');
const dockerfiles = readdirSync(folder).filter((file) => file.endsWith('.Dockerfile'));
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

const build = z.object({ dockerfile: z.string(), target: z.string().optional(), args: z.record(z.string(), z.string()).optional() });
const composeFile = z
  .object({ services: z.record(z.string(), z.looseObject({ build: z.looseObject({ ...build.shape }).optional() })) })
  .parse(parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }));
/** Inbox and providers that are played have no place where the product is run for others. */
const onlyLocal = ['maildev', 'openid', 'payments'];

test('hadolint finds nothing in the Dockerfiles', async () => {
  const { hadolint } = await tools();
  const linted = run(hadolint, ['--config', join(root, '.hadolint.yaml'), '--failure-threshold', 'style', ...dockerfiles.map((file) => join(folder, file))]);
  await expect(linted).resolves.toEqual({ stdout: '', stderr: '' });
}, 120_000);

test('the images that are published are those of docker compose', () => {
  const published = z.array(build.extend({ name: z.string() })).parse(JSON.parse(readFileSync(join(folder, 'images.json'), 'utf8')));
  const composed = Object.entries(composeFile.services).flatMap(([name, it]) => (it.build && !onlyLocal.includes(name) ? [{ name, ...build.parse(it.build) }] : []));
  expect(published).toEqual(composed);
});

describe.each(dockerfiles)('%s', (file) => {
  const last = () => textOf(file).slice(textOf(file).lastIndexOf('\nFROM'));

  test('builds on images of a named version', () => {
    const stages = new Set([...textOf(file).matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name));
    const bases = [...textOf(file).matchAll(/^FROM (\S+)/gm)].map(([, name]) => name ?? '').filter((name) => !stages.has(name));
    expect(bases.length).toBeGreaterThan(0);
    for (const base of bases) expect(base).toMatch(/:\d+\.\d+\.\d+/);
  });

  test('ends as a numbered user other than root, under tini, and can be asked for its health', () => {
    const text = textOf(file);
    expect(Number([...text.matchAll(/^USER (.+)$/gm)].at(-1)?.[1])).toBeGreaterThanOrEqual(1000);
    expect(text).toContain('ENTRYPOINT ["tini", "--"]');
    expect(text).toMatch(/^HEALTHCHECK /m);
  });

  test('leaves what only building needs behind', () => {
    expect(last()).not.toMatch(/\bmvn\b|npm ci(?! --omit=dev)|convert-requirements/);
  });
});
