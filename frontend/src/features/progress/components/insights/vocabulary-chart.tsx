import { insightTexts, vocabularyTexts } from '../../model/insight-texts.js';
import type { VocabularyWeek } from '../../model/vocabulary-weeks.js';
import { WeekBars } from './week-bars.js';

/** The share of right answers, a bar for each week. */
export default function VocabularyChart({ weeks }: { weeks: readonly VocabularyWeek[] }) {
  return (
    <>
      <p className="mb-1 text-sm text-grey-4">{vocabularyTexts.axis}</p>
      <WeekBars
        weeks={weeks}
        valueOf={({ percent }) => percent}
        linesOf={({ percent, answered }) => [`${vocabularyTexts.percent}: ${percent}`, `${vocabularyTexts.answered}: ${answered.toLocaleString('de')}`]}
        height={150}
        ticks={[0, 50, 100]}
      />
      <p className="text-right text-sm text-grey-4">{insightTexts.week}</p>
    </>
  );
}
