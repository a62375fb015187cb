import type { AchievementIcon as IconName } from '@b1fuchs/contracts';
import {
  CalendarDays,
  Compass,
  Flame,
  Layers,
  Medal,
  MessagesSquare,
  Mic,
  PenLine,
  Snowflake,
  Sparkles,
  Star,
  Sunrise,
  Target,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import { classNames } from '../../../lib/class-names.js';

const icons: Record<IconName, LucideIcon> = {
  flame: Flame,
  snowflake: Snowflake,
  pen: PenLine,
  mic: Mic,
  messages: MessagesSquare,
  sparkles: Sparkles,
  layers: Layers,
  star: Star,
  target: Target,
  calendar: CalendarDays,
  compass: Compass,
  trophy: Trophy,
  medal: Medal,
  sunrise: Sunrise,
};

/** The picture of a badge; in colour once it is earned. */
export function AchievementIcon({ icon, isEarned }: { icon: IconName; isEarned: boolean }) {
  const Icon = icons[icon];
  return (
    <span
      aria-hidden
      className={classNames(
        'flex size-11 shrink-0 items-center justify-center rounded-full',
        isEarned ? 'bg-accent-soft text-accent-text' : 'border-2 border-dashed border-grey-3 text-grey-4',
      )}
    >
      <Icon className="size-5" />
    </span>
  );
}
