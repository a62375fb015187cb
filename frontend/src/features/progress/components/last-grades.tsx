import type { Insights } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Button } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { TextLink } from '../../../components/ui/text-link.js';
import { classNames } from '../../../lib/class-names.js';
import { paths } from '../../../lib/paths.js';
import { insightsQuery } from '../api/insights-query.js';
import { gradesIn, type GradedSection } from '../model/grade-series.js';
import { overviewTexts } from '../model/overview-texts.js';
import { sparklineWords } from '../model/sparkline.js';
import { sectionNames, texts } from '../model/texts.js';
import { GradeSparkline } from './grade-sparkline.js';

const sections: GradedSection[] = ['writing', 'speaking'];

/** The newest grades of writing and speaking, each as a figure and a small line. */
export function LastGrades({ className }: { className?: string }) {
  const { data, isFetching, refetch } = useQuery(insightsQuery);
  return (
    <Card as="section" aria-labelledby="last-grades" className={classNames('flex flex-col', className)}>
      <CardTitle id="last-grades">{overviewTexts.grades}</CardTitle>
      {data ? (
        <ul className="mt-4 grid gap-6 sm:grid-cols-2">
          {sections.map((section) => (
            <SectionGrades key={section} section={section} grades={gradesIn(data.grades, section)} />
          ))}
        </ul>
      ) : isFetching ? (
        <SkeletonGroup label={overviewTexts.gradesLoading} className="mt-4 grid animate-appear-late gap-6 sm:grid-cols-2">
          <Skeleton className="h-30" />
          <Skeleton className="h-30" />
        </SkeletonGroup>
      ) : (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <HelpText className="text-grey-5">{overviewTexts.gradesFailed}</HelpText>
          <Button size="sm" onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      <TextLink to={paths.progress} className="mt-auto self-start pt-4">
        {overviewTexts.allGrades}
        <ArrowRight aria-hidden />
      </TextLink>
    </Card>
  );
}

function SectionGrades({ section, grades }: { section: GradedSection; grades: Insights['grades'] }) {
  const values = grades.map(({ grade }) => grade);
  const last = values.at(-1);
  return (
    <li>
      <p className="font-semibold">{sectionNames[section]}</p>
      {last === undefined ? (
        <HelpText className="mt-1 text-grey-5">{overviewTexts.noGrade[section]}</HelpText>
      ) : (
        <>
          <p aria-hidden className="mb-1">
            <span className="text-2xl font-semibold tabular-nums">{last}</span> <span className="text-grey-5">{overviewTexts.outOf}</span>
          </p>
          <p className="sr-only">{sparklineWords(values)}</p>
          <GradeSparkline grades={values} />
          <p aria-hidden className="mt-1 text-sm text-grey-4">
            - - - {overviewTexts.passMark}
          </p>
        </>
      )}
    </li>
  );
}
