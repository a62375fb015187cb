import { Timer } from 'lucide-react';
import { Button } from '../../../../components/ui/button.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { classNames } from '../../../../lib/class-names.js';
import { clockText, phaseAfter, type ExamClock } from '../../model/exam-clock.js';
import { useSecondsLeft } from '../../model/use-exam-clock.js';
import { clockTexts } from '../../wording.js';

type Props = { clock: ExamClock; onGoOn?: () => void };

/** The time that is left of a part, quietly: once it is over it says so, and goes on counting. */
export function ClockLine({ clock, onGoOn }: Props) {
  const seconds = useSecondsLeft(clock);
  const isOver = seconds <= 0;
  const over = clock.phase === 'preparation' ? clockTexts.preparationOver : clockTexts.over;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-grey-2 px-4 py-2 text-sm text-grey-5 sm:px-6">
      <span className={classNames('flex items-center gap-2', isOver && 'text-amber')}>
        <Timer className="size-4 shrink-0" aria-hidden />
        {clockTexts.phases[clock.phase]}
        <span role="timer" aria-label={clockTexts.left} className="font-semibold tabular-nums">
          {clockText(seconds)}
        </span>
      </span>
      <span role="status" className="min-w-0 flex-1">
        {isOver && <HelpText as="span">{over}</HelpText>}
      </span>
      {onGoOn !== undefined && phaseAfter(clock.phase, 'presentation') === 'reaction' && (
        <Button variant="quiet" size="sm" className="-my-1 -mr-3" onClick={onGoOn}>
          {clockTexts.reaction}
        </Button>
      )}
    </div>
  );
}
