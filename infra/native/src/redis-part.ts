import { join } from 'node:path';
import type { Part, PartsInput } from './part.js';

/**
 * Sessions live here. Every write reaches the append-only file before it is acknowledged, so a killed Redis forgets
 * nothing; only a crash of the whole machine may cost its last second. Waiting for the disk at each write would
 * cost every request milliseconds, since each one counts against a limit here.
 */
export function redisPart({ stack, secrets }: PartsInput): Part {
  const folder = join(stack.stateDir, 'redis');
  const config = join(folder, 'redis.conf');
  return {
    name: 'redis',
    tier: 'store',
    command: ['redis-server', config],
    env: {},
    ports: ['redis'],
    folders: [folder],
    files: {
      [config]: [
        'bind 127.0.0.1',
        `port ${stack.ports.redis}`,
        `requirepass ${secrets.redisPassword}`,
        `dir "${folder}"`,
        'appendonly yes',
        'appendfsync everysec',
        'save ""',
        'maxmemory-policy noeviction',
        'daemonize no',
        // The title would overwrite the environment by which a left-over process is known.
        'set-proc-title no',
        '',
      ].join('\n'),
    },
    builtFrom: [],
    health: { kind: 'redis', port: stack.ports.redis, password: secrets.redisPassword },
    startSeconds: 60,
    stopSeconds: 15,
  };
}
