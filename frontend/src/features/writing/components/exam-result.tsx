import type { ExamTotal } from '@b1fuchs/contracts';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { classNames } from '../../../lib/class-names.js';
import { help } from '../../../lib/interface-language/help.js';
import { examPoints } from '../model/exam-points.js';
import { sectionTexts } from '../wording.js';

const points = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

/** What the three tasks of one day give together, as the exam counts them. */
export function ExamResult({ exam, className }: { exam: ExamTotal; className?: string }) {
  const headingId = useId();
  const writtenOn = day.format(new Date(`${exam.day}T12:00:00Z`));
  return (
    <section aria-labelledby={headingId} className={classNames('rounded-control border border-grey-2 bg-sheet px-4 py-3', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={headingId} className="font-semibold tabular-nums">
          {exam.total}/100 Punkte im Modul Schreiben
        </h3>
        <Badge tone={exam.passed ? 'green' : 'red'} icon={exam.passed ? <Check aria-hidden /> : <X aria-hidden />}>
          {exam.passed ? 'Bestanden' : 'Nicht bestanden'}
        </Badge>
      </div>
      <dl className="mt-2 grid grid-cols-3 gap-x-4 tabular-nums">
        {examPoints(exam).map((part) => (
          <div key={part.section}>
            <dt className="text-sm text-grey-4">{sectionTexts[part.section].name}</dt>
            <dd>
              <span className="font-semibold">{points.format(part.points)}</span>
              <span className="text-grey-5">/{part.most}</span>
            </dd>
          </div>
        ))}
      </dl>
      <HelpText className="mt-2 text-sm text-grey-4">{help(`Ihre drei Texte vom ${writtenOn} zusammen. Übungsbewertung – kein amtliches Ergebnis.`)}</HelpText>
    </section>
  );
}
