import { CalendarRange, CircleCheck, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { texts } from '../model/texts.js';

/** The goals of a day and of a week (spec 1, progress page). */
export function KeepGoing({ hasPractisedToday }: { hasPractisedToday: boolean }) {
  return (
    <Card as="section" aria-labelledby="keep-going" lang="en">
      <CardTitle id="keep-going">{texts.keepGoing}</CardTitle>
      <ul className="mt-4 flex flex-col gap-4">
        <Goal icon={<Target />} name={texts.dailyGoal} text={texts.dailyGoalText}>
          {hasPractisedToday && (
            <Badge tone="green" icon={<CircleCheck aria-hidden />}>
              {texts.doneToday}
            </Badge>
          )}
        </Goal>
        <Goal icon={<CalendarRange />} name={texts.weeklyGoal} text={texts.weeklyGoalText} />
      </ul>
    </Card>
  );
}

function Goal({ icon, name, text, children }: { icon: ReactNode; name: string; text: string; children?: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span aria-hidden className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-text [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {children}
        </h3>
        <HelpText className="text-grey-5">{text}</HelpText>
      </div>
    </li>
  );
}
