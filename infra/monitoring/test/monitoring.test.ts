import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { alerts, exprOf } from '../src/alerts.js';
import { chartFolder, filesOfChart, generate, generatedFolder } from '../src/generate.js';
import { journeys } from '../src/journeys.js';
import { recordingGroups } from '../src/recording-rules.js';
import { DATASOURCE_UID } from '../src/render-grafana.js';
import { runbookOf } from '../src/render-rules.js';
import { views } from '../src/views.js';
import { routingTable } from '../../../gateway/src/routing-table.js';

const run = promisify(execFile);
const root = join(generatedFolder, '../../..');

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}

async function expectFiles(folder: string, wanted: Record<string, string>): Promise<void> {
  expect(await filesBelow(folder)).toEqual(Object.keys(wanted).sort());
  for (const [path, content] of Object.entries(wanted)) expect({ path, content: await readFile(join(folder, path), 'utf8') }).toEqual({ path, content });
}

test('what Prometheus and Grafana read is what the sources say: make monitoring', async () => {
  await expectFiles(generatedFolder, await generate());
});

test('the Helm chart installs the same rules and views: make monitoring', async () => {
  const wanted = filesOfChart(await generate());
  expect(Object.keys(wanted)).toEqual(expect.arrayContaining(['rules/alerts.yml', 'grafana/overview.json']));
  await expectFiles(chartFolder, wanted);
});

test('Prometheus takes the rules and its configuration', async () => {
  await run('promtool', ['check', 'rules', join(generatedFolder, 'rules/recordings.yml'), join(generatedFolder, 'rules/alerts.yml')]);
  await run('promtool', ['check', 'config', '--syntax-only', join(generatedFolder, 'prometheus.yml')]);
});

test('each alert fires when it should, and is silent when it should not', async () => {
  const { stdout } = await run('promtool', ['test', 'rules', join(generatedFolder, 'alerts.test.yml')]);
  expect(stdout).toContain('SUCCESS');
});

test('each alert has a page that says what it means, what learners notice, where to look and what to do', async () => {
  const pages = await readdir(join(root, 'docs/runbooks'));
  expect(pages.filter((page) => page !== 'README.md').sort()).toEqual(alerts.map(({ name }) => `${name}.md`).sort());
  for (const alert of alerts) {
    const page = await readFile(join(root, runbookOf(alert)), 'utf8');
    for (const heading of ['## What it means', '## What learners notice', '## Where to look', '## What to do']) expect({ alert: alert.name, has: page.includes(heading) }).toEqual({ alert: alert.name, has: true });
  }
});

test('what alerts and views take from recorded rules is recorded', () => {
  const recorded = new Set(recordingGroups.flatMap(({ rules }) => rules.map(({ record }) => record)));
  const exprs = [...alerts.map(exprOf), ...views.flatMap(({ panels }) => panels.flatMap(({ queries }) => queries.map(({ expr }) => expr)))];
  const used = exprs.flatMap((expr) => expr.match(/\b(?:service|journey|queue):[\w:]+/g) ?? []);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !recorded.has(name))).toEqual([]);
});

test('each journey is made of routes that there are, and the routes of learners belong to one at most', () => {
  const paths = [...new Set(routingTable.map(({ path }) => path))];
  const takenBy = (path: string): string[] => journeys.filter(({ routes }) => new RegExp(`^(?:${routes})$`).test(path)).map(({ name }) => name);
  for (const { name } of journeys) expect({ name, has: paths.some((path) => takenBy(path).includes(name)) }).toEqual({ name, has: true });
  expect(paths.filter((path) => takenBy(path).length > 1)).toEqual([]);
});

test('Grafana’s views ask the data source that is provisioned', async () => {
  expect(await readFile(join(root, 'infra/monitoring/grafana/datasources/prometheus.yml'), 'utf8')).toContain(`uid: ${DATASOURCE_UID}\n`);
});
