/** Writes what Prometheus and Grafana read: `make monitoring`. The sources are beside this file; what is written is kept in git. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderPrometheusConfig } from '../../native/src/prometheus-config.js';
import { serviceNameSchema } from '@b1fuchs/contracts';
import { renderConsole, SCRIPT } from './render-console.js';
import { renderDashboard } from './render-grafana.js';
import { renderAlerts, renderAlertTests, renderRecordings } from './render-rules.js';
import { views } from './views.js';

const here = dirname(fileURLToPath(import.meta.url));
/** The folder of what is written. */
export const generatedFolder = join(here, '../generated');
/** The same rules and views once more: a Helm chart reads only what is within its own folder. */
export const chartFolder = join(here, '../../helm/b1-fuchs/files/monitoring');

/** Where the gateway tells of itself; its port 8080 is the public one. */
const GATEWAY = 'gateway:9464';

/** @returns every file, by its path below the folder */
export async function generate(): Promise<Record<string, string>> {
  return {
    'prometheus.yml': renderPrometheusConfig({
      rulesFolder: '/etc/prometheus/rules',
      processes: serviceNameSchema.options.map((name) => ({ address: name === 'gateway' ? GATEWAY : `${name}:8080`, instance: name })),
      rabbit: { address: 'rabbitmq:15692', instance: 'rabbitmq' },
      everySeconds: 15,
    }),
    'rules/recordings.yml': renderRecordings(),
    'rules/alerts.yml': renderAlerts(),
    'alerts.test.yml': renderAlertTests('rules/alerts.yml'),
    [`consoles/${SCRIPT}`]: await readFile(join(here, 'console-page.js'), 'utf8'),
    ...Object.fromEntries(views.map((view) => [`consoles/${view.id}.html`, renderConsole(view, views)])),
    ...Object.fromEntries(views.map((view) => [`grafana/${view.id}.json`, renderDashboard(view)])),
  };
}

/** @returns of all files those that the Helm chart installs */
export const filesOfChart = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).filter(([path]) => /^(rules|grafana)\//.test(path)));

async function writeFolder(folder: string, files: Record<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await generate();
  await writeFolder(generatedFolder, files);
  await writeFolder(chartFolder, filesOfChart(files));
}
