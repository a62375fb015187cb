import { randomUUID } from 'node:crypto';
import { serverUrls } from './server-urls.js';

/** A database of its own for one test file. */
export const freshDatabaseUrl = (name: string): string => {
  const url = new URL(serverUrls().MONGO_URL);
  url.pathname = `/${name}_${randomUUID().slice(0, 8)}`;
  return url.href;
};

/** A RabbitMQ virtual host of its own: no other test sees its events. */
export async function freshBroker(): Promise<{ url: string; remove: () => Promise<void> }> {
  const { RABBIT_URL, RABBIT_MANAGEMENT_URL } = serverUrls();
  const management = new URL(RABBIT_MANAGEMENT_URL);
  const authorization = `Basic ${Buffer.from(`${management.username}:${management.password}`).toString('base64')}`;
  management.username = '';
  management.password = '';
  const name = `test-${randomUUID()}`;
  const call = async (method: string): Promise<void> => {
    const response = await fetch(new URL(`/api/vhosts/${name}`, management), { method, headers: { authorization } });
    if (!response.ok) throw new Error(`the broker's management answered ${response.status}`);
  };
  await call('PUT');
  const url = new URL(RABBIT_URL);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => call('DELETE') };
}
