import { join } from 'node:path';
import { appNames } from './app-parts.js';
import type { Part, PartsInput } from './part.js';
import { instancePort, operationsPort } from './ports.js';
import { renderPrometheusConfig } from './prometheus-config.js';
import { root, type Stack } from './stack.js';

const monitoring = join(root, 'infra/monitoring/generated');
/** Enough for charts of a week, and little on a small machine. */
const KEPT = ['--storage.tsdb.retention.time=8d', '--storage.tsdb.retention.size=1GB'];

/** Looks at all processes, tells of what is wrong, and draws the views of docs/operations.md. */
export function prometheusPart({ stack, mode }: PartsInput): Part {
  const { ports } = stack;
  const instances = mode === 'dev' ? 1 : stack.instances;
  const folder = join(stack.stateDir, 'prometheus');
  const config = join(folder, 'prometheus.yml');
  const at = (port: number): string => `127.0.0.1:${port}`;
  return {
    name: 'prometheus',
    tier: 'engine',
    command: [
      'prometheus',
      ...[`--config.file=${config}`, `--storage.tsdb.path=${join(folder, 'data')}`, ...KEPT],
      ...[`--web.listen-address=${at(ports.prometheus)}`, `--web.console.templates=${join(monitoring, 'consoles')}`, '--log.level=warn'],
    ],
    env: {},
    ports: ['prometheus'],
    folders: [folder],
    files: {
      [config]: renderPrometheusConfig({
        rulesFolder: join(monitoring, 'rules'),
        processes: appNames.flatMap((name, place) =>
          Array.from({ length: instances }, (_, index) => ({
            address: at(name === 'gateway' ? operationsPort(ports, index + 1) : instances === 1 ? ports[name] : instancePort(ports, place, index + 1)),
            instance: index === 0 ? name : `${name}-${index + 1}`,
          })),
        ),
        rabbit: { address: at(ports.rabbitPrometheus), instance: 'rabbitmq' },
        everySeconds: 15,
      }),
    },
    builtFrom: [monitoring],
    health: { kind: 'http', url: `http://${at(ports.prometheus)}/-/ready` },
    startSeconds: 120,
    stopSeconds: 30,
  };
}

/** Where the views begin. */
export const viewsUrl = ({ ports }: Stack): string => `http://localhost:${ports.prometheus}/consoles/overview.html`;
