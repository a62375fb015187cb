import { paymentReceived, paymentRefunded, type Envelope } from '@b1fuchs/contracts';
import { Counter, type Registry } from 'prom-client';

/** Counts the money that comes and goes. @returns is told of a payment's events once they are kept */
export function createMoneyCount(registry: Registry): (events: readonly Envelope[]) => void {
  const payments = new Counter({ name: 'payments_total', help: 'Payments that were fulfilled', labelNames: ['plan'], registers: [registry] });
  const received = new Counter({ name: 'payments_cents_total', help: 'What was paid, in cents', labelNames: ['plan'], registers: [registry] });
  const refunded = new Counter({ name: 'refunds_cents_total', help: 'What was given back, in cents', registers: [registry] });
  const count = ({ name, data }: Envelope): void => {
    if (name === paymentReceived.name) {
      const { planType: plan, amountCents } = paymentReceived.data.parse(data);
      payments.inc({ plan });
      received.inc({ plan }, amountCents);
    }
    if (name === paymentRefunded.name) refunded.inc(paymentRefunded.data.parse(data).amountCents);
  };
  return (events) => events.forEach(count);
}
