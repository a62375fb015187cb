import { once } from 'node:events';
import { createServer } from 'node:net';

/** A mail server whose disk is full: it greets, and takes no mail for now (RFC 5321: 452). */
export async function startFullMailServer(): Promise<{ port: number; refused: () => number; close: () => void }> {
  let refused = 0;
  const server = createServer((socket) => {
    socket.setEncoding('utf8');
    socket.write('220 full.example\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (said: string) => {
      if (/^(EHLO|HELO|RSET|NOOP)/i.test(said)) socket.write('250 full.example\r\n');
      else if (/^QUIT/i.test(said)) socket.end('221 bye\r\n');
      else {
        refused += 1;
        socket.write('452 4.3.1 Insufficient system storage\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return { port: address.port, refused: () => refused, close: () => server.close() };
}
