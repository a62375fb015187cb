import { useEffect, useEffectEvent } from 'react';
import { useTyped } from './use-typed.js';

/** As long as somebody types on, nothing is searched, in ms. */
const PAUSE_MS = 300;

/**
 * What stands in a search field: shown as it is typed, told once typing pauses.
 * @param settled the text that is searched for now; where it changes from outside (back, a link) the field follows
 */
export function useSettledText(settled: string, onSettle: (text: string) => void) {
  const { typed, setTyped, tell } = useTyped(settled);
  const settle = useEffectEvent((text: string) => {
    tell(text);
    onSettle(text);
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === settled) return;
    const timer = setTimeout(() => settle(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, settled]);
  return [typed, setTyped] as const;
}
