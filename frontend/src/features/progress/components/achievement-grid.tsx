import type { Achievement } from '@b1fuchs/contracts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { ProgressBar } from '../../../components/ui/progress.js';
import { earnedOf, openOf } from '../model/achievement-order.js';
import { achievementTexts } from '../model/achievement-texts.js';
import { AchievementIcon } from './achievement-icon.js';

/** Its place on the page, for links. */
export const ACHIEVEMENTS_HASH = '#abzeichen';

/** All badges: earned ones first and in colour, then the open ones with how far they are. */
export function AchievementGrid({ achievements }: { achievements: readonly Achievement[] }) {
  const earned = earnedOf(achievements);
  const grid = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== ACHIEVEMENTS_HASH) return;
    // A frame later: a new page is first scrolled to its top.
    const frame = requestAnimationFrame(() => grid.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);

  return (
    <Card as="section" ref={grid} aria-labelledby="achievements" className="scroll-mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle id="achievements">{achievementTexts.title}</CardTitle>
        <p className="text-sm text-grey-4 tabular-nums">{achievementTexts.earnedOf(earned.length, achievements.length)}</p>
      </div>
      <ul className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {[...earned, ...openOf(achievements)].map((achievement) => (
          <Item key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </Card>
  );
}

function Item({ achievement: { name, description, icon, earnedAt, pointsAwarded, value, target } }: { achievement: Achievement }) {
  const isEarned = earnedAt !== null;
  return (
    <li className="flex items-start gap-3">
      <AchievementIcon icon={icon} isEarned={isEarned} />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-grey-5">{description}</p>
        {isEarned ? (
          <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm text-green tabular-nums">
            <span>{achievementTexts.earnedAt(earnedAt)}</span>
            <span>{achievementTexts.points(pointsAwarded)}</span>
          </p>
        ) : (
          <>
            <p className="mt-1 mb-1.5 flex flex-wrap justify-between gap-x-3 text-sm text-grey-4 tabular-nums">
              <span>{achievementTexts.progress(value, target)}</span>
              <span>{achievementTexts.points(pointsAwarded)}</span>
            </p>
            <ProgressBar label={name} value={value} max={target} valueText={achievementTexts.progress(value, target)} />
          </>
        )}
      </div>
    </li>
  );
}
