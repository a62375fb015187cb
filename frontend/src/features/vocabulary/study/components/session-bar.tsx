import { Check, Sigma, Undo2, X } from 'lucide-react';
import { Button } from '../../../../components/ui/button.js';
import { ProgressBar } from '../../../../components/ui/progress.js';
import { tally, type StudySession } from '../model/session.js';
import { cardTexts, figureTexts } from '../wording.js';
import { KeyCap } from './key-cap.js';

/** How far the session is, its counters, and the way back from the last answer. */
export function SessionBar({ session, onUndo }: { session: StudySession; onUndo: () => void }) {
  const { correct, wrong, total } = tally(session);
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar label={figureTexts.session} value={total} max={session.cards.length} valueText={`${total} von ${figureTexts.cards(session.cards.length)}`} />
      <div className="flex items-center justify-between gap-2">
        <dl className="flex flex-wrap gap-x-4 text-sm text-grey-5">
          <Counter icon={<Check className="text-green" />} name={figureTexts.correct} value={correct} />
          <Counter icon={<X className="text-red" />} name={figureTexts.wrong} value={wrong} />
          <Counter icon={<Sigma className="text-grey-4" />} name={figureTexts.total} value={total} />
        </dl>
        <Button variant="quiet" size="sm" className="-mr-3" icon={<Undo2 aria-hidden />} disabled={total === 0} aria-keyshortcuts="u" onClick={onUndo}>
          {cardTexts.undo} <KeyCap>U</KeyCap>
        </Button>
      </div>
    </div>
  );
}

function Counter({ icon, name, value }: { icon: React.ReactNode; name: string; value: number }) {
  return (
    <div className="flex items-center gap-1 [&_svg]:size-4">
      <span aria-hidden className="contents max-sm:hidden">
        {icon}
      </span>
      <dt>{name}</dt>
      <dd className="font-semibold text-ink tabular-nums">{value}</dd>
    </div>
  );
}
