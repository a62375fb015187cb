import type { LeitnerStats } from '@b1fuchs/contracts';
import { Card, CardTitle } from '../../../../../components/ui/card.js';
import { HelpText } from '../../../../../components/ui/help-text.js';
import { help } from '../../../../../lib/interface-language/help.js';
import { boxText, cardCount } from '../../wording.js';

/** How the cards lie in the five boxes: a bar for each, with its number beside it. */
export function BoxChart({ leitnerStats: { boxDistribution, scheduler } }: { leitnerStats: LeitnerStats }) {
  const most = Math.max(1, ...boxDistribution.map(({ count }) => count));
  return (
    <Card as="section" aria-labelledby="box-chart">
      <CardTitle id="box-chart">Ihre Boxen</CardTitle>
      {scheduler === 'leitner' && <HelpText className="text-grey-5">{help('So bald kommt eine Karte wieder, wenn sie in dieser Box liegt.')}</HelpText>}
      <ol className="mt-4 flex flex-col gap-4">
        {boxDistribution.map(({ box, count }) => (
          <li key={box}>
            <p className="mb-1.5 flex items-baseline justify-between gap-x-4">
              <span>
                <span className="font-semibold">Box {box}</span> <span className="text-sm text-grey-4">{boxText(box, scheduler)}</span>
              </span>
              <span className="shrink-0 tabular-nums">{cardCount(count)}</span>
            </p>
            <div aria-hidden className="h-2.5 overflow-hidden rounded-full bg-grey-1">
              <div className={`h-full rounded-full ${box === boxDistribution.length ? 'bg-green' : 'bg-accent'}`} style={{ width: `${(count / most) * 100}%` }} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
