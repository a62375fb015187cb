import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server that does as it is told: it takes mail, refuses addresses, or refuses whoever signs in. */
export async function startSmtpStandIn({ port = 0, takesSignIn = true }: { port?: number; takesSignIn?: boolean } = {}) {
  const refused = new Set<string>();
  const received: { to: string; source: string }[] = [];
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let buffer = '';
    let to = '';
    let readsMail = false;
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    /** The next line, or after DATA the whole mail. */
    const next = (): string | undefined => {
      const mark = readsMail ? '\r\n.\r\n' : '\r\n';
      const end = buffer.indexOf(mark);
      if (end < 0) return undefined;
      const piece = buffer.slice(0, end);
      buffer = buffer.slice(end + mark.length);
      return piece;
    };
    const obey = (line: string): void => {
      if (readsMail) {
        readsMail = false;
        received.push({ to, source: line });
        say('250 taken');
      } else if (/^EHLO/i.test(line)) say('250-stand-in\r\n250 AUTH PLAIN LOGIN');
      else if (/^AUTH/i.test(line)) say(takesSignIn ? '235 welcome' : '535 wrong password');
      else if (/^RCPT TO/i.test(line)) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        say(refused.has(to) ? '550 no such mailbox' : '250 fine');
      } else if (/^DATA/i.test(line)) {
        readsMail = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 fine');
    };
    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      for (let piece = next(); piece !== undefined; piece = next()) obey(piece);
    });
    say('220 stand-in');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    refused,
    received,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
