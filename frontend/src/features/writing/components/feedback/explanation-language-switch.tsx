import { ChoiceRow } from '../../../../components/ui/choice-row.js';
import { chooseExplanationLanguage, explanationLanguages, useExplanationLanguage } from '../../model/explanation-language.js';

const names = { de: 'Deutsch', en: 'English', fa: 'فارسی' };
const choices = explanationLanguages.map((value) => ({ value, content: names[value], lang: value }));

/** In which language the explanations are; kept in this browser. */
export function ExplanationLanguageSwitch() {
  return (
    <ChoiceRow
      legend="Sprache der Erklärungen"
      choices={choices}
      value={useExplanationLanguage()}
      onChange={chooseExplanationLanguage}
      className="p-0.5 text-sm"
      itemClassName="min-h-8 px-2.5 has-checked:font-semibold pointer-coarse:min-h-11"
    />
  );
}
