import type { Insights } from '@b1fuchs/contracts';
import { ArrowRight } from 'lucide-react';
import { HelpText } from '../../../../components/ui/help-text.js';
import { TextLink } from '../../../../components/ui/text-link.js';
import { numericDate } from '../../model/days.js';
import { insightTexts, vocabularyTexts } from '../../model/insight-texts.js';
import { sectionActions } from '../../model/texts.js';
import { vocabularyWeeks } from '../../model/vocabulary-weeks.js';
import { InsightCard } from './insight-card.js';
import { LazyChart } from '../../../../components/charts/lazy-chart.js';
import { VocabularyChart } from './lazy-charts.js';

type Props = { weeks: Insights['vocabulary']; className?: string };

/** How many cards were known, week by week. */
export function VocabularyCard({ weeks: all, className }: Props) {
  const weeks = vocabularyWeeks(all);
  const { to, label } = sectionActions.vocabulary;
  const hint = (
    <>
      <HelpText>{vocabularyTexts.empty}</HelpText>
      <TextLink to={to} className="mt-2">
        {label}
        <ArrowRight aria-hidden />
      </TextLink>
    </>
  );
  return (
    <InsightCard
      title={vocabularyTexts.title}
      {...(className === undefined ? {} : { className })}
      {...(weeks.length === 0 ? { hint } : {})}
      chart={
        <LazyChart height={200}>
          <VocabularyChart weeks={weeks} />
        </LazyChart>
      }
      table={{
        caption: vocabularyTexts.caption,
        columns: [insightTexts.week, vocabularyTexts.answered, vocabularyTexts.right, vocabularyTexts.percent],
        rows: weeks.toReversed().map(({ week, answered, right, percent }) => ({
          key: week,
          cells: [numericDate(week), answered.toLocaleString('de'), right.toLocaleString('de'), String(percent)],
        })),
      }}
    />
  );
}
