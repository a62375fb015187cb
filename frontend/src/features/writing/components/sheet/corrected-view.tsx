import { PenLine } from 'lucide-react';
import { Button } from '../../../../components/ui/button.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { help } from '../../../../lib/interface-language/help.js';
import { segmentsOf, type PlacedCorrection } from '../../model/place-corrections.js';
import type { AnalysisResult } from '../../model/use-analyses.js';
import { correctionCount } from '../../wording.js';
import type { CorrectionLinks } from '../use-correction-links.js';
import type { CorrectionActions } from '../use-correction-actions.js';
import { CorrectionPeek } from './correction-peek.js';
import { Mark } from './mark.js';
import { paperText, sheetFooter } from '../../../../components/sheet-classes.js';

type Props = { result: AnalysisResult; placed: PlacedCorrection[]; links: CorrectionLinks; actions: CorrectionActions; isOutdated: boolean; onEdit: () => void };

/** The analysed text with each error marked where it stands. */
export function CorrectedView({ result, placed, links, actions, isOutdated, onEdit }: Props) {
  return (
    <>
      {/* It scrolls where it is long, so the keyboard must reach it even without marks. */}
      <div
        role="region"
        aria-label="Ihr Text mit Korrekturen"
        tabIndex={0}
        className={`${paperText} min-h-40 rounded-t-card break-words whitespace-pre-wrap focus-visible:-outline-offset-2`}
      >
        {segmentsOf(result.text, placed).map((segment) =>
          segment.kind === 'text' ? segment.text : <Mark key={segment.placed.number} placed={segment.placed} links={links} isApplied={actions.applied.has(segment.placed.number)} />,
        )}
      </div>
      <div className={sheetFooter}>
        <CorrectionPeek placed={placed} links={links} actions={actions} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <HelpText className="min-w-0 flex-1 basis-24 text-sm text-grey-4">
            {isOutdated
              ? help('Sie haben den Text seitdem geändert. Die Markierungen zeigen den analysierten Text.')
              : correctionCount(placed.length)}
          </HelpText>
          <Button variant="primary" className="grow sm:grow-0" icon={<PenLine aria-hidden />} onClick={onEdit}>
            Überarbeiten
          </Button>
        </div>
      </div>
    </>
  );
}
