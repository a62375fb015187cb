import { PASS_MARK } from '@b1fuchs/contracts';
import { Check, X } from 'lucide-react';
import type { Ref } from 'react';
import { Badge } from '../../../../components/ui/badge.js';
import { ProgressRing } from '../../../../components/ui/progress.js';

type Props = { headingRef: Ref<HTMLHeadingElement>; headingId: string; grade: number; isOutdated: boolean };

/** The grade, and what it is not: an official result. */
export function GradeHead({ headingRef, headingId, grade, isOutdated }: Props) {
  const hasPassed = grade >= PASS_MARK;
  return (
    <div>
      <div className="flex items-center gap-4">
        <ProgressRing label="Punkte" value={grade} max={100} valueText={`${grade} von 100 Punkten`} size={88} tone={hasPassed ? 'green' : 'red'}>
          <span className="text-2xl">{grade}</span>
        </ProgressRing>
        <div className="min-w-0">
          <h2 ref={headingRef} id={headingId} tabIndex={-1} className="scroll-mt-14 text-xl font-semibold">
            Schreibfeedback
          </h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={hasPassed ? 'green' : 'red'} icon={hasPassed ? <Check aria-hidden /> : <X aria-hidden />}>
              {hasPassed ? 'Bestanden' : 'Nicht bestanden'}
            </Badge>
            <span className="text-grey-5 tabular-nums">{grade}/100</span>
          </div>
        </div>
      </div>
      <p className="mt-3 text-sm text-grey-4">Übungsbewertung – kein amtliches Ergebnis</p>
      {isOutdated && <p className="mt-1 text-sm text-grey-4">Dieses Feedback gehört zu dem Text, den Sie zuletzt analysiert haben.</p>}
    </div>
  );
}
