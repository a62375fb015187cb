import type { Article } from './session.js';
import type { StudyMode } from './study-mode.js';

export type Shortcut = { action: 'reveal' | 'known' | 'unknown' | 'repeat' | 'undo' } | { action: 'article'; article: Article };
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;
type Situation = { isRevealed: boolean; mode: StudyMode };

const ARTICLE_KEYS: Partial<Record<string, Article>> = { 1: 'der', 2: 'die', 3: 'das' };
const FIELDS = 'input:not([type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';
/** A tab that is chosen already does nothing when it is pressed: there one arrives on the way to study. */
const PRESSED = 'button:not([role="tab"][aria-selected="true"]), a[href], summary';
const CHOSEN = 'input[type="radio"]';

/** What a key does in study; null where it does nothing. A key that is held down answers one card, not ten. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, repeat }: Pressed, { isRevealed, mode }: Situation): Shortcut | null {
  if (ctrlKey || metaKey || altKey || repeat) return null;
  const letter = key.toLowerCase();
  if (letter === 'r') return { action: 'repeat' };
  if (letter === 'u') return { action: 'undo' };
  if (isRevealed) {
    if (key === '1' || key === 'ArrowLeft') return { action: 'unknown' };
    return key === '2' || key === 'ArrowRight' ? { action: 'known' } : null;
  }
  if (key === ' ' || key === 'Enter') return { action: 'reveal' };
  const article = mode === 'article' ? ARTICLE_KEYS[key] : undefined;
  return article === undefined ? null : { action: 'article', article };
}

/** What takes the key itself: fields and dialogs; for Space, Enter and arrows also buttons, links, tabs and radio buttons. */
export function takesKey(target: Element | null, key: string): boolean {
  if (target === null) return false;
  if (target.closest(FIELDS) !== null) return true;
  if (key === ' ' || key === 'Enter') return target.closest(key === ' ' ? `${PRESSED}, ${CHOSEN}` : PRESSED) !== null;
  return key.startsWith('Arrow') && target.closest(`[role="tab"], ${CHOSEN}`) !== null;
}
