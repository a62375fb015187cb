import type { Correction } from '@b1fuchs/contracts';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { ExplanationLanguageSwitch } from '../../../../components/explanation-language-switch.js';
import { CorrectionBody } from '../../../../components/feedback/correction-body.js';
import { Button } from '../../../../components/ui/button.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { classNames } from '../../../../lib/class-names.js';
import { rankCorrections } from '../../../../lib/practice/rank-corrections.js';
import { feedbackTexts } from '../../wording.js';

/** The two corrections that matter most, and the others behind a button. */
export function CorrectionList({ corrections }: { corrections: Correction[] }) {
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { first, others } = rankCorrections(corrections.map((correction, index) => ({ number: index + 1, correction })));
  if (corrections.length === 0) {
    return (
      <p className="flex help-row gap-2 text-grey-5">
        <CircleCheck className="mt-0.5 size-5 shrink-0 text-green" aria-hidden />
        <HelpText as="span">{feedbackTexts.noCorrections}</HelpText>
      </p>
    );
  }
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={headingId} className="font-semibold">
          {feedbackTexts.corrections} <span className="font-normal text-grey-4">({corrections.length})</span>
        </h3>
        <ExplanationLanguageSwitch />
      </div>
      {others.length > 0 && <p className="text-sm text-grey-4">{feedbackTexts.firstThings}</p>}
      <ul aria-labelledby={headingId} className="mt-3 flex flex-col gap-2">
        {[...first, ...(showsAll ? others : [])].map(({ number, correction }) => (
          <li key={number} className="rounded-control border border-grey-2 px-4 py-3">
            <CorrectionBody correction={correction} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-3"
          aria-expanded={showsAll}
          icon={<ChevronDown className={classNames(showsAll && 'rotate-180')} aria-hidden />}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? feedbackTexts.fewer : feedbackTexts.more(others.length)}
        </Button>
      )}
    </div>
  );
}
