import { ChoiceRow } from './ui/choice-row.js';
import { explanationLanguage, explanationLanguages } from '../lib/practice/explanation-language.js';

const names = { de: 'Deutsch', en: 'English', fa: 'فارسی' };
const choices = explanationLanguages.map((value) => ({ value, content: names[value], lang: value }));

/** In which language explanations are; kept in this browser. `legend` names what is explained here. */
export function ExplanationLanguageSwitch({ legend = 'Sprache der Erklärungen' }: { legend?: string }) {
  return (
    <ChoiceRow
      legend={legend}
      choices={choices}
      value={explanationLanguage.use()}
      onChange={explanationLanguage.set}
      className="p-0.5 text-sm"
      itemClassName="min-h-8 px-2.5 has-checked:font-semibold pointer-coarse:min-h-11"
    />
  );
}
