import type { AchievementsResponse, UserProgress } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { learningDayOf } from '../../../lib/learning-day.js';
import { achievementsQuery } from '../api/achievements-query.js';
import { useAnnouncedAchievements } from '../api/use-announced-achievements.js';
import { userProgressQuery } from '../../../lib/practice/user-progress-query.js';
import { overviewTexts } from '../model/overview-texts.js';
import { practiceDaysOf } from '../model/practice-days.js';
import { texts } from '../model/texts.js';
import { LastGrades } from './last-grades.js';
import { NewestAchievements } from './newest-achievements.js';
import { NextStep } from './next-step.js';
import { OverviewSkeleton } from './overview-skeleton.js';
import { WeekCard } from './week-card.js';

type Props = { userId: string; /** A card that says how many flashcards are due. */ dueCards: ReactNode };

/** Home's 'Fortschritt': how am I doing, what is due, and what comes next. */
export function ProgressOverview({ userId, dueCards }: Props) {
  const { data, error, isFetching, refetch } = useQuery(achievementsQuery);
  // Asked on every visit while the old advice stands: practice changes what comes next.
  const progress = useQuery({ ...userProgressQuery(userId), refetchOnMount: 'always' });
  const isAdviceKnown = progress.data !== undefined || !progress.isFetching;

  if (data && isAdviceKnown) return <Overview achievements={data} advice={progress.data?.nextExercise ?? null} dueCards={dueCards} />;
  if (error && !isFetching) {
    return (
      <Alert tone="red" title={overviewTexts.failed} action={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
        {userMessageOf(error)}
      </Alert>
    );
  }
  return <OverviewSkeleton />;
}

type OverviewProps = { achievements: AchievementsResponse; advice: UserProgress['nextExercise'] | null; dueCards: ReactNode };

function Overview({ achievements, advice, dueCards }: OverviewProps) {
  const [today] = useState(() => learningDayOf(new Date()));
  const practiceDays = practiceDaysOf(achievements);
  useAnnouncedAchievements(achievements.achievements);

  return (
    <div className="flex flex-col gap-6">
      <NextStep achievements={achievements} hasPractisedToday={practiceDays.practised.has(today)} advice={advice} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-5">
        <WeekCard achievements={achievements} today={today} practiceDays={practiceDays} className="lg:col-span-3" />
        <div className="flex lg:col-span-2">{dueCards}</div>
        <LastGrades className="lg:col-span-3" />
        <NewestAchievements achievements={achievements.achievements} className="lg:col-span-2" />
      </div>
    </div>
  );
}
