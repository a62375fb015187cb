import { join } from 'node:path';
import { BEHIND_THE_DOOR, nice } from './niceness.js';
import type { Part, PartsInput } from './part.js';

/** The script behind the Debian package's wrapper; the wrapper would switch to the system's own user and folders. */
export const rabbitServer = '/usr/lib/rabbitmq/bin/rabbitmq-server';

/** Erlang's schedulers otherwise spin for work and take a core from the others on a small machine. */
const noBusyWaiting = '+sbwt none +sbwtdcpu none +sbwtdio none';

/** A private RabbitMQ node with its own name service (epmd), cookie, data and ports. */
export function rabbitPart({ stack, secrets }: PartsInput): Part {
  const { ports } = stack;
  const folder = join(stack.stateDir, 'rabbitmq');
  const config = join(folder, 'rabbitmq.conf');
  const plugins = join(folder, 'enabled_plugins');
  return {
    name: 'rabbitmq',
    tier: 'store',
    command: [...nice(BEHIND_THE_DOOR), rabbitServer],
    env: {
      RABBITMQ_NODENAME: 'b1fuchs@localhost',
      RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
      RABBITMQ_NODE_PORT: String(ports.amqp),
      RABBITMQ_DIST_PORT: String(ports.rabbitDist),
      ERL_EPMD_PORT: String(ports.epmd),
      ERL_EPMD_ADDRESS: '127.0.0.1',
      ERL_CRASH_DUMP: join(folder, 'erl_crash.dump'),
      RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: `-kernel inet_dist_use_interface {127,0,0,1} ${noBusyWaiting}`,
      RABBITMQ_MNESIA_BASE: join(folder, 'data'),
      RABBITMQ_LOG_BASE: join(folder, 'log'),
      RABBITMQ_LOGS: '-',
      RABBITMQ_ENABLED_PLUGINS_FILE: plugins,
      RABBITMQ_CONFIG_FILE: config,
      // A file that does not exist: the machine's own settings must not reach this node.
      RABBITMQ_CONF_ENV_FILE: join(folder, 'no-env.conf'),
      // The Erlang cookie lies in the home folder.
      HOME: folder,
      // Makes the script become the node itself, so that stopping and killing reach the node and no shell.
      RUNNING_UNDER_SYSTEMD: 'true',
    },
    ports: ['amqp', 'rabbitManagement', 'rabbitDist', 'epmd', 'rabbitPrometheus'],
    folders: [folder],
    files: {
      [config]: [
        'default_user = b1fuchs',
        `default_pass = ${secrets.rabbitPassword}`,
        'default_user_tags.administrator = true',
        'management.tcp.ip = 127.0.0.1',
        `management.tcp.port = ${ports.rabbitManagement}`,
        'prometheus.tcp.ip = 127.0.0.1',
        `prometheus.tcp.port = ${ports.rabbitPrometheus}`,
        'disk_free_limit.absolute = 200MB',
        '',
      ].join('\n'),
      [plugins]: '[rabbitmq_management,rabbitmq_prometheus].\n',
    },
    builtFrom: [],
    health: { kind: 'amqp', port: ports.amqp },
    startSeconds: 180,
    stopSeconds: 60,
  };
}
