import { help } from '../../lib/interface-language/help.js';
import { Alert } from '../ui/alert.js';
import { directionOf, explanationLanguage } from '../../lib/practice/explanation-language.js';
import type { Consent } from '../../lib/practice/use-consent.js';
import { consentTexts } from './wording.js';
import { ExplanationLanguageSwitch } from '../explanation-language-switch.js';

/** What the learner would agree to, as the server words it, in the language they read explanations in. */
export function ConsentWording({ consent: { wording, isReworded, error } }: { consent: Consent }) {
  const language = explanationLanguage.use();
  return (
    <div className="flex flex-col items-start gap-3">
      <ExplanationLanguageSwitch legend={consentTexts.language} />
      {isReworded && <Alert tone="blue">{consentTexts.reworded}</Alert>}
      <p lang={language} dir={directionOf(language)} className="w-full max-w-text text-grey-5">
        {wording[language]}
      </p>
      {error !== null && (
        <Alert tone="red" title={help('Fehler')} className="w-full">
          {error}
        </Alert>
      )}
    </div>
  );
}
