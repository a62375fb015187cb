import { join } from 'node:path';
import type { Part } from './part.js';
import type { AppName } from './service-env.js';
import type { Stack } from './stack.js';

/** Debian's place for it, which is not on everybody's PATH. */
export const haproxy = '/usr/sbin/haproxy';

/** An instance that stops serves on for so long: by then the balancer has heard twice that it is not ready. */
export const DRAIN_SECONDS = 3;

type Group = { name: AppName; parts: readonly { name: string; port: number }[] };

/**
 * Shares out connections among the instances of each app that say that they are ready, as a Kubernetes service does it: it
 * knows nothing of requests, and a kept connection stays with its instance.
 */
export function balancerPart(stack: Stack, groups: readonly Group[]): Part {
  const folder = join(stack.stateDir, 'balancer');
  const config = join(folder, 'haproxy.cfg');
  return {
    name: 'balancer',
    tier: 'app',
    command: [haproxy, '-db', '-f', config],
    env: {},
    ports: groups.map(({ name }) => name),
    folders: [folder],
    files: { [config]: renderBalancer(stack, groups) },
    builtFrom: [],
    health: { kind: 'http', url: `http://127.0.0.1:${stack.ports.gateway}/health/live` },
    startSeconds: 120,
    stopSeconds: 10,
  };
}

function renderBalancer(stack: Stack, groups: readonly Group[]): string {
  const listen = ({ name, parts }: Group): string[] => [
    `listen ${name}`,
    `  bind 127.0.0.1:${stack.ports[name]}`,
    ...parts.map((part) => `  server ${part.name} 127.0.0.1:${part.port}`),
  ];
  return [
    'defaults',
    '  mode tcp',
    '  balance leastconn',
    '  timeout connect 2s',
    '  timeout client 10m',
    '  timeout server 10m',
    '  timeout check 3s',
    // A connection that an instance refuses goes to another one.
    '  retries 3',
    '  option redispatch 1',
    '  option httpchk GET /health/ready',
    '  default-server check inter 1s fall 2 rise 1',
    ...groups.flatMap(listen),
    '',
  ].join('\n');
}
