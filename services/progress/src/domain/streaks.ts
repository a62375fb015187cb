import { dayBefore, type DayKey } from '@b1fuchs/kit';

export type StreakLengths = { currentStreak: number; longestStreak: number };

/**
 * Streaks in days over the days practised. The current one runs to today, or to yesterday while today can
 * still be practised.
 */
export function streakLengths(days: Iterable<DayKey>, today: DayKey): StreakLengths {
  const practised = new Set(days);
  const endingAt = (day: DayKey): number => {
    let length = 0;
    for (let current = day; practised.has(current); current = dayBefore(current)) length += 1;
    return length;
  };
  const lastDays = [...practised].filter((day) => !practised.has(dayAfter(day)));
  return {
    currentStreak: endingAt(practised.has(today) ? today : dayBefore(today)),
    longestStreak: Math.max(0, ...lastDays.map(endingAt)),
  };
}

function dayAfter(day: DayKey): DayKey {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
