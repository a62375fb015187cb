import type { ErrorTrend } from '@b1fuchs/contracts';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { HelpText } from '../../../../components/ui/help-text.js';
import { classNames } from '../../../../lib/class-names.js';
import { errorTexts } from '../../model/insight-texts.js';
import { sortTrends, trendWords } from '../../model/trend-words.js';

const looks = {
  falling: { Icon: ArrowDown, colour: 'text-green' },
  rising: { Icon: ArrowUp, colour: 'text-red' },
  steady: { Icon: ArrowRight, colour: 'text-grey-4' },
} as const;

/** Which errors become fewer or more, in words with an arrow. */
export function TrendList({ trends }: { trends: readonly ErrorTrend[] }) {
  return (
    <div className="mt-6 border-t border-grey-2 pt-4">
      <h4 className="font-semibold">{errorTexts.trends}</h4>
      {trends.length === 0 ? (
        <HelpText className="mt-1 text-grey-5">{errorTexts.noTrends}</HelpText>
      ) : (
        <>
          <HelpText className="text-sm text-grey-4">{errorTexts.trendsExplained}</HelpText>
          <ul className="mt-2">
            {sortTrends(trends).map((trend) => {
              const { Icon, colour } = looks[trend.direction];
              const { name, direction, detail } = trendWords(trend);
              return (
                <li key={trend.category} className="flex items-start justify-between gap-4 border-b border-grey-2 py-2.5 last:border-0 last:pb-0">
                  <span className="min-w-0">
                    {name}
                    <span className="block text-sm text-grey-4 tabular-nums">{detail}</span>
                  </span>
                  <span className={classNames('inline-flex shrink-0 items-center gap-1.5 font-semibold', colour)}>
                    <Icon className="size-4" strokeWidth={2.5} aria-hidden />
                    {direction}
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
