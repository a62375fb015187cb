import type { FlashcardStats, HelperLanguage, LeitnerStats } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Alert } from '../../../../../components/ui/alert.js';
import { Button, LinkButton } from '../../../../../components/ui/button.js';
import { HelpText } from '../../../../../components/ui/help-text.js';
import { userMessageOf } from '../../../../../lib/http-error.js';
import { paths } from '../../../../../lib/paths.js';
import { leitnerStatsQuery, statsQuery } from '../../api/flashcard-queries.js';
import { dashboardTexts } from '../../wording.js';
import { BoxChart } from './box-chart.js';
import { DashboardSkeleton } from './dashboard-skeleton.js';
import { Forecast } from './forecast.js';
import { HardWords } from './hard-words.js';
import { NextStudy } from './next-study.js';
import { SchedulerChoice } from './scheduler-choice.js';
import { StatTiles } from './stat-tiles.js';
import { StudyTips } from './study-tips.js';

/** 'Lernfortschritt': how am I doing, what is due, what comes next (spec 2, section 2.5). */
export function Dashboard({ language }: { language: HelperLanguage }) {
  const stats = useQuery(statsQuery);
  const leitnerStats = useQuery(leitnerStatsQuery);
  if (stats.data && leitnerStats.data) return <Figures stats={stats.data} leitnerStats={leitnerStats.data} language={language} />;
  const error = stats.error ?? leitnerStats.error;
  if (error === null || stats.isFetching || leitnerStats.isFetching) return <DashboardSkeleton />;
  const retry = (): void => {
    void stats.refetch();
    void leitnerStats.refetch();
  };
  return (
    <Alert tone="red" title={dashboardTexts.failed} action={<Button onClick={retry}>{dashboardTexts.tryAgain}</Button>}>
      <HelpText>{userMessageOf(error)}</HelpText>
      <HelpText className="mt-1 text-sm text-grey-5">{dashboardTexts.nothingLost}</HelpText>
    </Alert>
  );
}

type FiguresProps = { stats: FlashcardStats; leitnerStats: LeitnerStats; language: HelperLanguage };

function Figures({ stats, leitnerStats, language }: FiguresProps) {
  const isEmpty = stats.totalCards === 0;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl font-semibold">{dashboardTexts.title}</h2>
        {!isEmpty && (
          <LinkButton to={paths.addWords} icon={<Plus aria-hidden />}>
            {dashboardTexts.addWords}
          </LinkButton>
        )}
      </div>
      <NextStudy stats={stats} leitnerStats={leitnerStats} />
      <StatTiles stats={stats} />
      <div className="grid gap-6 lg:grid-cols-2">
        <BoxChart leitnerStats={leitnerStats} />
        <Forecast forecast={leitnerStats.forecast} />
        <HardWords language={language} />
        <StudyTips />
      </div>
      <SchedulerChoice scheduler={leitnerStats.scheduler} />
    </div>
  );
}
