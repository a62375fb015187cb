/** `make replay s=<service>`: puts the dead letters of a service of the running system back into its queue. */
import { subscriptions } from '@b1fuchs/contracts';
import { replayDeadLetters } from '@b1fuchs/kit';
import { z } from 'zod';
import { stackUrls } from '../infra/native/src/index.js';
import { readSettings } from '../infra/native/src/settings.js';

const services = Object.keys(subscriptions) as (keyof typeof subscriptions)[];
const service = z.enum(services).safeParse(process.argv[2]);
if (!service.success) {
  console.error(`Name the service whose dead letters to replay: make replay s=<${services.join('|')}>`);
  process.exit(1);
}
const { stack } = await readSettings();
const { RABBIT_URL = '' } = await stackUrls(stack);
console.log(`${await replayDeadLetters(RABBIT_URL, service.data)} events are back in the queue of ${service.data}.`);
