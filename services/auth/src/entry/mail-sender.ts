import type { Logger } from '@b1fuchs/kit';

/** The queue is looked at this often even when nothing announced a mail. */
const INTERVAL_MS = 5_000;

export type MailSender = { wake: () => void; stop: () => Promise<void> };

/** Sends what is due, one mail after another, whenever it is woken and every few seconds. */
export function startMailSender(sendNext: (now: Date) => Promise<boolean>, logger: Logger): MailSender {
  let current: Promise<void> | undefined;
  let again = false;

  const drain = async (): Promise<void> => {
    while (await sendNext(new Date()));
  };
  const wake = (): void => {
    if (current) {
      again = true;
      return;
    }
    current = drain()
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'the mail queue waits');
      })
      .finally(() => {
        current = undefined;
        if (!again) return;
        again = false;
        wake();
      });
  };
  const timer = setInterval(wake, INTERVAL_MS);
  wake();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}
