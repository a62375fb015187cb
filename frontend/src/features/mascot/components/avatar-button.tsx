import type { FoxState } from '../../../components/fox/fox-state.js';
import { Fox } from '../../../components/fox/fox.js';
import { classNames } from '../../../lib/class-names.js';

type Props = {
  state: FoxState;
  label: string;
  /** There is something that was not read yet. */
  isNew: boolean;
  /** Out of the way of a control below; the focus brings it back. */
  isTucked: boolean;
  onOpen: () => void;
};

/** Fuchs put away. He is drawn by the page itself and can't fail to load: the specification's letter avatar has no case here. */
export function AvatarButton({ state, label, isNew, isTucked, onOpen }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'relative flex size-14 items-center justify-center rounded-full border border-grey-2 bg-sheet shadow-soft transition-opacity duration-150 hover:bg-grey-1',
        isTucked ? 'not-focus-visible:opacity-0 focus-visible:pointer-events-auto' : 'pointer-events-auto',
      )}
      onClick={onOpen}
    >
      <Fox state={state} size={44} />
      {isNew && <span aria-hidden className="absolute top-0 right-0 size-3.5 rounded-full border-2 border-sheet bg-accent" />}
    </button>
  );
}
