import { useEffect, useEffectEvent, useState } from 'react';

/** As long as somebody types on, nothing is searched, in ms. */
const PAUSE_MS = 300;

/**
 * What stands in a search field: shown as it is typed, told once typing pauses.
 * @param settled the text that is searched for now; where it changes from outside (back, a link) the field follows
 */
export function useSettledText(settled: string, onSettle: (text: string) => void) {
  const [typed, setTyped] = useState(settled);
  const [known, setKnown] = useState({ settled, told: settled });
  if (known.settled !== settled) {
    setKnown({ settled, told: settled });
    // Our own word coming back: meanwhile more may have been typed.
    if (settled !== known.told) setTyped(settled);
  }
  const tell = useEffectEvent((text: string) => {
    setKnown((now) => ({ ...now, told: text }));
    onSettle(text);
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === settled) return;
    const timer = setTimeout(() => tell(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, settled]);
  return [typed, setTyped] as const;
}
