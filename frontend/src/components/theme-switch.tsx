import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, readTheme, type Theme } from '../lib/theme.js';
import { ChoiceRow, type RowChoice } from './ui/choice-row.js';

const choice = (value: Theme, label: string, Icon: LucideIcon): RowChoice<Theme> => ({
  value,
  title: label,
  content: (
    <>
      <Icon className="size-5" aria-hidden />
      <span className="sr-only">{label}</span>
    </>
  ),
});
const choices = [choice('system', 'System', Monitor), choice('light', 'Hell', Sun), choice('dark', 'Dunkel', Moon)];

/** Light, dark, or as the device says; kept in this browser. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(() => readTheme());
  return (
    <ChoiceRow
      legend="Darstellung"
      lang="de"
      choices={choices}
      value={theme}
      onChange={(chosen) => {
        chooseTheme(chosen);
        setTheme(chosen);
      }}
      className="bg-sheet p-1"
      itemClassName="size-9 justify-center pointer-coarse:size-11"
    />
  );
}
