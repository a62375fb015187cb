import { useEffect, useEffectEvent } from 'react';
import { shortcutOf, takesKey, type Shortcut } from '../model/shortcuts.js';
import type { StudyMode } from '../model/study-mode.js';

type Situation = { isRevealed: boolean; mode: StudyMode; onShortcut: (shortcut: Shortcut) => void };

/** Listens to the study keys wherever the focus is, but for fields, dialogs, and what takes the key itself. */
export function useShortcuts({ isRevealed, mode, onShortcut }: Situation): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const isDialogOpen = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    if (event.defaultPrevented || isDialogOpen || takesKey(target, event.key)) return;
    const shortcut = shortcutOf(event, { isRevealed, mode });
    if (shortcut === null) return;
    // Space and the arrows would scroll.
    event.preventDefault();
    onShortcut(shortcut);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
