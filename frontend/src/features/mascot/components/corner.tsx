import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { hasRoomBeside, mascotDisplay } from '../../../components/mascot/mascot-display.js';
import { toast } from '../../../lib/toast-store.js';
import type { useCoach } from '../model/use-coach.js';
import { cardTexts, cornerTexts } from '../wording.js';
import { AvatarButton } from './avatar-button.js';
import { CoachCard } from './coach-card.js';
import { useFreePlace } from './use-free-place.js';
import { useRoomAtPageEnd } from './use-room-at-page-end.js';

type Props = {
  coach: ReturnType<typeof useCoach>;
  /** He was hidden and has been called: he takes the focus. */
  isCalled: boolean;
  onSupport: () => void;
};

/**
 * Fuchs in the corner at the bottom right: a round avatar that opens into a card. He lies on no control of the page, stands on
 * top of bars at its foot, and makes room on touch screens while one writes. Where the open card would lie on the page it is
 * open only for the page where it was opened; beside the page it stays as it was left.
 */
export function Corner({ coach, isCalled, onSupport }: Props) {
  const { hint, greeting } = coach;
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(() => mascotDisplay.get() === 'expanded' && hasRoomBeside());
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const corner = useRef<HTMLElement>(null);
  const { lift, isTucked } = useFreePlace(corner);
  useRoomAtPageEnd(corner);

  const [lastPath, setLastPath] = useState(pathname);
  if (pathname !== lastPath) {
    setLastPath(pathname);
    if (isOpen && !hasRoomBeside()) setIsOpen(false);
  }
  const arrive = useEffectEvent(() => {
    if (isCalled) corner.current?.querySelector('button')?.focus();
  });
  useEffect(() => arrive(), []);

  const message = hint?.text ?? greeting?.text;
  const texts = cornerTexts[hint === null ? 'coach' : 'hint'];
  const isNew = message !== undefined && !read.has(message);

  // The button that was pressed goes away: the focus goes on to the one in its place.
  function show(display: 'expanded' | 'collapsed'): void {
    flushSync(() => {
      mascotDisplay.set(display);
      setIsOpen(display === 'expanded');
      if (message !== undefined) setRead(new Set(read).add(message));
    });
    corner.current?.querySelector('button')?.focus();
  }
  function hide(): void {
    document.getElementById('main')?.focus({ preventScroll: true });
    mascotDisplay.set('hidden');
    toast(cardTexts.hidden);
  }

  return (
    <aside
      ref={corner}
      lang="de"
      aria-label={texts.region}
      data-mascot={coach.state}
      className="pointer-events-none fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-20 ml-4 transition-transform duration-150 print:hidden pointer-coarse:[body:has(:is(textarea,input:not([type=radio],[type=checkbox])):focus)_&]:hidden"
      style={{ transform: `translateY(${-lift}px)` }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        show('collapsed');
      }}
    >
      {isOpen ? (
        <CoachCard
          state={coach.state}
          exchange={coach.exchange}
          hint={hint}
          greeting={greeting}
          suggestions={coach.suggestions}
          closeLabel={texts.close}
          lift={lift}
          onAsk={coach.ask}
          onFollow={() => {
            if (!hasRoomBeside()) show('collapsed');
          }}
          onSupport={onSupport}
          onHide={hide}
          onClose={() => show('collapsed')}
        />
      ) : (
        <AvatarButton state={coach.state} label={isNew ? texts.openNew : texts.open} isNew={isNew} isTucked={isTucked} onOpen={() => show('expanded')} />
      )}
    </aside>
  );
}
