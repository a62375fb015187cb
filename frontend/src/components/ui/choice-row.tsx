/*
 * A few choices side by side, of which one holds: radio buttons that look like one control.
 *   <ChoiceRow legend="Darstellung" choices={choices} value={theme} onChange={setTheme} itemClassName="size-9" />
 * `title` is a choice's tooltip, `lang` the language of its words.
 */
import { useId, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';

export type RowChoice<Value extends string> = { value: Value; content: ReactNode; title?: string; lang?: string };
type Props<Value extends string> = {
  legend: string;
  choices: readonly RowChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  lang?: string;
  className?: string;
  itemClassName?: string;
};

export function ChoiceRow<Value extends string>({ legend, choices, value: chosen, onChange, lang, className, itemClassName }: Props<Value>) {
  const name = useId();
  return (
    <fieldset lang={lang} className={classNames('flex items-center rounded-control border border-grey-2', className)}>
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, content, title, lang: choiceLang }) => (
        <label
          key={value}
          title={title}
          lang={choiceLang}
          className={classNames(
            'flex cursor-pointer items-center rounded-control text-grey-4 transition-colors duration-150 hover:text-ink',
            'has-checked:bg-grey-1 has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus',
            itemClassName,
          )}
        >
          <input type="radio" name={name} value={value} checked={chosen === value} className="sr-only" onChange={() => onChange(value)} />
          {content}
        </label>
      ))}
    </fieldset>
  );
}
