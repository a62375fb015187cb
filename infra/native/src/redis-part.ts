import { join } from 'node:path';
import type { Part, PartsInput } from './part.js';

/** Sessions live here, so every write is on disk before it is acknowledged (one fsync for all waiting writers). */
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
        'appendfsync always',
        'save ""',
        'maxmemory-policy noeviction',
        'daemonize no',
        '',
      ].join('\n'),
    },
    builtFrom: [],
    health: { kind: 'redis', port: stack.ports.redis, password: secrets.redisPassword },
    startSeconds: 60,
    stopSeconds: 15,
  };
}
