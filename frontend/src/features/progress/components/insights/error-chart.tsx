import type { RatedWeek } from '../../model/error-rates.js';
import { errorTexts, insightTexts } from '../../model/insight-texts.js';
import { WeekBars } from './week-bars.js';

/** Errors in 100 words, a bar for each week. */
export default function ErrorChart({ weeks }: { weeks: readonly RatedWeek[] }) {
  return (
    <>
      <p className="mb-1 text-sm text-grey-4">{errorTexts.axis}</p>
      <WeekBars weeks={weeks} valueOf={({ rate }) => rate} linesOf={({ rate }) => [`${errorTexts.axis}: ${rate.toLocaleString('de')}`]} height={200} />
      <p className="text-right text-sm text-grey-4">{insightTexts.week}</p>
    </>
  );
}
