import type { Logger } from './logger.js';
import { tracing } from './tracing/spans.js';

/** Longest time a stop may take before the process ends anyway. */
const SHUTDOWN_TIMEOUT_MS = 15_000;

export type Lifecycle = {
  /** Registers a step of the stop; steps run in reverse order of registration. */
  onStop: (name: string, stop: () => Promise<unknown>) => void;
};

/** Runs `start`, then stops gracefully on SIGTERM or SIGINT. A failed start ends the process with code 1. */
export async function runProcess(logger: Logger, start: (lifecycle: Lifecycle) => Promise<void>): Promise<void> {
  const steps: { name: string; stop: () => Promise<unknown> }[] = [];
  let stopping = false;

  const stopAll = async (): Promise<void> => {
    for (const { name, stop } of steps.reverse()) {
      await stop().catch((error: unknown) => {
        logger.error({ err: error }, `could not stop ${name}`);
      });
    }
  };
  const shutDown = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    logger.info(`${signal}: stopping`);
    const timer = setTimeout(() => {
      logger.error('the stop took too long');
      process.exit(1);
    }, SHUTDOWN_TIMEOUT_MS);
    timer.unref();
    void stopAll()
      .then(() => tracing.flush())
      .then(() => process.exit(0));
  };

  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
  process.on('unhandledRejection', (reason) => {
    logger.fatal({ err: reason }, 'unhandled rejection');
    process.exit(1);
  });

  try {
    await start({ onStop: (name, stop) => steps.push({ name, stop }) });
  } catch (error) {
    logger.fatal({ err: error }, 'could not start');
    await stopAll();
    process.exit(1);
  }
}
