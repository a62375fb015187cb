import { Check } from 'lucide-react';
import { classNames } from '../../../lib/class-names.js';
import { weekOf, type DayKey } from '../model/days.js';
import { overviewTexts, texts, weekdays } from '../model/texts.js';

type Props = { today: DayKey; practiceDays: ReadonlySet<DayKey> };

/** The days of this week; a practised one is green and carries a tick. */
export function WeekRow({ today, practiceDays }: Props) {
  return (
    <ol className="grid grid-cols-7 gap-1">
      {weekOf(today).map((day, index) => {
        const isPractised = practiceDays.has(day);
        const isToday = day === today;
        const weekday = weekdays[index];
        return (
          <li key={day} aria-current={isToday ? 'date' : undefined} className="flex flex-col items-center gap-1.5">
            <span aria-hidden className={classNames('text-sm', isToday ? 'font-semibold text-ink' : 'text-grey-4')}>
              {weekday?.short}
            </span>
            <span
              aria-hidden
              className={classNames(
                'flex aspect-square w-full max-w-10 items-center justify-center rounded-full border-2 [&_svg]:size-1/2',
                isPractised ? 'border-green bg-green-soft text-green' : isToday ? 'border-accent-text' : 'border-grey-2',
              )}
            >
              {isPractised && <Check strokeWidth={3} />}
            </span>
            <span className="sr-only">
              {weekday?.long}
              {isToday && `, ${texts.today}`}: {isPractised ? texts.practised : overviewTexts.notPractised}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
