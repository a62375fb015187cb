import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { balancerPart, DRAIN_SECONDS } from './balancer-part.js';
import { BEHIND_THE_DOOR, nice } from './niceness.js';
import type { Part, PartsInput } from './part.js';
import { instancePort, operationsPort } from './ports.js';
import { appEnv, gatewayPort, serviceNames } from './service-env.js';
import type { AppName } from './service-env.js';
import { root } from './stack.js';

const shared = ['contracts', 'kit', 'lexicon'].map((name) => join(root, 'services/shared', name, 'dist'));
const staticDir = join(root, 'frontend/dist');
const common = { tier: 'app', folders: [], files: {}, startSeconds: 120, stopSeconds: 20 } as const;

/** The folder of a service's or the gateway's workspace, absolute. */
export const workspaceOf = (name: AppName) => join(root, name === 'gateway' ? 'gateway' : `services/${name}`);

/** The built entry file of a service or the gateway, absolute. */
export const entryOf = (name: AppName) => join(workspaceOf(name), 'dist/main.js');

/** What is loaded before a process' own code, for traces (see there). */
const preload = (folder: 'dist' | 'src', ending: 'js' | 'ts') => `--import=${pathToFileURL(join(root, `services/shared/kit/${folder}/tracing/preload.${ending}`)).href}`;

export const appNames: readonly AppName[] = [...serviceNames, 'gateway'];

/** Who makes what nobody looks at this moment: it may lag while learners want the processor. */
const FOLLOWERS: readonly AppName[] = ['report'];

/** Node goes by the machine's memory, of which these need little: on a large one it would let waste pile up for long. */
const MODEST: readonly AppName[] = ['admin', 'report'];
const MODEST_HEAP_MB = 256;

function startCommand(name: AppName): string[] {
  const heap = MODEST.includes(name) ? [`--max-old-space-size=${MODEST_HEAP_MB}`] : [];
  const start = [process.execPath, ...heap, '--enable-source-maps', preload('dist', 'js'), entryOf(name)];
  return name === 'gateway' ? start : [...nice(FOLLOWERS.includes(name) ? 15 : BEHIND_THE_DOOR), ...start];
}

const watchCommand = (name: AppName) => [
  ...[process.execPath, join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false'],
  ...['--conditions=development', preload('src', 'ts'), join(workspaceOf(name), 'src/main.ts')],
];

function appPart(name: AppName, input: PartsInput): Part {
  const { stack, mode } = input;
  const port = name === 'gateway' ? gatewayPort(stack.ports, mode) : stack.ports[name];
  return {
    ...common,
    name,
    command: mode === 'dev' ? watchCommand(name) : startCommand(name),
    env: appEnv(name, { ...input, ports: stack.ports, staticDir }),
    ports: name === 'gateway' ? [mode === 'dev' ? 'gatewayDev' : name, 'gatewayOperations'] : [name],
    // In dev the watcher restarts what changed. The gateway knows only the pages that were there at its start.
    builtFrom: mode === 'dev' ? [] : [join(workspaceOf(name), 'dist'), ...shared, ...(name === 'gateway' ? [staticDir] : [])],
    health: { kind: 'http', url: `http://127.0.0.1:${port}/health/ready` },
  };
}

/** Several processes of one app, the first under the app's name; each listens on a port of its own, for the app's is the balancer's. */
function instancesOf(name: AppName, input: PartsInput): (Part & { port: number })[] {
  const part = appPart(name, input);
  return Array.from({ length: input.stack.instances }, (_, index) => {
    const port = instancePort(input.stack.ports, appNames.indexOf(name), index + 1);
    return {
      ...part,
      port,
      name: index === 0 ? name : `${name}-${index + 1}`,
      env: { ...part.env, PORT: String(port), DRAIN_SECONDS: String(DRAIN_SECONDS), ...(name === 'gateway' && { OPERATIONS_PORT: String(operationsPort(input.stack.ports, index + 1)) }) },
      ports: [],
      health: { kind: 'http', url: `http://127.0.0.1:${port}/health/ready` },
    };
  });
}

/** The frontend's own server with hot reload, on the public port; it passes calls on to the gateway. */
function frontendPart({ stack, mode }: PartsInput): Part {
  const port = stack.ports.gateway;
  return {
    ...common,
    name: 'frontend',
    command: [
      ...[process.execPath, join(root, 'node_modules/vite/bin/vite.js'), join(root, 'frontend')],
      ...['--host', '127.0.0.1', '--port', `${port}`, '--strictPort'],
    ],
    env: { NODE_ENV: 'development', GATEWAY_URL: `http://127.0.0.1:${gatewayPort(stack.ports, mode)}` },
    ports: ['gateway'],
    builtFrom: [],
    health: { kind: 'http', url: `http://127.0.0.1:${port}/` },
  };
}

/** The gateway and the services; in dev also the frontend's server, and where there are several of each what shares out requests. */
export function appParts(input: PartsInput): Part[] {
  if (input.mode !== 'dev' && input.stack.instances > 1) {
    const groups = appNames.map((name) => ({ name, parts: instancesOf(name, input) }));
    return [...groups.flatMap(({ parts }) => parts), balancerPart(input.stack, groups)];
  }
  const apps = appNames.map((name) => appPart(name, input));
  return input.mode === 'dev' ? [...apps, frontendPart(input)] : apps;
}
