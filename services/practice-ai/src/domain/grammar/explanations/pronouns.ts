import type { Case } from '../german/morphology.js';
import type { Explanation } from './explanation.js';
import { caseNames } from './grammar-names.js';

export const explainPronounAfterVerb = ({ verb, wanted, right }: { verb: string; wanted: Case; right: string }): Explanation => ({
  de: `Nach „${verb}“ steht der ${caseNames[wanted].de}: „${right}“.`,
  en: `After “${verb}” you use the ${caseNames[wanted].en}: “${right}”.`,
  fa: `بعد از «${verb}» ${caseNames[wanted].fa} می‌آید: «${right}».`,
});

export const explainReflexivePerson = (subject: string, right: string): Explanation => ({
  de: `Zum Subjekt „${subject}“ gehört das Reflexivpronomen „${right}“.`,
  en: `The reflexive pronoun for the subject “${subject}” is “${right}”.`,
  fa: `ضمیر انعکاسی برای فاعل «${subject}» کلمهٔ «${right}» است.`,
});

export const explainReflexiveCase = ({ verb, wanted, right }: { verb: string; wanted: Case; right: string }): Explanation => ({
  de: `„${verb}“ steht hier mit dem Reflexivpronomen im ${caseNames[wanted].de}: „${right}“.`,
  en: `“${verb}” takes the reflexive pronoun in the ${caseNames[wanted].en} here: “${right}”.`,
  fa: `فعل «${verb}» این‌جا ضمیر انعکاسی ${caseNames[wanted].fa} می‌گیرد: «${right}».`,
});

export const explainMissingReflexive = (verb: string, right: string): Explanation => ({
  de: `„sich ${verb}“ braucht immer ein Reflexivpronomen, hier „${right}“.`,
  en: `“sich ${verb}” always needs a reflexive pronoun, here “${right}”.`,
  fa: `فعل «sich ${verb}» همیشه ضمیر انعکاسی لازم دارد، این‌جا «${right}».`,
});
