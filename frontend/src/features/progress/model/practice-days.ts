import { weekOf, type DayKey } from './days.js';

/** What a day was: practised, missed but bridged by a streak freeze, or neither. */
export type DayState = 'practised' | 'bridged' | 'free';
export type PracticeDays = { practised: ReadonlySet<DayKey>; bridged: ReadonlySet<DayKey> };

/** @param dates `frozenDates` are the bridged days; a day in both lists was practised */
export const practiceDaysOf = (dates: { streakDates: readonly DayKey[]; frozenDates: readonly DayKey[] }): PracticeDays => ({
  practised: new Set(dates.streakDates),
  bridged: new Set(dates.frozenDates),
});

export function dayStateOf(day: DayKey, { practised, bridged }: PracticeDays): DayState {
  if (practised.has(day)) return 'practised';
  return bridged.has(day) ? 'bridged' : 'free';
}

/** The seven days of the week that `today` lies in, Monday first, and how many of them were practised and bridged. */
export function weekSummary(today: DayKey, practiceDays: PracticeDays) {
  const days = weekOf(today).map((day) => ({ day, state: dayStateOf(day, practiceDays), isToday: day === today }));
  const count = (wanted: DayState): number => days.filter(({ state }) => state === wanted).length;
  return { days, practised: count('practised'), bridged: count('bridged') };
}
