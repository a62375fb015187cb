import { Check, X } from 'lucide-react';
import { classNames } from '../../../../lib/class-names.js';
import type { SwipeSide } from '../model/swipe.js';
import { cardTexts } from '../wording.js';

type Props = {
  /** How far the card is moved, in px. */
  offset: number;
  /** Where it would go if it were let go now. */
  side: SwipeSide | null;
};

/** Says while the finger moves what letting go would mean; full colour once it counts. */
export function SwipeCue({ offset, side }: Props) {
  if (offset === 0) return null;
  const isKnown = offset > 0;
  const Icon = isKnown ? Check : X;
  return (
    <div aria-hidden className={classNames('pointer-events-none absolute bottom-full mb-3', isKnown ? 'right-4' : 'left-4')}>
      <span
        lang="en"
        className={classNames(
          'flex items-center gap-2 rounded-full border-2 px-4 py-2 text-lg font-semibold',
          isKnown ? 'border-green bg-green-soft text-green' : 'border-red bg-red-soft text-red',
          side === null && 'opacity-60',
        )}
      >
        <Icon className="size-5" />
        {isKnown ? cardTexts.known : cardTexts.unknown}
      </span>
    </div>
  );
}
