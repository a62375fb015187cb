import { PASS_MARK, type Insights } from '@b1fuchs/contracts';
import { Fragment } from 'react';
import { HelpText } from '../../../../components/ui/help-text.js';
import { bandAt, bandHeights, criteriaOf, criterionSeries, gradeSeries, type GradedSection } from '../../model/grade-series.js';
import { criterionNames, gradeTexts } from '../../model/insight-texts.js';
import { SeriesChart } from './series-chart.js';

type Props = { section: GradedSection; /** Of this section, oldest first. */ grades: Insights['grades'] };

/** The grades of 100, and below them the band of each criterion in a small chart of its own. */
export default function GradeCharts({ section, grades }: Props) {
  return (
    <>
      <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-sm text-grey-4">
        <span>{gradeTexts.axis}</span>
        <span className="text-green">- - {gradeTexts.passMark}</span>
      </p>
      <SeriesChart points={gradeSeries(grades)} height={200} domain={[0, 100]} ticks={[0, 20, 40, 60, 80, 100]} nameOf={String} limit={PASS_MARK} />
      <HelpText className="mt-2 text-sm text-grey-4">{gradeTexts.explained}</HelpText>
      <div className="mt-6 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        {criteriaOf[section].map((criterion) => {
          const points = criterionSeries(grades, criterion);
          return (
            <Fragment key={criterion}>
              {points.length > 0 && (
                <div>
                  <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
                    <span className="font-semibold">{criterionNames[criterion]}</span>
                    <span className="text-sm text-grey-4">{gradeTexts.bandAxis}</span>
                  </p>
                  <SeriesChart points={points} height={150} domain={[0.5, 5.5]} ticks={bandHeights} nameOf={bandAt} />
                </div>
              )}
            </Fragment>
          );
        })}
      </div>
    </>
  );
}
