import type { Case, Gender } from '../german/morphology.js';
import type { Explanation } from './explanation.js';
import { caseNames, genderNames, pluralName } from './grammar-names.js';

/** `right` is the phrase as it should be. */
export const explainDativePlural = (right: string): Explanation => ({
  de: `Im Dativ Plural endet das Nomen auf „-n“: ${right}.`,
  en: `In the dative plural the noun ends in “-n”: “${right}”.`,
  fa: `در داتیو جمع، اسم به «-n» ختم می‌شود: «${right}».`,
});

/** @param input.kind the noun's gender, or that it is a plural, which has none */
export function explainAdjectiveEnding(input: { wanted: Case; kind: Gender | 'plural'; right: string }): Explanation {
  const { right } = input;
  const name = caseNames[input.wanted];
  const kind = input.kind === 'plural' ? pluralName : genderNames[input.kind];
  return {
    de: `Das Adjektiv braucht hier eine andere Endung (${name.de}, ${kind.de}): ${right}.`,
    en: `The adjective needs a different ending here (${name.en}, ${kind.en}): “${right}”.`,
    fa: `صفت این‌جا پسوند دیگری می‌گیرد (${name.fa}، ${kind.fa}): «${right}».`,
  };
}

const articles: Record<Gender, string> = { MAS: 'der', FEM: 'die', NEU: 'das' };

export function explainGender(input: { noun: string; baseForm: string; gender: Gender; right: string }): Explanation {
  const { noun, right } = input;
  const name = genderNames[input.gender];
  const withArticle = `${articles[input.gender]} ${input.baseForm}`;
  return {
    de: `„${noun}“ ist ${name.de} (${withArticle}), deshalb heißt es hier: ${right}.`,
    en: `“${noun}” is ${name.en} (“${withArticle}”), so here you say “${right}”.`,
    fa: `«${noun}» ${name.fa} است («${withArticle}»)، پس این‌جا می‌گوییم: «${right}».`,
  };
}

export const explainPlural = (noun: string, right: string): Explanation => ({
  de: `„${noun}“ steht im Plural, deshalb heißt es hier: ${right}.`,
  en: `“${noun}” is plural, so here you say “${right}”.`,
  fa: `«${noun}» جمع است، پس این‌جا می‌گوییم: «${right}».`,
});

/** @param right article and noun as they should stand */
export const explainMissingArticle = (noun: string, right: string): Explanation => ({
  de: `„${noun}“ kann man zählen, deshalb braucht das Nomen im Singular hier einen Artikel: ${right}.`,
  en: `“${noun}” can be counted, so in the singular the noun needs an article here: “${right}”.`,
  fa: `«${noun}» قابل شمارش است، پس در حالت مفرد این‌جا حرف تعریف لازم دارد: «${right}».`,
});

export const explainDefiniteArticle = (right: string): Explanation => ({
  de: `Hier ist etwas Bestimmtes gemeint, deshalb steht der bestimmte Artikel: ${right}.`,
  en: `Something specific is meant here, so you need the definite article: “${right}”.`,
  fa: `این‌جا منظور چیز مشخصی است، پس حرف تعریف معین لازم است: «${right}».`,
});

export const explainUncountable = (noun: string, right: string): Explanation => ({
  de: `„${noun}“ kann man nicht zählen, deshalb steht „viel“ oder „wenig“ hier ohne Endung: ${right}.`,
  en: `“${noun}” cannot be counted, so “viel” or “wenig” has no ending here: “${right}”.`,
  fa: `«${noun}» قابل شمارش نیست، پس «viel» یا «wenig» این‌جا پسوند نمی‌گیرد: «${right}».`,
});
