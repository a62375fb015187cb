/**
 * A producer that is killed at one step of an event's way. Started by crash.test.ts with the step and the
 * addresses in its arguments; it writes a document with an event and relays it.
 */
import { randomUUID } from 'node:crypto';
import type { Broker } from '@b1fuchs/kit';
import { openPipeline, someActivity, startRelay } from './event-pipeline.js';

const [step, mongoUrl = '', rabbitUrl = '', userId = ''] = process.argv.slice(2);
const dieAt = (here: string): void => {
  if (here === step) process.kill(process.pid, 'SIGKILL');
};

const pipeline = await openPipeline({ mongoUrl, rabbitUrl });
const broker: Pick<Broker, 'publish' | 'isConnected' | 'onConnected'> = {
  ...pipeline.broker,
  publish: async (...message) => {
    dieAt('before the publish');
    const confirmed = pipeline.broker.publish(...message);
    dieAt('before the confirm');
    await confirmed;
    dieAt('before the removal');
  },
};
const connected = new Promise<void>((resolve) => {
  pipeline.broker.onConnected(resolve);
});
if (!pipeline.broker.isConnected()) await connected;

const relay = startRelay(pipeline, broker);
const id = randomUUID();
await pipeline.noteRecords.create({ _id: id, outbox: [someActivity(userId)] });
dieAt('after the write');
await relay.sweep();
dieAt('after the removal');
