/*
 * Fuchs with one short hint, to be put away into a round avatar and taken out again. It stays in the bottom right corner
 * where the page leaves room beside it; else it stands in the page, where it can't lie on what one writes or presses.
 *   <MascotHelper hint={{ state: 'speaking', text: 'Beginnen Sie mit der Anrede.' }} className="order-2" />
 */
import { X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../lib/class-names.js';
import { Fox } from '../fox/fox.js';
import { IconButton } from '../ui/icon-button.js';
import type { MascotHint } from './mascot-hint.js';
import { setMascotExpanded, useMascotExpanded } from './mascot-preference.js';

type Props = { hint: MascotHint; className?: string };

export function MascotHelper({ hint, className }: Props) {
  const isExpanded = useMascotExpanded();
  const place = useRef<HTMLElement>(null);
  // The button that was pressed goes away: the focus goes on to the one in its place.
  function setExpanded(next: boolean): void {
    flushSync(() => setMascotExpanded(next));
    place.current?.querySelector('button')?.focus();
  }
  return (
    <aside
      ref={place}
      lang="de"
      aria-label="Tipp von Fuchs"
      className={classNames('flex justify-end min-[116rem]:fixed min-[116rem]:right-4 min-[116rem]:bottom-4 min-[116rem]:z-20', className)}
    >
      {isExpanded ? (
        <div className="flex w-full items-center gap-3 rounded-card border border-grey-2 bg-sheet py-2 pr-1 pl-3 shadow-soft lg:w-auto lg:max-w-84">
          <Fox state={hint.state} size={56} />
          <p aria-live={hint.isAnnounced === true ? 'off' : 'polite'} className="min-w-0 flex-1 text-sm text-grey-5">
            {hint.text}
          </p>
          <IconButton label="Tipp ausblenden" className="self-start" onClick={() => setExpanded(false)}>
            <X aria-hidden />
          </IconButton>
        </div>
      ) : (
        <button
          type="button"
          aria-label="Tipp von Fuchs zeigen"
          title="Tipp von Fuchs zeigen"
          className="flex size-14 items-center justify-center overflow-hidden rounded-full border border-grey-2 bg-sheet shadow-soft hover:bg-grey-1"
          onClick={() => setExpanded(true)}
        >
          <Fox state={hint.state} size={44} />
        </button>
      )}
    </aside>
  );
}
