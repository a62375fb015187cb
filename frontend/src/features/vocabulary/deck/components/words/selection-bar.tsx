import { Plus, X } from 'lucide-react';
import { Button } from '../../../../../components/ui/button.js';
import { IconButton } from '../../../../../components/ui/icon-button.js';
import { addWordsTexts as texts } from '../../wording.js';

type Props = {
  count: number;
  canSelectAll: boolean;
  /** What is selected is still being fetched. */
  isCollecting: boolean;
  isAdding: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onAdd: () => void;
};

/** What is selected and what becomes of it; stays in reach of the thumb. */
export function SelectionBar({ count, canSelectAll, isCollecting, isAdding, onSelectAll, onClear, onAdd }: Props) {
  return (
    <section
      data-bottom-bar
      aria-label="Auswahl"
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-grey-2 bg-sheet px-4 py-3 sm:bottom-4 sm:mx-0 sm:rounded-card sm:border sm:shadow-soft"
    >
      <div className="flex min-h-11 items-center">
        <p role="status" className="font-semibold tabular-nums">
          {texts.selected(count)}
        </p>
        {count > 0 && (
          <IconButton label={texts.clear} onClick={onClear}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <Button variant="quiet" size="sm" className="max-sm:-mr-3 max-sm:ml-auto" disabled={!canSelectAll} pending={isCollecting} onClick={onSelectAll}>
        {texts.selectAll}
      </Button>
      <Button variant="primary" className="w-full sm:ml-auto sm:w-auto" icon={<Plus aria-hidden />} pending={isAdding} onClick={onAdd}>
        {isAdding ? texts.adding : texts.add}
      </Button>
    </section>
  );
}
