import type { ServiceName } from '@b1fuchs/contracts';
import { replayDeadLetters, startClock, startQueueLags, sweepDeadLetters, type Broker, type Lifecycle, type Logger } from '@b1fuchs/kit';
import { readReadiness } from './clients/readiness.js';
import type { Config } from './config.js';
import type { LetterParts } from './domain/system/dead-letters.js';
import { consumers, type Queue, type SystemParts } from './domain/system/read-system.js';

/** For how far services are behind; who looks at the page sees it as it is then. */
const LOOK_MS = 10_000;

/** What the system page takes. @param ownPort where this service listens, once it does */
export function openSystem({ config, broker, logger, lifecycle, ownPort }: { config: Config; broker: Broker; logger: Logger; lifecycle: Lifecycle; ownPort: () => number }): SystemParts & Omit<LetterParts, 'logs'> {
  const { lags, opened } = startQueueLags(consumers, broker);
  void opened.then(({ close }) => {
    lifecycle.onStop('queues', close);
  });
  const queues = new Map<string, Queue>([...lags].map(([service, { look, depth, read }]) => [service, { look, depth, lagS: () => read(Date.now()) }]));
  const clock = startClock({
    work: async () => {
      await Promise.all([...queues.values()].map((queue) => queue.look()));
    },
    everyMs: LOOK_MS,
    logger,
    failure: 'how far services are behind is not known',
  });
  lifecycle.onStop('looking at queues', clock.stop);

  const addresses = (): Record<ServiceName, string> => ({
    gateway: config.GATEWAY_OPERATIONS_URL,
    auth: config.AUTH_URL,
    billing: config.BILLING_URL,
    'practice-ai': config.PRACTICE_AI_URL,
    vocabulary: config.VOCABULARY_URL,
    progress: config.PROGRESS_URL,
    admin: `http://127.0.0.1:${ownPort()}`,
    report: config.REPORT_URL,
  });
  return {
    addresses,
    readReadiness,
    queues,
    isBrokerConnected: broker.isConnected,
    walkLetters: (service, see, most) =>
      sweepDeadLetters(
        broker,
        service,
        (letter) => {
          see(letter);
          return Promise.resolve(false);
        },
        most,
      ),
    replayLetters: (service) => replayDeadLetters(config.RABBIT_URL, service),
  };
}
