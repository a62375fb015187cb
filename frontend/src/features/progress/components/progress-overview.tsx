import type { AchievementsResponse } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Flame, Star, Trophy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { paths } from '../../../lib/paths.js';
import { achievementsQuery } from '../api/achievements-query.js';
import { learningDayOf } from '../../../lib/learning-day.js';
import { weekOf } from '../model/days.js';
import { overviewTexts, texts } from '../model/texts.js';
import { NextStep } from './next-step.js';
import { Stat } from '../../../components/stat.js';
import { WeekRow } from './week-row.js';

/** Home's 'Fortschritt': how am I doing, and what comes next. */
export function ProgressOverview() {
  const { data, error, isFetching, refetch } = useQuery(achievementsQuery);
  if (data) return <Overview achievements={data} />;
  if (error && !isFetching) {
    return (
      <Alert tone="red" title={overviewTexts.failed} action={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
        {userMessageOf(error)}
      </Alert>
    );
  }
  return (
    <SkeletonGroup label={texts.loading} className="flex animate-appear-late flex-col gap-6">
      <Skeleton className="h-40 rounded-card sm:h-36" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </SkeletonGroup>
  );
}

function Overview({ achievements }: { achievements: AchievementsResponse }) {
  const [today] = useState(() => learningDayOf(new Date()));
  const practiceDays = new Set(achievements.streakDates);
  const daysThisWeek = weekOf(today).filter((day) => practiceDays.has(day)).length;
  const { currentStreak, longestStreak, totalPoints } = achievements;

  return (
    <div className="flex flex-col gap-6">
      <NextStep achievements={achievements} hasPractisedToday={practiceDays.has(today)} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Card as="section" aria-labelledby="this-week">
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
            <CardTitle id="this-week">{overviewTexts.thisWeek}</CardTitle>
            <p className="text-sm text-grey-4">{overviewTexts.practisedDays(daysThisWeek)}</p>
          </div>
          <WeekRow today={today} practiceDays={practiceDays} />
        </Card>
        <Card className="flex flex-col justify-between gap-5">
          <ul className="grid grid-cols-3 gap-3">
            <li className="flex">
              <Stat lang="de" icon={<Flame />} label={overviewTexts.currentStreak} value={currentStreak} unit={overviewTexts.days(currentStreak)} />
            </li>
            <li className="flex">
              <Stat lang="de" icon={<Trophy />} label={overviewTexts.longestStreak} value={longestStreak} unit={overviewTexts.days(longestStreak)} />
            </li>
            <li className="flex">
              <Stat lang="de" icon={<Star />} label={overviewTexts.totalPoints} value={totalPoints} unit="" />
            </li>
          </ul>
          <Link
            to={paths.progress}
            className="inline-flex min-h-11 items-center gap-1.5 self-start rounded-control font-semibold text-accent-text hover:underline sm:min-h-6"
          >
            {overviewTexts.allProgress}
            <ArrowRight className="size-4" aria-hidden />
          </Link>
        </Card>
      </div>
    </div>
  );
}
