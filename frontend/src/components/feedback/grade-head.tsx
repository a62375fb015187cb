import { PASS_MARK } from '@b1fuchs/contracts';
import { Check, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { help } from '../../lib/interface-language/help.js';
import { Badge } from '../ui/badge.js';
import { HelpText } from '../ui/help-text.js';
import { ProgressRing } from '../ui/progress.js';

type Props = {
  headingRef: Ref<HTMLHeadingElement>;
  headingId: string;
  title: string;
  grade: number;
  /** A word for the grade, such as 'Sehr gut!'. */
  praise?: string;
  /** One more quiet sentence. */
  children?: ReactNode;
};

/** The grade, and what it is not: an official result. */
export function GradeHead({ headingRef, headingId, title, grade, praise, children }: Props) {
  const hasPassed = grade >= PASS_MARK;
  return (
    <div>
      <div className="flex items-center gap-4">
        <ProgressRing label="Punkte" value={grade} max={100} valueText={`${grade} von 100 Punkten`} size={88} tone={hasPassed ? 'green' : 'red'} className="shrink-0">
          <span className="text-2xl">{grade}</span>
        </ProgressRing>
        <div className="min-w-0">
          <h2 ref={headingRef} id={headingId} tabIndex={-1} className="scroll-mt-14 text-xl font-semibold">
            {title}
          </h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={hasPassed ? 'green' : 'red'} icon={hasPassed ? <Check aria-hidden /> : <X aria-hidden />}>
              {hasPassed ? 'Bestanden' : 'Nicht bestanden'}
            </Badge>
            <span className="text-grey-5 tabular-nums">{grade}/100</span>
            {praise !== undefined && <span className="font-semibold">{praise}</span>}
          </div>
        </div>
      </div>
      <HelpText className="mt-3 text-sm text-grey-4">{help('Übungsbewertung – kein amtliches Ergebnis')}</HelpText>
      {children !== undefined && children !== false && <HelpText className="mt-1 text-sm text-grey-4">{children}</HelpText>}
    </div>
  );
}
