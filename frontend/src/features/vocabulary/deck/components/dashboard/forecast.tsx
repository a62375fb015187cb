import type { LeitnerStats } from '@b1fuchs/contracts';
import { Card, CardTitle } from '../../../../../components/ui/card.js';
import { HelpText } from '../../../../../components/ui/help-text.js';
import { weekdayNames } from '../../model/days.js';
import { cardCount, comingText } from '../../wording.js';

/** How many cards come on each of the next seven days: a column for each, with its number above it. */
export function Forecast({ forecast }: { forecast: LeitnerStats['forecast'] }) {
  const most = Math.max(1, ...forecast.map(({ count }) => count));
  const total = forecast.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card as="section" aria-labelledby="forecast" className="flex flex-col">
      <CardTitle id="forecast">Die nächsten sieben Tage</CardTitle>
      <HelpText className="text-grey-5">{comingText(total)}</HelpText>
      <ol className="mt-4 grid min-h-40 flex-1 grid-cols-7 gap-1.5 sm:gap-3">
        {forecast.map(({ day, count }, index) => {
          const { short, long } = weekdayNames(day);
          return (
            <li key={day} className="flex flex-col text-center">
              <span className="sr-only">{`${index === 0 ? `Morgen, ${long}` : long}: ${cardCount(count)}`}</span>
              <div aria-hidden className="flex flex-1 flex-col justify-end">
                <span className="text-sm tabular-nums">{count.toLocaleString('de')}</span>
                <div className="relative min-h-24 flex-1">
                  <div className="absolute inset-x-0 bottom-0 rounded-t-control bg-blue" style={{ height: count === 0 ? 2 : `${Math.max(4, (count / most) * 100)}%` }} />
                </div>
              </div>
              <span aria-hidden className="border-t border-grey-3 pt-1 text-sm text-grey-4">
                {short}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
