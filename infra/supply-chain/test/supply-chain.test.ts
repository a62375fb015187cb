import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../native/src/stack.js';
import { billSchema, missingFrom } from '../src/check-bill.js';
import { foreignLicences, lockSchema, missingNotices } from '../src/check-licences.js';
import { judgeAudit } from '../src/check-vulnerabilities.js';

const run = promisify(execFile);
const lockOf = (packages: Record<string, object>) => lockSchema.parse({ packages });
const installed = (license: string | undefined, more: object = {}) => lockOf({ 'node_modules/a/node_modules/@b/c': { version: '1.0.0', ...(license !== undefined && { license }), ...more } });

describe('licences', () => {
  test.each(['MIT', '(GPL-3.0-only OR MIT)', '(MIT AND Apache-2.0)'])('%s is agreed to', (license) => {
    expect(foreignLicences(installed(license))).toEqual([]);
  });

  test.each(['GPL-3.0-only', '(MIT AND GPL-3.0-only)', 'SEE LICENSE IN terms.txt', undefined])('%s is not', (license) => {
    expect(foreignLicences(installed(license))).toEqual([expect.stringContaining('@b/c 1.0.0')]);
  });

  test('what only builds and tests may be under any', () => {
    expect(foreignLicences(installed('GPL-3.0-only', { dev: true }))).toEqual([]);
  });

  test('a direct dependency that the notices do not list, or list in another version, is named', () => {
    const lock = lockOf({ 'services/a': { dependencies: { b: '^1.0.0' } }, 'node_modules/b': { version: '1.2.0', license: 'MIT' } });
    expect(missingNotices(lock, '| b | 1.2.0 | MIT |\n')).toEqual([]);
    expect(missingNotices(lock, '| b | 1.1.0 | MIT |\n')).toEqual([expect.stringContaining('| b | 1.2.0 | MIT |')]);
  });
});

describe('the audit of dependencies', () => {
  const report = (severity: string, fixAvailable: unknown) =>
    JSON.stringify({ vulnerabilities: { b: { severity, via: ['c', { title: 'Runs what it reads', url: 'https://advisories.example/1' }], fixAvailable } } });

  test.each([
    ['high', true],
    ['critical', { name: 'b', version: '2.0.0' }],
  ])('fails on a %s hole that a newer version mends', (severity, fix) => {
    expect(judgeAudit(report(severity, fix))).toMatchObject({ checked: true, mendable: [expect.stringContaining('Runs what it reads')], waiting: [] });
  });

  test('names a grave hole that nobody has mended, and lets small ones be', () => {
    expect(judgeAudit(report('critical', false))).toMatchObject({ checked: true, mendable: [], waiting: [expect.stringContaining('b (critical)')] });
    expect(judgeAudit(report('moderate', true))).toEqual({ checked: true, mendable: [], waiting: [] });
  });

  test.each([
    ['a registry that refuses', JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 })],
    ['silence', ''],
    ['an unknown form', '{}'],
  ])('takes %s for no answer, never for a good one', (_what, output) => {
    expect(judgeAudit(output)).toMatchObject({ checked: false });
  });
});

test('the scan for secrets finds a private key, with the settings of this project', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'b1fuchs-secrets-'));
  try {
    const [begin, end] = ['BEGIN', 'END'].map((word) => `-----${word} RSA PRIVATE KEY-----`);
    await writeFile(join(folder, 'note.txt'), `${begin ?? ''}\n${'MIIEpAIBAAKCAQEA'.repeat(8)}\n${end ?? ''}\n`);
    const scan = run(join(root, 'node_modules/.bin/secretlint'), ['--maskSecrets', '--secretlintrc', join(root, '.secretlintrc.json'), 'note.txt'], { cwd: folder });
    await expect(scan).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('PrivateKey') as unknown });
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('the bill of materials', () => {
  const billOf = (components: object[]) => billSchema.parse({ bomFormat: 'CycloneDX', components });

  test('is whole when it names each package, also one within another’s folder', () => {
    expect(missingFrom(billOf([{ name: 'a', version: '2.0.0', components: [{ group: '@b', name: 'c', version: '1.0.0' }] }]), installed('MIT'))).toEqual([]);
  });

  test('is not when a version is another one', () => {
    expect(missingFrom(billOf([{ group: '@b', name: 'c', version: '1.0.1' }]), installed('MIT'))).toEqual(['@b/c@1.0.0']);
  });
});
