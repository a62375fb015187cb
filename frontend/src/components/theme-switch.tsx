import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../lib/class-names.js';
import { chooseTheme, readTheme } from '../lib/theme.js';

const choices = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Hell', Icon: Sun },
  { value: 'dark', label: 'Dunkel', Icon: Moon },
] as const;

/** Light, dark, or as the device says; kept in this browser. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(() => readTheme());
  const name = useId();
  return (
    <fieldset lang="de" className="flex items-center rounded-control border border-grey-2 bg-sheet p-1">
      <legend className="sr-only">Darstellung</legend>
      {choices.map(({ value, label, Icon }) => (
        <label
          key={value}
          title={label}
          className={classNames(
            'flex size-9 cursor-pointer items-center justify-center rounded-control text-grey-4 transition-colors duration-150 hover:text-ink pointer-coarse:size-11',
            'has-checked:bg-grey-1 has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            className="sr-only"
            onChange={() => {
              chooseTheme(value);
              setTheme(value);
            }}
          />
          <Icon className="size-5" aria-hidden />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
