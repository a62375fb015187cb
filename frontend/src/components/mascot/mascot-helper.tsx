/*
 * Fuchs in the bottom right corner, on narrow screens above the sheet's bar, with one short hint that can be put away
 * into a round avatar and taken out again. Where it would lie on the page it begins as the avatar, and on touch screens
 * it makes room while one writes. The footer leaves empty room for it (data-mascot).
 *   <MascotHelper hint={{ state: 'speaking', text: 'Beginnen Sie mit der Anrede.' }} />
 */
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Fox } from '../fox/fox.js';
import { IconButton } from '../ui/icon-button.js';
import { mascotDisplay } from './mascot-display.js';
import type { MascotHint } from './mascot-hint.js';

export function MascotHelper({ hint }: { hint: MascotHint }) {
  const isExpanded = mascotDisplay.use() === 'expanded';
  const [read, setRead] = useState<string | null>(null);
  const place = useRef<HTMLElement>(null);
  const isNew = hint.text !== read;
  // The button that was pressed goes away: the focus goes on to the one in its place.
  function show(display: 'expanded' | 'collapsed'): void {
    flushSync(() => {
      mascotDisplay.set(display);
      setRead(hint.text);
    });
    place.current?.querySelector('button')?.focus();
  }
  return (
    <aside
      ref={place}
      lang="de"
      aria-label="Tipp von Fuchs"
      data-mascot
      className="fixed right-4 bottom-4 z-20 ml-4 max-lg:bottom-24 print:hidden pointer-coarse:[body:has(textarea:focus)_&]:hidden"
    >
      {isExpanded ? (
        <div className="flex max-w-84 items-center gap-3 rounded-card border border-grey-2 bg-sheet py-2 pr-1 pl-3 shadow-soft">
          <Fox state={hint.state} size={56} />
          <p aria-live={hint.isAnnounced === true ? 'off' : 'polite'} className="min-w-0 flex-1 text-sm text-grey-5">
            {hint.text}
          </p>
          <IconButton label="Tipp ausblenden" className="self-start" onClick={() => show('collapsed')}>
            <X aria-hidden />
          </IconButton>
        </div>
      ) : (
        <button
          type="button"
          aria-label={isNew ? 'Neuen Tipp von Fuchs zeigen' : 'Tipp von Fuchs zeigen'}
          title="Tipp von Fuchs zeigen"
          className="relative flex size-14 items-center justify-center rounded-full border border-grey-2 bg-sheet shadow-soft hover:bg-grey-1"
          onClick={() => show('expanded')}
        >
          <Fox state={hint.state} size={44} />
          {isNew && <span aria-hidden className="absolute top-0 right-0 size-3.5 rounded-full border-2 border-sheet bg-accent" />}
        </button>
      )}
    </aside>
  );
}
