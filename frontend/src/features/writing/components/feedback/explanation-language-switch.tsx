import { useId } from 'react';
import { classNames } from '../../../../lib/class-names.js';
import { chooseExplanationLanguage, explanationLanguages, useExplanationLanguage } from '../../model/explanation-language.js';

const names = { de: 'Deutsch', en: 'English', fa: 'فارسی' };

/** In which language the explanations are; kept in this browser. */
export function ExplanationLanguageSwitch() {
  const language = useExplanationLanguage();
  const name = useId();
  return (
    <fieldset className="flex items-center rounded-control border border-grey-2 p-0.5 text-sm">
      <legend className="sr-only">Sprache der Erklärungen</legend>
      {explanationLanguages.map((value) => (
        <label
          key={value}
          lang={value}
          className={classNames(
            'flex min-h-8 cursor-pointer items-center rounded-control px-2.5 text-grey-4 transition-colors duration-150 hover:text-ink pointer-coarse:min-h-11',
            'has-checked:bg-grey-1 has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={language === value}
            className="sr-only"
            onChange={() => chooseExplanationLanguage(value)}
          />
          {names[value]}
        </label>
      ))}
    </fieldset>
  );
}
