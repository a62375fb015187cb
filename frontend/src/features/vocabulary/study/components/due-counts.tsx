import { Card } from '../../../../components/ui/card.js';
import { classNames } from '../../../../lib/class-names.js';
import { errorTexts, figureTexts } from '../wording.js';

type Props = {
  /** Null where they are not known. */
  counts: { dueToday: number; overdue: number } | null;
};

/** How many cards are due today, and how many of them were due earlier. */
export function DueCounts({ counts }: Props) {
  return (
    <Card className="p-0! sm:p-0!">
      <dl className="grid grid-cols-2 divide-x divide-grey-2">
        <Figure name={figureTexts.due} value={counts?.dueToday} />
        <Figure name={figureTexts.overdue} value={counts?.overdue} className={counts !== null && counts.overdue > 0 ? 'text-amber' : 'text-ink'} />
      </dl>
    </Card>
  );
}

function Figure({ name, value, className = 'text-ink' }: { name: string; value: number | undefined; className?: string }) {
  return (
    <div className="flex flex-col-reverse px-4 py-3">
      <dt className="text-sm text-grey-4">{name}</dt>
      <dd className={classNames('text-xl font-semibold tabular-nums', className)}>{value ?? <Unknown />}</dd>
    </div>
  );
}

/** Stands where a figure will be. */
export function Unknown() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{errorTexts.unknownFigure}</span>
    </>
  );
}
