import { useSearchParams } from 'react-router-dom';
import { addressNow } from '../../../lib/address-now.js';
import { readRange, todayIn, withRange, type DayRange, type Days, type Preset } from './day-range.js';

type Chosen = { range: DayRange; onPreset: (preset: Preset) => void; onDays: (days: Days) => void };

/** The days that a page looks at, which stand in its address. @param timeZone of the days, where it is not this browser's */
export function useDayRange(timeZone?: string): Chosen {
  const [params, setParams] = useSearchParams();
  const change = (chosen: Parameters<typeof withRange>[1]): void => {
    const now = addressNow();
    // Typing a day goes over several; the way back leads to what was looked at before.
    setParams(withRange(now, chosen), { preventScrollReset: true, replace: 'from' in chosen && now.has('from') });
  };
  return { range: readRange(params, todayIn(new Date(), timeZone)), onPreset: (preset) => change({ preset }), onDays: change };
}
