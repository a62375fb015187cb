import type { AchievementsResponse } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Flame, Star, Trophy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Fox } from '../../../components/fox/fox.js';
import { Stat } from '../../../components/stat.js';
import { LinkButton } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { EmptyState } from '../../../components/ui/empty-state.js';
import { learningDayOf } from '../../../lib/learning-day.js';
import { paths } from '../../../lib/paths.js';
import { achievementsQuery } from '../api/achievements-query.js';
import { useAnnouncedAchievements } from '../api/use-announced-achievements.js';
import { countInMonth, monthOf } from '../model/days.js';
import { practiceDaysOf } from '../model/practice-days.js';
import { texts } from '../model/texts.js';
import { AchievementGrid } from './achievement-grid.js';
import { InsightCards } from './insights/insight-cards.js';
import { KeepGoing } from './keep-going.js';
import { PracticeCalendar } from './practice-calendar.js';
import { ProgressSkeleton } from './progress-skeleton.js';
import { SectionProgress } from './section-progress.js';

type Props = { /** A card that offers reminders. */ reminder: ReactNode };

/** Streaks, points, the calendar of practice days, progress by section and over time, and badges (spec 1, progress page). */
export function ProgressScreen({ reminder }: Props) {
  const { data, isFetching } = useQuery(achievementsQuery);
  if (data) return <Progress achievements={data} reminder={reminder} />;
  if (isFetching) return <ProgressSkeleton />;
  return (
    <EmptyState
      lang="en"
      picture={<Fox state="idle" size={160} />}
      title={texts.emptyTitle}
      action={
        <LinkButton to={paths.writing} variant="primary" lang="de">
          {texts.startWriting}
        </LinkButton>
      }
    >
      {texts.emptyText}
    </EmptyState>
  );
}

function Progress({ achievements, reminder }: { achievements: AchievementsResponse } & Props) {
  const [today] = useState(() => learningDayOf(new Date()));
  useAnnouncedAchievements(achievements.achievements);
  const { currentStreak, longestStreak, totalPoints, streakDates, sectionProgress, hasFreeze } = achievements;
  const practiceDays = practiceDaysOf(achievements);
  const activeDays = countInMonth(streakDates, monthOf(today));

  return (
    <div className="flex flex-col gap-6">
      <ul className="grid gap-4 sm:grid-cols-3 sm:gap-6">
        <Card as="li">
          <Stat lang="en" icon={<Flame />} label={texts.currentStreak} value={currentStreak} unit={texts.days(currentStreak)} />
        </Card>
        <Card as="li">
          <Stat lang="en" icon={<Trophy />} label={texts.longestStreak} value={longestStreak} unit={texts.days(longestStreak)} />
        </Card>
        <Card as="li">
          <Stat lang="en" icon={<Star />} label={texts.totalPoints} value={totalPoints} unit={texts.points(totalPoints)} />
        </Card>
      </ul>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <PracticeCalendar today={today} practiceDays={practiceDays} firstDay={streakDates[0]} hasFreeze={hasFreeze} />
          {reminder}
        </div>
        <div className="flex flex-col gap-6">
          <Card as="section" aria-labelledby="this-month" lang="en">
            <CardTitle id="this-month">{texts.thisMonth}</CardTitle>
            <p className="mt-3 flex items-center gap-3 text-grey-5">
              <CalendarCheck className="size-8 text-green" strokeWidth={1.75} aria-hidden />
              <span>
                <span className="text-2xl font-semibold text-ink tabular-nums">{activeDays}</span> {texts.activeDays(activeDays)}
              </span>
            </p>
          </Card>
          <SectionProgress sections={sectionProgress} />
          <KeepGoing hasPractisedToday={practiceDays.practised.has(today)} />
        </div>
      </div>
      <InsightCards />
      <AchievementGrid achievements={achievements.achievements} />
    </div>
  );
}
