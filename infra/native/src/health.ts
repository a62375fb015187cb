import { connect } from 'node:net';

/** How to ask a part whether it is ready to serve. */
export type HealthCheck =
  | { readonly kind: 'http'; readonly url: string }
  | { readonly kind: 'redis'; readonly port: number; readonly password: string }
  | { readonly kind: 'amqp'; readonly port: number }
  | { readonly kind: 'mongo'; readonly url: string };

const timeoutMs = 3000;

/** Sends `request` to a local port and resolves with the first `length` bytes of the answer. */
function exchange(port: number, request: string, length: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: timeoutMs });
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('connect', () => socket.write(request, 'latin1'));
    socket.on('data', (chunk: string) => {
      answer += chunk;
      if (answer.length >= length) {
        socket.destroy();
        resolve(answer);
      }
    });
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection was closed')));
  });
}

async function checkHttp(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  return response.ok;
}

async function checkRedis(port: number, password: string): Promise<boolean> {
  const answer = await exchange(port, `AUTH ${password}\r\nPING\r\n`, '+OK\r\n+PONG\r\n'.length);
  return answer.includes('+PONG');
}

/** The broker opens its AMQP port as the last thing of its start and then answers a protocol header with Connection.Start. */
async function checkAmqp(port: number): Promise<boolean> {
  const methodFrame = '\u0001';
  return (await exchange(port, 'AMQP\u0000\u0000\u0009\u0001', 1)).startsWith(methodFrame);
}

async function checkMongo(url: string): Promise<boolean> {
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(url, { directConnection: true, serverSelectionTimeoutMS: timeoutMs });
  try {
    // The old name of this command is the one that the embedded server and mongod both know.
    const answer = await client.db('admin').command({ isMaster: 1 });
    return answer.ismaster === true;
  } finally {
    await client.close();
  }
}

function ask(check: HealthCheck): Promise<boolean> {
  switch (check.kind) {
    case 'http':
      return checkHttp(check.url);
    case 'redis':
      return checkRedis(check.port, check.password);
    case 'amqp':
      return checkAmqp(check.port);
    case 'mongo':
      return checkMongo(check.url);
  }
}

/** Resolves with true when the part answers as it should within three seconds; never rejects. */
export function isHealthy(check: HealthCheck): Promise<boolean> {
  return ask(check).catch(() => false);
}
