import nodemailer from 'nodemailer';
import { startFullMailServer } from './full-mail-server.js';

test('a mail server whose disk is full takes no mail for now', async () => {
  const server = await startFullMailServer();
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: server.port });
  await expect(transport.sendMail({ from: 'a@example.org', to: 'b@example.org', text: 'x' })).rejects.toMatchObject({ responseCode: 452 });
  expect(server.refused()).toBe(1);
  transport.close();
  server.close();
});
