import type { ErrorCategory } from '@b1fuchs/contracts';
import type { CaseDemand } from './case-demand.js';
import { explainCase } from './explanations/case-reasons.js';
import type { Explanation } from './explanations/explanation.js';
import { explainAdjectiveEnding, explainDativePlural, explainGender, explainPlural } from './explanations/noun-phrases.js';
import { decline, type Slot } from './german/declension.js';
import { cases, type Case, type Gender } from './german/morphology.js';
import { phraseStart, type NounPhrase } from './noun-phrase.js';
import type { PhraseRepair } from './noun-phrase-repair.js';
import type { Sentence } from './sentence.js';

/** Category and explanation of a repaired phrase, with the words at hand. */
export function explainPhrase(input: {
  sentence: Sentence;
  phrase: NounPhrase;
  demand: CaseDemand;
  repair: PhraseRepair;
}): { category: ErrorCategory; explanation: Explanation } {
  const { phrase, demand, repair } = input;
  const right = repairedText(input);
  const { slot } = repair;
  const changed = (index: number | undefined): boolean => index !== undefined && repair.forms.has(index);
  const determinerChanged = changed(phrase.determinerWord?.index) || (phrase.contractedArticle !== undefined && changed(phrase.preposition?.index));

  if (!determinerChanged && changed(phrase.noun.index) && slot.case === 'DAT' && slot.number === 'PLU') {
    return { category: 'case', explanation: explainDativePlural(right) };
  }
  if (!determinerChanged && !changed(phrase.noun.index)) {
    const kind = slot.number === 'PLU' ? 'plural' : slot.gender;
    return { category: 'agreement', explanation: explainAdjectiveEnding({ wanted: slot.case, kind, right }) };
  }
  if (slot.number === 'SIN' && isWrongGender(phrase, slot)) {
    const { gender } = slot;
    return { category: 'gender', explanation: explainGender({ noun: phrase.noun.text, baseForm: baseForm(phrase), gender, right }) };
  }
  if (slot.number === 'PLU' && determinerChanged && !changed(phrase.noun.index) && demand.reason.kind === 'subject') {
    return { category: 'agreement', explanation: explainPlural(phrase.noun.text, right) };
  }
  return { category: 'case', explanation: explainCase({ reason: demand.reason, wanted: slot.case, right }) };
}

/** The learner's article fits the noun in no case at all, but would fit a noun of another gender. */
function isWrongGender(phrase: NounPhrase, slot: Slot): boolean {
  const article = phrase.contractedArticle ?? phrase.determinerWord?.lower;
  const determiner = phrase.contractedArticle === undefined ? phrase.determiner : ({ kind: 'definite', stem: 'd' } as const);
  if (determiner === undefined || article === undefined) return false;
  const fits = (gender: Gender, wanted: Case): boolean => decline(determiner, { number: 'SIN', gender, case: wanted }) === article;
  return (
    !cases.some((wanted) => fits(slot.gender, wanted)) &&
    (['MAS', 'FEM', 'NEU'] as const).some((gender) => gender !== slot.gender && fits(gender, slot.case))
  );
}

const baseForm = (phrase: NounPhrase): string => phrase.nounReadings[0]?.lemma ?? phrase.noun.text;

/** The phrase as it should be, with its preposition. */
function repairedText({ sentence, phrase, repair }: { sentence: Sentence; phrase: NounPhrase; repair: PhraseRepair }): string {
  const first = phrase.preposition ?? phraseStart(phrase);
  return sentence.words
    .slice(first.index, phrase.noun.index + 1)
    .map((word) => {
      const form = repair.forms.get(word.index) ?? word.text;
      return word.index === 0 && word.index !== phrase.noun.index ? form.charAt(0).toLowerCase() + form.slice(1) : form;
    })
    .join(' ');
}
