import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { classNames } from '../../../lib/class-names.js';
import { addMonths, dayName, monthName, monthOf, weeksOfMonth, type DayKey } from '../model/days.js';
import { texts, weekdays } from '../model/texts.js';

type Props = { today: DayKey; practiceDays: ReadonlySet<DayKey> };

/** A month of days in German; practised ones are green. Goes back in time, but not beyond this month. */
export function PracticeCalendar({ today, practiceDays }: Props) {
  const current = monthOf(today);
  const [shown, setShown] = useState(current);
  const isCurrent = shown.year === current.year && shown.month === current.month;

  return (
    <Card as="section" aria-labelledby="practice-calendar">
      <CardTitle id="practice-calendar">{texts.calendar}</CardTitle>
      <div className="mt-2 flex items-center justify-between">
        <IconButton label={texts.previousMonth} onClick={() => setShown(addMonths(shown, -1))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <p aria-live="polite" id="practice-month" className="font-semibold">
          {monthName(shown)}
        </p>
        <IconButton label={texts.nextMonth} disabled={isCurrent} onClick={() => setShown(addMonths(shown, 1))}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <table aria-labelledby="practice-month" className="mt-1 w-full table-fixed">
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={short} scope="col" abbr={long} className="h-9 text-sm font-normal text-grey-4">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(shown).map((week) => (
            <tr key={week.join()}>
              {week.map((day, index) => (
                <td key={day ?? index} className="p-0.5 text-center">
                  {day !== null && <Day day={day} isToday={day === today} isPractised={practiceDays.has(day)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 flex items-start gap-2 border-t border-grey-2 pt-4 text-sm text-grey-5" lang="en">
        <span aria-hidden className="mt-0.5 size-4 shrink-0 rounded-full border-2 border-green bg-green-soft" />
        {texts.legend}
      </p>
    </Card>
  );
}

function Day({ day, isToday, isPractised }: { day: DayKey; isToday: boolean; isPractised: boolean }) {
  return (
    <span
      aria-current={isToday ? 'date' : undefined}
      title={isPractised ? `${dayName(day)}: ${texts.practised}` : undefined}
      className={classNames(
        'mx-auto flex aspect-square w-full max-w-10 items-center justify-center rounded-full tabular-nums',
        isPractised ? 'border-2 border-green bg-green-soft font-semibold text-green' : 'text-grey-5',
        isToday && 'font-semibold underline decoration-2 underline-offset-4',
      )}
    >
      {Number(day.slice(8))}
      {isPractised && <span className="sr-only">{`, ${texts.practised}`}</span>}
      {isToday && <span className="sr-only">{`, ${texts.today}`}</span>}
    </span>
  );
}
