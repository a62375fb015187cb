import type { ErrorCategory } from '@b1fuchs/contracts';
import type { CaseDemand, DemandReason } from './case-demand.js';
import { decline, type Slot } from './german/declension.js';
import { cases, type Case, type Gender } from './german/morphology.js';
import { phraseStart, type NounPhrase } from './noun-phrase.js';
import type { PhraseRepair } from './noun-phrase-repair.js';
import type { Sentence } from './sentence.js';

const caseNames: Record<Case, string> = { NOM: 'Nominativ', AKK: 'Akkusativ', DAT: 'Dativ', GEN: 'Genitiv' };
const genderNames: Record<Gender, { adjective: string; article: string }> = {
  MAS: { adjective: 'maskulin', article: 'der' },
  FEM: { adjective: 'feminin', article: 'die' },
  NEU: { adjective: 'neutral', article: 'das' },
};

/** Category and one German sentence for a repaired phrase, with the words at hand. */
export function explainPhrase(input: {
  sentence: Sentence;
  phrase: NounPhrase;
  demand: CaseDemand;
  repair: PhraseRepair;
}): { category: ErrorCategory; explanation: string } {
  const { phrase, demand, repair } = input;
  const right = repairedText(input);
  const { slot } = repair;
  const changed = (index: number | undefined): boolean => index !== undefined && repair.forms.has(index);
  const determinerChanged = changed(phrase.determinerWord?.index) || (phrase.contractedArticle !== undefined && changed(phrase.preposition?.index));

  if (!determinerChanged && changed(phrase.noun.index) && slot.case === 'DAT' && slot.number === 'PLU') {
    return { category: 'case', explanation: `Im Dativ Plural endet das Nomen auf „-n“: ${right}.` };
  }
  if (!determinerChanged && !changed(phrase.noun.index)) {
    const { gender } = slot;
    const kind = slot.number === 'PLU' ? 'Plural' : genderNames[gender].adjective;
    return {
      category: 'agreement',
      explanation: `Das Adjektiv braucht hier eine andere Endung (${caseNames[slot.case]}, ${kind}): ${right}.`,
    };
  }
  if (slot.number === 'SIN' && isWrongGender(phrase, slot)) {
    const { adjective, article } = genderNames[slot.gender];
    return { category: 'gender', explanation: `„${phrase.noun.text}“ ist ${adjective} (${article} ${baseForm(phrase)}), deshalb heißt es hier: ${right}.` };
  }
  if (slot.number === 'PLU' && determinerChanged && !changed(phrase.noun.index) && demand.reason.kind === 'subject') {
    return { category: 'agreement', explanation: `„${phrase.noun.text}“ steht im Plural, deshalb heißt es hier: ${right}.` };
  }
  return { category: 'case', explanation: `${reasonText(demand.reason, slot.case)}: ${right}.` };
}

function reasonText(reason: DemandReason, wanted: Case): string {
  const name = caseNames[wanted];
  switch (reason.kind) {
    case 'preposition':
      return `Nach „${reason.preposition}“ steht immer der ${name}`;
    case 'place':
      return wanted === 'DAT' ? `Auf die Frage „Wo?“ oder „Wann?“ steht nach „${reason.preposition}“ der Dativ` : `Nach „${reason.preposition}“ steht hier der ${name}`;
    case 'direction':
      return `Auf die Frage „Wohin?“ steht nach „${reason.preposition}“ der Akkusativ`;
    case 'verb-preposition':
      return `Nach „${reason.verb} ${reason.preposition}“ steht der ${name}`;
    case 'object':
      return wanted === 'AKK' ? `Das Verb „${reason.verb}“ hat hier ein Objekt im Akkusativ` : `Das Verb „${reason.verb}“ hat hier ein Objekt im ${name}`;
    case 'dative-verb':
      return `Nach „${reason.verb}“ steht der Dativ`;
    case 'subject':
      return 'Das Subjekt steht im Nominativ';
    case 'predicate':
      return 'Nach „sein“ steht der Nominativ';
    case 'genitive':
      return 'Das zweite Nomen steht hier im Genitiv';
    case 'time':
      return 'Eine Zeitangabe ohne Präposition steht im Akkusativ';
  }
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
