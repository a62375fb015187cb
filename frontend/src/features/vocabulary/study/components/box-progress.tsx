import { BOXES, type LeitnerStats } from '@b1fuchs/contracts';
import { useId } from 'react';
import { Card, CardTitle } from '../../../../components/ui/card.js';
import { cardTexts, figureTexts } from '../wording.js';
import { Unknown } from './due-counts.js';

type Props = {
  /** Null where they are not known. */
  boxes: LeitnerStats['boxDistribution'] | null;
  /** Of the card before the learner. */
  current?: number | null;
};

const allBoxes = Array.from({ length: BOXES }, (_, index) => index + 1);

/** How many cards lie in each of the five boxes; the bars are the picture, the numbers say it. */
export function BoxProgress({ boxes, current = null }: Props) {
  const id = useId();
  const countIn = (box: number): number | null => boxes?.find((one) => one.box === box)?.count ?? null;
  const most = Math.max(1, ...(boxes ?? []).map(({ count }) => count));
  return (
    <Card as="section" aria-labelledby={id} className="p-4! sm:p-5!">
      <CardTitle id={id} className="text-base!">
        {figureTexts.boxes}
      </CardTitle>
      <ul className="mt-3 flex flex-col gap-2">
        {allBoxes.map((box) => (
          <li key={box} aria-current={box === current || undefined} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-2 text-sm text-grey-5 aria-current:font-semibold aria-current:text-ink">
            <span>{cardTexts.box(box)}</span>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-grey-2">
              <span className="block h-full rounded-full bg-green transition-[width] duration-150" style={{ width: `${((countIn(box) ?? 0) / most) * 100}%` }} />
            </span>
            <span className="min-w-8 text-right tabular-nums">{countIn(box) ?? <Unknown />}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
