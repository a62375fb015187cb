import { useEffect, useState } from 'react';

/** Signals for requests that end with the screen: each call makes one, and leaving aborts those that are still in use. */
export function useLeavingSignal(): () => AbortSignal {
  const [requests] = useState(() => {
    let leaving = new AbortController();
    return {
      signal: (): AbortSignal => leaving.signal,
      leave: (): void => {
        leaving.abort();
        // React may show the same screen once more.
        leaving = new AbortController();
      },
    };
  });
  useEffect(() => requests.leave, [requests]);
  return requests.signal;
}
