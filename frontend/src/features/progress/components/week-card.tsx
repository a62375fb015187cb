import type { AchievementsResponse } from '@b1fuchs/contracts';
import { ArrowRight, Flame, Star, Trophy } from 'lucide-react';
import { Stat } from '../../../components/stat.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { TextLink } from '../../../components/ui/text-link.js';
import { classNames } from '../../../lib/class-names.js';
import { paths } from '../../../lib/paths.js';
import type { DayKey } from '../model/days.js';
import { overviewTexts } from '../model/overview-texts.js';
import { weekSummary, type PracticeDays } from '../model/practice-days.js';
import { FreezeLine } from './freeze-line.js';
import { WeekRow } from './week-row.js';

type Props = { achievements: AchievementsResponse; today: DayKey; practiceDays: PracticeDays; className?: string };

/** How one is doing: this week, the streak and what protects it, the points. */
export function WeekCard({ achievements, today, practiceDays, className }: Props) {
  const { currentStreak, longestStreak, totalPoints, hasFreeze } = achievements;
  const week = weekSummary(today, practiceDays);
  return (
    <Card as="section" aria-labelledby="this-week" className={classNames('flex flex-col', className)}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle id="this-week">{overviewTexts.thisWeek}</CardTitle>
        <p className="text-sm text-grey-4">{overviewTexts.practisedDays(week)}</p>
      </div>
      <WeekRow days={week.days} />
      <FreezeLine hasFreeze={hasFreeze} className="mt-5" />
      <ul className="mt-5 grid grid-cols-3 gap-3 border-t border-grey-2 pt-5">
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
      <TextLink to={paths.progress} className="mt-auto self-start pt-4">
        {overviewTexts.allProgress}
        <ArrowRight aria-hidden />
      </TextLink>
    </Card>
  );
}
