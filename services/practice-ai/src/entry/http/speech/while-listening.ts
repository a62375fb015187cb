import type { Response } from 'express';

/** Answers as long as somebody listens: `signal` is aborted when the browser hangs up, and what fails from then on fails for nobody. */
export async function whileListening(response: Response, answer: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const hangUp = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) hangUp.abort();
  });
  try {
    await answer(hangUp.signal);
  } catch (error) {
    if (!hangUp.signal.aborted) throw error;
  }
}
