import { Check, Snowflake } from 'lucide-react';
import { classNames } from '../../../lib/class-names.js';
import type { DayState, weekSummary } from '../model/practice-days.js';
import { overviewTexts } from '../model/overview-texts.js';
import { texts, weekdays } from '../model/texts.js';

const looks: Record<DayState, string> = {
  practised: 'border-green bg-green-soft text-green',
  bridged: 'border-dashed border-blue bg-blue-soft text-blue',
  free: 'border-grey-2',
};
const words: Record<DayState, string> = { practised: texts.practised, bridged: texts.bridged, free: overviewTexts.notPractised };

/** The days of a week; a practised one is green and carries a tick, a bridged one blue and a snowflake. */
export function WeekRow({ days }: { days: ReturnType<typeof weekSummary>['days'] }) {
  return (
    <ol className="grid grid-cols-7 gap-1">
      {days.map(({ day, state, isToday }, index) => {
        const weekday = weekdays[index];
        return (
          <li key={day} aria-current={isToday ? 'date' : undefined} className="flex flex-col items-center gap-1.5">
            <span aria-hidden className={classNames('text-sm', isToday ? 'font-semibold text-ink' : 'text-grey-4')}>
              {weekday?.short}
            </span>
            <span
              aria-hidden
              title={state === 'bridged' ? texts.bridged : undefined}
              className={classNames(
                'flex aspect-square w-full max-w-10 items-center justify-center rounded-full border-2 [&_svg]:size-1/2',
                isToday && state === 'free' ? 'border-accent-text' : looks[state],
              )}
            >
              {state === 'practised' && <Check strokeWidth={3} />}
              {state === 'bridged' && <Snowflake strokeWidth={2.25} />}
            </span>
            <span className="sr-only">
              {weekday?.long}
              {isToday && `, ${texts.today}`}: {words[state]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
