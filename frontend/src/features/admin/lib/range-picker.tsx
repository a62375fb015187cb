import { ChoiceRow } from '../../../components/ui/choice-row.js';
import { Field } from '../../../components/ui/field.js';
import { Input } from '../../../components/ui/input.js';
import { useTyped } from '../../../lib/use-typed.js';
import { presets, problemOf, type DayRange, type Days, type Preset } from './day-range.js';

type Props = { range: DayRange; onPreset: (preset: Preset) => void; onDays: (days: Days) => void };

/** Which days are looked at: some until today, or from one day to another. */
export function RangePicker({ range, onPreset, onDays }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="flex flex-col gap-1.5">
        <span aria-hidden className="font-semibold">
          Days
        </span>
        <ChoiceRow
          legend="Days"
          choices={presets.map(({ value, label }) => ({ value, content: label }))}
          value={range.preset ?? ''}
          onChange={(value) => {
            const preset = presets.find((one) => one.value === value);
            if (preset) onPreset(preset.value);
          }}
          className="w-fit flex-wrap bg-sheet"
          itemClassName="min-h-10.5 px-3 font-semibold"
        />
      </div>
      <OwnDays range={range} onDays={onDays} />
    </div>
  );
}

const areSame = (some: Days, others: Days): boolean => some.from === others.from && some.to === others.to;

function OwnDays({ range: { from, to }, onDays }: Pick<Props, 'range' | 'onDays'>) {
  const { typed, setTyped, tell } = useTyped({ from, to }, areSame);
  const problem = problemOf(typed);
  const change = (changes: Partial<Days>): void => {
    const next = { ...typed, ...changes };
    setTyped(next);
    if (problemOf(next) !== undefined) return;
    tell(next);
    onDays(next);
  };
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Field label="From">{(control) => <Input {...control} type="date" value={typed.from} onChange={(event) => change({ from: event.target.value })} />}</Field>
      <Field label="To" error={problem}>
        {(control) => <Input {...control} type="date" value={typed.to} onChange={(event) => change({ to: event.target.value })} />}
      </Field>
    </div>
  );
}
