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

/** @returns every file, by its path below the folder */
export async function generate(): Promise<Record<string, string>> {
  return {
    'prometheus.yml': renderPrometheusConfig({
      rulesFolder: '/etc/prometheus/rules',
      processes: serviceNameSchema.options.map((name) => ({ address: `${name}:8080`, instance: name })),
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await rm(generatedFolder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(await generate())) {
    await mkdir(dirname(join(generatedFolder, path)), { recursive: true });
    await writeFile(join(generatedFolder, path), content);
  }
}
