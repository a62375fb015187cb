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
