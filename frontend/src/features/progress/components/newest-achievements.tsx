import type { Achievement } from '@b1fuchs/contracts';
import { ArrowRight } from 'lucide-react';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { ProgressBar } from '../../../components/ui/progress.js';
import { TextLink } from '../../../components/ui/text-link.js';
import { classNames } from '../../../lib/class-names.js';
import { paths } from '../../../lib/paths.js';
import { earnedOf, openOf } from '../model/achievement-order.js';
import { achievementTexts } from '../model/achievement-texts.js';
import { overviewTexts } from '../model/overview-texts.js';
import { ACHIEVEMENTS_HASH } from './achievement-grid.js';
import { AchievementIcon } from './achievement-icon.js';

type Props = { achievements: readonly Achievement[]; className?: string };

/** The two newest badges, and the one that is nearest. */
export function NewestAchievements({ achievements, className }: Props) {
  const newest = earnedOf(achievements).slice(0, 2);
  const [nearest] = openOf(achievements);
  return (
    <Card as="section" aria-labelledby="newest-achievements" className={classNames('flex flex-col', className)}>
      <CardTitle id="newest-achievements">{overviewTexts.badges}</CardTitle>
      {newest.length === 0 ? (
        <HelpText className="mt-3 text-grey-5">{overviewTexts.noBadges}</HelpText>
      ) : (
        <ul className="mt-4 flex flex-col gap-4">
          {newest.map(({ id, name, icon, earnedAt }) => (
            <li key={id} className="flex items-center gap-3">
              <AchievementIcon icon={icon} isEarned />
              <p className="min-w-0">
                <span className="block font-semibold">{name}</span>
                {earnedAt !== null && <span className="text-sm text-grey-4">{achievementTexts.earnedAt(earnedAt)}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {nearest !== undefined && (
        <div className="mt-4 border-t border-grey-2 pt-4">
          <h3 className="text-sm text-grey-4">{overviewTexts.nextBadge}</h3>
          <div className="mt-2 flex items-center gap-3">
            <AchievementIcon icon={nearest.icon} isEarned={false} />
            <div className="min-w-0 flex-1">
              <p className="mb-1.5 flex flex-wrap justify-between gap-x-3">
                <span className="font-semibold">{nearest.name}</span>
                <span className="text-sm text-grey-4 tabular-nums">{achievementTexts.progress(nearest.value, nearest.target)}</span>
              </p>
              <ProgressBar label={nearest.name} value={nearest.value} max={nearest.target} valueText={achievementTexts.progress(nearest.value, nearest.target)} />
            </div>
          </div>
        </div>
      )}
      <TextLink to={`${paths.progress}${ACHIEVEMENTS_HASH}`} className="mt-auto self-start pt-4">
        {overviewTexts.allBadges}
        <ArrowRight aria-hidden />
      </TextLink>
    </Card>
  );
}
