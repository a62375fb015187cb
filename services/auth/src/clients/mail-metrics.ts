import { Histogram, type Registry } from 'prom-client';
import { MailRefused, type MailTransport } from './mail-transport.js';

/** The same transport, with every sending timed by what it ended in. */
export function measuredTransport(registry: Registry, transport: MailTransport): MailTransport {
  const seconds = new Histogram({
    name: 'mail_send_seconds',
    help: 'Time of handing a mail to the mail server, by what it ended in: sent, refused for good, or failed for now',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    ...transport,
    async send(message) {
      const stop = seconds.startTimer();
      try {
        await transport.send(message);
        stop({ outcome: 'sent' });
      } catch (error) {
        stop({ outcome: error instanceof MailRefused ? 'refused' : 'failed' });
        throw error;
      }
    },
  };
}
