/*
 * A heading that shows and hides what belongs to it.
 *   <Fold title="Frühere Texte" count={attempts.length}>…</Fold>
 */
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

type Props = {
  title: string;
  /** How many things are inside. */
  count?: number;
  /** A media query: where it matches, the fold starts open. */
  startsOpenFrom?: string;
  children: ReactNode;
};

export function Fold({ title, count, startsOpenFrom, children }: Props) {
  const [startsOpen] = useState(() => startsOpenFrom !== undefined && window.matchMedia(startsOpenFrom).matches);
  return (
    <details open={startsOpen} className="group/fold border-t border-grey-2">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 py-2 font-semibold hover:text-accent-text [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          {title}
          {count !== undefined && <span className="font-normal text-grey-4"> ({count})</span>}
        </span>
        <ChevronDown className="size-5 shrink-0 text-grey-4 group-open/fold:rotate-180" aria-hidden />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
