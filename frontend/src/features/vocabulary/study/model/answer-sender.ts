import type { AnswerQueue } from './answer-queue.js';
import { retryDelayMs, sendAnswers, type Calls, type Outcome, type Reports } from './send-answers.js';

type Parts = {
  queue: AnswerQueue;
  calls: Calls;
  reports: Reports;
  /** Runs the work while no other tab does the same. */
  exclusively: (work: () => Promise<Outcome>) => Promise<Outcome>;
  /** Calls back after so many ms; the answer cancels it. */
  later: (work: () => void, ms: number) => () => void;
  onOutcome: (outcome: Outcome) => void;
};

/** Sends answers as they come, and tries again after a pause while something is in the way. */
export function createAnswerSender({ queue, calls, reports, exclusively, later, onOutcome }: Parts) {
  let isStarted = false;
  let isSending = false;
  let failures = 0;
  let cancelRetry = (): void => undefined;

  async function send(): Promise<void> {
    cancelRetry();
    if (!isStarted || isSending) return;
    isSending = true;
    const outcome = await exclusively(() => sendAnswers({ queue, calls, reports, mayGoOn: () => isStarted })).catch((failure: unknown) => ({ failure }));
    isSending = false;
    failures = outcome.failure === null ? 0 : failures + 1;
    onOutcome(outcome);
    if (outcome.failure !== null) cancelRetry = later(() => void send(), retryDelayMs(failures));
    // Added in the moment between the last look into the queue and now.
    else if (queue.waiting().length > 0) await send();
  }

  return {
    start: (): void => {
      isStarted = true;
      void send();
    },
    /** Sends nothing more; what is under way still counts. */
    stop: (): void => {
      isStarted = false;
      cancelRetry();
    },
    /** Something was added, or the network is back. */
    send: (): void => void send(),
  };
}
export type AnswerSender = ReturnType<typeof createAnswerSender>;

/** One tab at a time where the browser can say so; elsewhere the answers' ids let each count only once. */
export function exclusivelyForOwner(ownerId: string): Parts['exclusively'] {
  return (work) => ('locks' in navigator ? navigator.locks.request(`b1fuchs.study.${ownerId}`, work) : work());
}

/** Calls back after so many ms; the answer cancels it. */
export function callLater(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
