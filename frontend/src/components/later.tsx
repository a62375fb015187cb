import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

/** Nobody waits longer for it than that, whatever the page is doing. */
const LATEST_MS = 2_000;

/** What can wait until the page has its data and nothing else to do; `meanwhile` stands in its place. */
export function Later({ children, meanwhile = null }: { children: ReactNode; meanwhile?: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  const isBusy = useIsFetching() > 0;

  useEffect(() => {
    const latest = setTimeout(() => setIsTime(true), LATEST_MS);
    return () => clearTimeout(latest);
  }, []);
  useEffect(() => {
    // Safari has no requestIdleCallback: there it is the time above.
    if (isBusy || !('requestIdleCallback' in window)) return;
    const idle = requestIdleCallback(() => setIsTime(true));
    return () => cancelIdleCallback(idle);
  }, [isBusy]);

  return isTime ? children : meanwhile;
}
