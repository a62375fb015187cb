/**
 * `make test`: everything that must hold, in one run, with one closing line 'N passed, N failed'.
 *   node --import tsx scripts/test.ts              all of it
 *   node --import tsx scripts/test.ts <path>       those below a path; browser journeys are below e2e/
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { NOT_CHECKED } from '../infra/supply-chain/src/check-vulnerabilities.js';
import { startTestServers } from './test-servers.js';

type Totals = { passed: number; failed: number };
const totals: Totals = { passed: 0, failed: 0 };
const failures: string[] = [];
/** What could not be asked here, and so neither passed nor failed. */
const unchecked: string[] = [];
const [target] = process.argv.slice(2);

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

async function check(name: string, command: string, args: string[]): Promise<void> {
  const startedAt = performance.now();
  const code = await run(command, args);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  if (code === NOT_CHECKED) {
    unchecked.push(name);
    return;
  }
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code === 0) totals.passed += 1;
  else {
    totals.failed += 1;
    failures.push(name);
  }
}

const jestResultSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
});

async function jest(args: string[], env: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'b1fuchs-jest-'));
  const output = join(folder, 'result.json');
  const nodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  // Forced to exit: what one test leaves open must not keep the run from its result.
  await run('npx', ['jest', '--json', '--forceExit', `--outputFile=${output}`, ...args], { ...env, NODE_OPTIONS: nodeOptions });
  const text = await readFile(output, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (text === undefined) {
    totals.failed += 1;
    failures.push('jest ended without a result');
    return;
  }
  const result = jestResultSchema.parse(JSON.parse(text));
  totals.passed += result.numPassedTests;
  // A suite that could not even run has no failed test of its own.
  totals.failed += Math.max(result.numFailedTests, result.numFailedTestSuites);
  failures.push(...result.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name));
}

if (target === undefined) {
  await check('types and build', 'npx', ['tsc', '-b']);
  await check('frontend build', 'npm', ['run', '--silent', 'build', '-w', 'frontend']);
  await check('types of the tests', 'npx', ['tsc', '-p', 'tsconfig.tests.json']);
  await check('lint', 'npm', ['run', '--silent', 'lint']);
  await check('boundaries', 'npm', ['run', '--silent', 'boundaries']);
  await check('size of the first load', 'npm', ['run', '--silent', 'size']);
  await check('secrets in files', 'npm', ['run', '--silent', 'secrets']);
  await check('licences', 'npm', ['run', '--silent', 'licences']);
  await check('known holes in dependencies', 'npm', ['run', '--silent', 'vulnerabilities']);
}
const { servers, stack, stop } = await startTestServers({ asksProvider: target === undefined || /payments|billing/.test(target) });
try {
  const isJourney = target?.startsWith('e2e') === true;
  const wanted = target === undefined ? [] : [target];
  if (!isJourney) await jest(wanted, servers);
  if (isJourney || target === undefined) await jest(['--config', 'e2e/jest.config.js', '--runInBand', ...wanted], stack);
} finally {
  await stop();
}
for (const name of unchecked) console.log(`? NOT CHECKED: ${name}`);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
