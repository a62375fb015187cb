import { chooseInterfaceLanguage } from '../lib/interface-language/choose-interface-language.js';
import { interfaceLanguage, type InterfaceLanguage } from '../lib/interface-language/interface-language.js';
import { ChoiceRow, type RowChoice } from './ui/choice-row.js';

const choices: readonly RowChoice<InterfaceLanguage>[] = [
  { value: 'standard', content: 'Standard', title: 'Deutsch und Englisch', lang: 'de' },
  { value: 'english', content: 'English', lang: 'en' },
  { value: 'persian', content: 'فارسی', lang: 'fa' },
];
const label = 'Sprache der Hilfe';

/** In which language hints, explanations and error messages are; kept in this browser. */
export function InterfaceLanguageSwitch() {
  return (
    <div lang="de" className="flex items-center gap-3">
      <span aria-hidden className="text-sm text-grey-4">
        {label}
      </span>
      <ChoiceRow
        legend={label}
        choices={choices}
        value={interfaceLanguage.use()}
        onChange={chooseInterfaceLanguage}
        className="bg-sheet p-1 text-sm"
        itemClassName="min-h-9 px-3 has-checked:font-semibold pointer-coarse:min-h-11"
      />
    </div>
  );
}
