import { ChevronLeft, ChevronRight, Snowflake } from 'lucide-react';
import { useState } from 'react';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { classNames } from '../../../lib/class-names.js';
import { addMonths, dayName, isEarlierMonth, monthName, monthOf, weeksOfMonth, type DayKey } from '../model/days.js';
import { dayStateOf, type DayState, type PracticeDays } from '../model/practice-days.js';
import { texts, weekdays } from '../model/texts.js';
import { FreezeLine } from './freeze-line.js';

type Props = { today: DayKey; practiceDays: PracticeDays; /** The first day that was ever practised. */ firstDay: DayKey | undefined; hasFreeze: boolean };

/** A month of days in German; practised ones are green, bridged ones carry a snowflake. Goes back to the first practice day, but not beyond this month. */
export function PracticeCalendar({ today, practiceDays, firstDay, hasFreeze }: Props) {
  const current = monthOf(today);
  const [shown, setShown] = useState(current);
  const first = firstDay === undefined ? current : monthOf(firstDay);

  return (
    <Card as="section" aria-labelledby="practice-calendar">
      <CardTitle id="practice-calendar">{texts.calendar}</CardTitle>
      <div className="mt-2 flex items-center justify-between">
        <IconButton label={texts.previousMonth} disabled={!isEarlierMonth(first, shown)} onClick={() => setShown(addMonths(shown, -1))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <p aria-live="polite" id="practice-month" className="font-semibold">
          {monthName(shown)}
        </p>
        <IconButton label={texts.nextMonth} disabled={!isEarlierMonth(shown, current)} onClick={() => setShown(addMonths(shown, 1))}>
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
                  {day !== null && <Day day={day} isToday={day === today} state={dayStateOf(day, practiceDays)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-4 flex flex-col gap-2 border-t border-grey-2 pt-4 text-sm text-grey-5">
        <li lang="en" className="flex help-row items-start gap-2">
          <span aria-hidden className="mt-0.5 size-4 shrink-0 rounded-full border-2 border-green bg-green-soft" />
          <HelpText as="span">{texts.legend}</HelpText>
        </li>
        <li className="flex help-row items-start gap-2">
          <Snowflake aria-hidden className="mt-0.5 size-4 shrink-0 text-blue" />
          <HelpText as="span">{texts.bridgedLegend}</HelpText>
        </li>
      </ul>
      <FreezeLine hasFreeze={hasFreeze} className="mt-4 rounded-control bg-grey-1 px-3 py-2.5" />
    </Card>
  );
}

const looks: Record<DayState, string> = {
  practised: 'border-2 border-green bg-green-soft font-semibold text-green',
  bridged: 'border-2 border-dashed border-blue bg-blue-soft font-semibold text-blue',
  free: 'text-grey-5',
};
const words: Record<DayState, string[]> = { practised: [texts.practised], bridged: [texts.bridged], free: [] };

function Day({ day, isToday, state }: { day: DayKey; isToday: boolean; state: DayState }) {
  const date = Number(day.slice(8));
  return (
    <span
      aria-current={isToday ? 'date' : undefined}
      title={words[state].length === 0 ? undefined : `${dayName(day)}: ${words[state].join()}`}
      className={classNames(
        'mx-auto flex aspect-square w-full max-w-10 flex-col items-center justify-center rounded-full tabular-nums',
        looks[state],
        isToday && 'font-semibold underline decoration-2 underline-offset-4',
      )}
    >
      {state === 'bridged' && <Snowflake className="-mt-0.5 size-3" strokeWidth={2.5} aria-hidden />}
      <span aria-hidden className={classNames(state === 'bridged' && 'text-sm leading-none')}>
        {date}
      </span>
      <span className="sr-only">{[date, ...words[state], ...(isToday ? [texts.today] : [])].join(', ')}</span>
    </span>
  );
}
