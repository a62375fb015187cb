import type { Ref } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { classNames } from '../../../../lib/class-names.js';
import type { PlacedCorrection } from '../../model/place-corrections.js';
import type { AnalysisResult } from '../../model/use-analyses.js';
import type { Desk } from '../../model/use-desk.js';
import { errorTexts, sectionTexts } from '../../wording.js';
import type { CorrectionActions } from '../use-correction-actions.js';
import type { CorrectionLinks } from '../use-correction-links.js';
import { CorrectedView } from './corrected-view.js';
import { Editor } from './editor.js';

type Props = {
  ref: Ref<HTMLElement>;
  desk: Desk;
  isReading: boolean;
  /** Why the text can't be analysed yet. */
  problem: string | null;
  /** Why the last analysis failed. */
  error: string | null;
  result: AnalysisResult | null;
  placed: PlacedCorrection[];
  links: CorrectionLinks;
  actions: CorrectionActions;
  isWriting: boolean;
  onWritingChange: (isWriting: boolean) => void;
  onEdit: (text: string) => void;
  onAnalyse: () => void;
};

/** The sheet of paper: to write on, or with the corrections drawn in. */
export function Sheet({ ref, desk, isReading, problem, error, result, placed, links, actions, isWriting, onWritingChange, onEdit, onAnalyse }: Props) {
  return (
    <section
      ref={ref}
      aria-label={sectionTexts[desk.section].sheetLabel}
      className={classNames(
        'min-w-0 max-lg:order-2 rounded-card border border-grey-2 bg-sheet shadow-soft',
        // The whole sheet is what one writes on: it carries the focus ring of its text.
        'has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus',
      )}
    >
      {result?.isLocal === true && !isReading && (
        <div className="p-4 pb-0">
          <Alert tone="amber">{errorTexts.serverUnreachable}</Alert>
        </div>
      )}
      {result !== null && !isWriting ? (
        <CorrectedView
          result={result}
          placed={placed}
          links={links}
          actions={actions}
          isOutdated={desk.text !== result.text}
          onEdit={() => onWritingChange(true)}
        />
      ) : (
        <Editor
          desk={desk}
          isReading={isReading}
          problem={problem}
          error={error}
          onEdit={onEdit}
          onAnalyse={onAnalyse}
          {...(result === null ? {} : { onShowCorrections: () => onWritingChange(false) })}
        />
      )}
    </section>
  );
}
