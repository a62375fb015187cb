import type { Ports } from '../native/src/ports.js';
import type { Proxies } from './faults.js';
import { startTcpProxy } from './tcp-proxy.js';

/** Puts a line that can be harmed between the services and their servers. @returns also what the services must be started with */
export async function throughProxies(ports: Ports, urls: Record<string, string>): Promise<{ proxies: Proxies; environment: Record<string, string>; close: () => Promise<void> }> {
  const proxies: Proxies = { mongo: await startTcpProxy(ports.mongo), redis: await startTcpProxy(ports.redis), rabbitmq: await startTcpProxy(ports.amqp), smtp: await startTcpProxy(ports.smtp) };
  const via = (url = '', { port }: { port: number }): string => url.replace(/:\d+$/, `:${port}`);
  return {
    proxies,
    environment: { MONGO_URL: via(urls.MONGO_URL, proxies.mongo), REDIS_URL: via(urls.REDIS_URL, proxies.redis), RABBIT_URL: via(urls.RABBIT_URL, proxies.rabbitmq), SMTP_URL: via(urls.SMTP_URL, proxies.smtp) },
    async close() {
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
    },
  };
}
