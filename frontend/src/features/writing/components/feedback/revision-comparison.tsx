import { CircleCheck, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { compareRevisions, type RevisedPassage } from '../../model/compare-revisions.js';
import type { AnalysisResult } from '../../model/use-analyses.js';
import { errorCount } from '../../wording.js';

/** What a revision has changed: points and corrections before and now, and the sentences that were written anew side by side. */
export function RevisionComparison({ before, after }: { before: AnalysisResult; after: AnalysisResult }) {
  const headingId = useId();
  const passages = compareRevisions(before, after);
  const isBetter = after.feedback.grade > before.feedback.grade || after.feedback.corrections.length < before.feedback.corrections.length;
  return (
    <section aria-labelledby={headingId} className="rounded-control border border-grey-2 px-4 py-3">
      <h3 id={headingId} className="font-semibold">
        {isBetter ? 'Was besser geworden ist' : 'Ihre Überarbeitung'}
      </h3>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
        <Change name="Punkte" before={before.feedback.grade} after={after.feedback.grade} />
        <Change name="Korrekturen" before={before.feedback.corrections.length} after={after.feedback.corrections.length} />
      </dl>
      {passages.length > 0 && (
        <ul className="mt-3 flex flex-col gap-3">
          {passages.map((passage) => (
            <Passage key={`${passage.before}\n${passage.after}`} passage={passage} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Change({ name, before, after }: { name: string; before: number; after: number }) {
  return (
    <div className="flex gap-2">
      <dt className="text-grey-4">{name}</dt>
      <dd>
        <span className="sr-only">vorher </span>
        {before} <span aria-hidden>→</span>
        <span className="sr-only"> jetzt </span> <span className="font-semibold">{after}</span>
      </dd>
    </div>
  );
}

function Passage({ passage: { before, after, errorsBefore, errorsAfter } }: { passage: RevisedPassage }) {
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-grey-2 pt-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <div className="min-w-0">
        <p className="text-sm text-grey-4">Vorher{errorsBefore > 0 && `: ${errorCount(errorsBefore)}`}</p>
        <p className="break-words text-grey-5">{before === '' ? '–' : before}</p>
      </div>
      <div className="min-w-0">
        <p className="flex items-center gap-1 text-sm text-grey-4">
          Jetzt{after !== '' && `: ${errorCount(errorsAfter)}`}
          {after !== '' && (errorsAfter === 0 ? <CircleCheck className="size-4 text-green" aria-hidden /> : <CircleAlert className="size-4 text-amber" aria-hidden />)}
        </p>
        <p className="break-words">{after === '' ? '–' : after}</p>
      </div>
    </li>
  );
}
