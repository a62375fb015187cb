import { envelopeSchema, type Envelope } from '@b1fuchs/contracts';
import { EXCHANGE, type Broker, type Lifecycle } from '@b1fuchs/kit';

/** Listens to an event until the test ends; what comes is added to the list that is returned, redelivered ones once, as consumers count them. */
export async function collectEvents(broker: Pick<Broker, 'onChannel'>, name: string, lifecycle: Lifecycle): Promise<Envelope[]> {
  const collected: Envelope[] = [];
  const listener = await broker.onChannel(async (channel) => {
    const { queue } = await channel.assertQueue('', { exclusive: true });
    await channel.bindQueue(queue, EXCHANGE, name);
    await channel.consume(queue, (message) => {
      if (!message) return;
      const event = envelopeSchema.parse(JSON.parse(message.content.toString('utf8')));
      if (!collected.some(({ id }) => id === event.id)) collected.push(event);
    }, { noAck: true });
  });
  lifecycle.onStop('listener', listener.close);
  return collected;
}
