import type { ErrorCategory } from '@b1fuchs/contracts';
import type { GrammarMatch } from '../../../clients/grammar-engine.js';
import type { Case } from '../german/morphology.js';
import type { Explanation } from '../explanations/explanation.js';
import { explainPoliteCapital } from '../explanations/capitals.js';
import { caseNames } from '../explanations/grammar-names.js';
import { explainByCategory } from './explain-by-category.js';
import { explainOwnRule } from './own-rules/explain-own-rule.js';

/** Why a finding of LanguageTool is an error, in the product's own words where the kind of error is known. */
export function explainMatch(input: { match: GrammarMatch; category: ErrorCategory; original: string; replacement: string }): Explanation {
  const { match, original, replacement } = input;
  const { id, category } = match.rule;
  const own = explainOwnRule(match.message);
  if (own !== undefined) return own;
  if (isPoliteForm(replacement) && isSameButForCapitals(replacement, original) && id !== 'UPPERCASE_SENTENCE_START') return explainPoliteCapital(replacement);
  const known = explanations[id] ?? (id.endsWith('SPELLING_RULE') || id === 'GERMAN_SPELLER_RULE' ? explainSpelling : undefined);
  if (known !== undefined) return known(replacement, original);
  if (category.id === 'CASING') return explainCapital(replacement, original);
  if (category.id === 'PUNCTUATION' || category.id === 'HILFESTELLUNG_KOMMASETZUNG') return explainPunctuation(replacement, original);
  if (category.id === 'TYPOS' || category.id === 'COMPOUNDING') return explainSpelling(replacement, original);
  return { de: firstSentence(match.message) ?? `Hier passt „${replacement}“ besser.`, ...explainByCategory(input) };
}

type Explain = (right: string, written: string) => Explanation;

const explanations: Record<string, Explain> = {
  DE_AGREEMENT: (right) => ({
    de: `Artikel, Adjektiv und Nomen müssen zusammenpassen: „${right}“.`,
    en: `Article, adjective and noun must agree with each other: “${right}”.`,
    fa: `حرف تعریف، صفت و اسم باید با هم هماهنگ باشند: «${right}».`,
  }),
  PRAEP_DAT: (right) => explainPreposition('DAT', right),
  PRAEP_AKK: (right) => explainPreposition('AKK', right),
  PRAEP_GEN: (right) => explainPreposition('GEN', right),
  MICH_MIR: (right) => ({
    de: `Hier ist das Pronomen „${right}“ richtig.`,
    en: `The right pronoun here is “${right}”.`,
    fa: `ضمیر درست این‌جا «${right}» است.`,
  }),
  UPPERCASE_SENTENCE_START: (right) => ({
    de: `Am Satzanfang schreibt man groß: „${right}“.`,
    en: `A sentence begins with a capital letter: “${right}”.`,
    fa: `اول جمله را با حرف بزرگ می‌نویسیم: «${right}».`,
  }),
  MIT_FREUNDLICHEN_GRUESSE: (right) => ({
    de: `Die feste Grußformel heißt „${right}“.`,
    en: `The fixed closing phrase is “${right}”.`,
    fa: `عبارت ثابت برای پایان نامه «${right}» است.`,
  }),
};

const explainPreposition = (wanted: Case, right: string): Explanation => ({
  de: `Nach dieser Präposition steht der ${caseNames[wanted].de}: „${right}“.`,
  en: `After this preposition you use the ${caseNames[wanted].en}: “${right}”.`,
  fa: `بعد از این حرف اضافه ${caseNames[wanted].fa} می‌آید: «${right}».`,
});

function explainSpelling(right: string, written: string): Explanation {
  return isSameButForCapitals(right, written) ? explainCapital(right, written) : spelling(right);
}

function explainCapital(right: string, written: string): Explanation {
  if (!isSameButForCapitals(right, written)) return spelling(right);
  if (/^\p{Lu}/u.test(right)) {
    return {
      de: `Nomen schreibt man groß: „${right}“.`,
      en: `Nouns are written with a capital letter: “${right}”.`,
      fa: `اسم‌ها را با حرف بزرگ می‌نویسیم: «${right}».`,
    };
  }
  return {
    de: `„${right}“ ist hier kein Nomen und wird kleingeschrieben.`,
    en: `“${right}” is not a noun here and is written with a small letter.`,
    fa: `«${right}» این‌جا اسم نیست و با حرف کوچک نوشته می‌شود.`,
  };
}

const isPoliteForm = (word: string): boolean => /^(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)$/u.test(word);

const isSameButForCapitals = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const spelling = (right: string): Explanation => ({
  de: `Das schreibt man so: „${right}“.`,
  en: `This is how you write it: “${right}”.`,
  fa: `املای درست این است: «${right}».`,
});

function explainPunctuation(right: string, written: string): Explanation {
  const commas = (text: string): number => text.split(',').length;
  if (commas(right) > commas(written)) {
    return {
      de: 'Hier fehlt ein Komma zwischen zwei Teilsätzen.',
      en: 'A comma is missing here between two clauses.',
      fa: 'این‌جا بین دو جمله ویرگول لازم است.',
    };
  }
  if (commas(right) < commas(written)) return { de: 'Hier steht kein Komma.', en: 'You do not put a comma here.', fa: 'این‌جا ویرگول نمی‌گذاریم.' };
  return {
    de: `Hier braucht man ein anderes Satzzeichen: „${right}“.`,
    en: `You need a different punctuation mark here: “${right}”.`,
    fa: `این‌جا علامت نگارشی دیگری لازم است: «${right}».`,
  };
}

function firstSentence(message: string): string | undefined {
  const plain = message.replaceAll(/<\/?suggestion>/gu, '').trim();
  const [first] = plain.split(/(?<=[.!?])\s+(?=[A-ZÄÖÜ])/u);
  return first === undefined || first === '' || first.length > 220 ? undefined : first.replaceAll(/‚([^‘]*)‘/gu, '„$1“');
}
