import type { Insights } from '@b1fuchs/contracts';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { ChoiceRow } from '../../../../components/ui/choice-row.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { TextLink } from '../../../../components/ui/text-link.js';
import { numericDate } from '../../model/days.js';
import { criteriaOf, gradesIn, latestSection, LEAST_RESULTS, type GradedSection } from '../../model/grade-series.js';
import { criterionNames, gradeTexts, insightTexts } from '../../model/insight-texts.js';
import { sectionActions, sectionNames } from '../../model/texts.js';
import { InsightCard } from './insight-card.js';
import type { TableData } from '../../../../components/charts/table-data.js';
import { LazyChart } from '../../../../components/charts/lazy-chart.js';
import { GradeCharts } from './lazy-charts.js';

const choices = (['writing', 'speaking'] as const).map((value) => ({ value, content: sectionNames[value] }));

/** Grades over time, in all and by criterion, of writing or of speaking. */
export function GradesCard({ grades: all }: { grades: Insights['grades'] }) {
  const [section, setSection] = useState<GradedSection>(() => latestSection(all));
  const grades = gradesIn(all, section);
  const hint = grades.length < LEAST_RESULTS ? { hint: <TooFew section={section} count={grades.length} /> } : {};
  return (
    <InsightCard
      title={gradeTexts.title}
      controls={
        <ChoiceRow legend={gradeTexts.sections} choices={choices} value={section} onChange={setSection} className="w-fit p-1" itemClassName="min-h-9 px-3 font-semibold pointer-coarse:min-h-11" />
      }
      chart={
        <LazyChart height={640}>
          <GradeCharts section={section} grades={grades} />
        </LazyChart>
      }
      table={gradesTable(section, grades)}
      {...hint}
    />
  );
}

function TooFew({ section, count }: { section: GradedSection; count: number }) {
  const { to, label } = sectionActions[section];
  return (
    <>
      <HelpText>
        {gradeTexts.empty[section]} {count > 0 && gradeTexts.soFar(count)}
      </HelpText>
      <TextLink to={to} className="mt-2">
        {label}
        <ArrowRight aria-hidden />
      </TextLink>
    </>
  );
}

function gradesTable(section: GradedSection, grades: Insights['grades']): TableData {
  const criteria = criteriaOf[section];
  return {
    caption: gradeTexts.caption(sectionNames[section]),
    columns: [insightTexts.day, gradeTexts.total, ...criteria.map((criterion) => criterionNames[criterion])],
    rows: grades.toReversed().map(({ at, day, grade, criteria: bands }, index) => ({
      key: `${at} ${index}`,
      cells: [numericDate(day), String(grade), ...criteria.map((criterion) => bands[criterion] ?? gradeTexts.notRated)],
    })),
  };
}
