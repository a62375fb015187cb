import { join } from 'node:path';
import type { Part, PartsInput } from './part.js';
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

export const appNames: readonly AppName[] = [...serviceNames, 'gateway'];

const watchCommand = (name: AppName) => [
  ...[process.execPath, join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false'],
  ...['--conditions=development', join(workspaceOf(name), 'src/main.ts')],
];

function appPart(name: AppName, input: PartsInput): Part {
  const { stack, mode } = input;
  const port = name === 'gateway' ? gatewayPort(stack.ports, mode) : stack.ports[name];
  return {
    ...common,
    name,
    command: mode === 'dev' ? watchCommand(name) : [process.execPath, '--enable-source-maps', entryOf(name)],
    env: appEnv(name, { ...input, ports: stack.ports, staticDir }),
    ports: [name === 'gateway' && mode === 'dev' ? 'gatewayDev' : name],
    // In dev the watcher restarts what changed. The gateway knows only the pages that were there at its start.
    builtFrom: mode === 'dev' ? [] : [join(workspaceOf(name), 'dist'), ...shared, ...(name === 'gateway' ? [staticDir] : [])],
    health: { kind: 'http', url: `http://127.0.0.1:${port}/health/ready` },
  };
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

/** The gateway and the services; in dev also the frontend's server. */
export function appParts(input: PartsInput): Part[] {
  const apps = appNames.map((name) => appPart(name, input));
  return input.mode === 'dev' ? [...apps, frontendPart(input)] : apps;
}
