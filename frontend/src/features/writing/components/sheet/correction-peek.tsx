import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { IconButton } from '../../../../components/ui/icon-button.js';
import type { PlacedCorrection } from '../../model/place-corrections.js';
import { CorrectionBody } from '../../../../components/feedback/correction-body.js';
import { CorrectionButtons } from '../correction-buttons.js';
import type { CorrectionActions } from '../use-correction-actions.js';
import type { CorrectionLinks } from '../use-correction-links.js';

/** On narrow screens: the correction of the mark that was tapped, in reach of the thumb, one after the other. */
export function CorrectionPeek({ placed, links, actions }: { placed: PlacedCorrection[]; links: CorrectionLinks; actions: CorrectionActions }) {
  const marked = placed.filter((entry) => entry.place !== null);
  const index = marked.findIndex((entry) => entry.number === links.peeked);
  const current = marked[index];
  const show = (next: PlacedCorrection | undefined): void => {
    if (next === undefined) return;
    links.setPeeked(next.number);
    links.showMark(next.number);
  };
  return (
    <div aria-live="polite" className="lg:hidden">
      {current !== undefined && (
        <div className="-mx-2 mb-3 animate-rise-in border-b border-grey-2 pb-3">
          <div className="mb-1 flex items-center justify-between">
            <p className="pl-2 text-sm text-grey-4">
              Korrektur {index + 1} von {marked.length}
            </p>
            <div className="flex">
              <IconButton label="Vorige Korrektur" disabled={index === 0} onClick={() => show(marked[index - 1])}>
                <ChevronLeft aria-hidden />
              </IconButton>
              <IconButton label="Nächste Korrektur" disabled={index === marked.length - 1} onClick={() => show(marked[index + 1])}>
                <ChevronRight aria-hidden />
              </IconButton>
              <IconButton label="Korrektur schließen" onClick={() => links.setPeeked(null)}>
                <X aria-hidden />
              </IconButton>
            </div>
          </div>
          <div className="px-2">
            <CorrectionBody correction={current.correction} action={<CorrectionButtons placed={current} actions={actions} />} />
          </div>
        </div>
      )}
    </div>
  );
}
