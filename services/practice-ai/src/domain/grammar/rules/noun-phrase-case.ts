import { caseDemand, type CaseDemand } from '../case-demand.js';
import type { Finding } from '../draft.js';
import { explainPhrase } from '../explain-phrase.js';
import { nounPhrases, phraseStart, type NounPhrase } from '../noun-phrase.js';
import { fitsCase, repairPhrase, type PhraseRepair } from '../noun-phrase-repair.js';
import type { Rule, WordForms } from '../rule.js';
import type { Sentence } from '../sentence.js';

/**
 * Article, adjective and noun in the case that preposition, verb or clause want.
 * A phrase that agrees in itself is touched only where the structure is sure of its case.
 */
export const nounPhraseCase: Rule = {
  id: 'noun-phrase-case',
  examples: [
    { wrong: 'Ich fahre mit mein Bruder nach Köln.', right: 'Ich fahre mit meinem Bruder nach Köln.' },
    { wrong: 'Wir haben ein kleinen Hund.', right: 'Wir haben einen kleinen Hund.' },
    { wrong: 'Ich helfe meine Nachbarin im Garten.', right: 'Ich helfe meiner Nachbarin im Garten.' },
    { wrong: 'Das Geschenk ist für meinem Vater.', right: 'Das Geschenk ist für meinen Vater.' },
    { wrong: 'Seit letzte Woche bin ich krank.', right: 'Seit letzter Woche bin ich krank.' },
  ],
  find: async (sentence, forms) => {
    const findings = await Promise.all(nounPhrases(sentence).map((phrase) => findInPhrase(sentence, phrase, forms)));
    return findings.filter((finding) => finding !== undefined);
  },
};

async function findInPhrase(sentence: Sentence, phrase: NounPhrase, forms: WordForms): Promise<Finding | undefined> {
  const demand = caseDemand(sentence, phrase);
  if (demand === undefined) return undefined;
  if (fitsCase(phrase, demand.possible)) return undefined;
  if (isBare(phrase) && !isDativePlural(phrase, demand)) return undefined;
  const repair = await repairPhrase(sentence, phrase, demand.cases, forms);
  return repair === undefined ? undefined : findingOf(sentence, phrase, demand, repair);
}

/** Without article and adjective only the -n of the dative plural is missing for sure. */
const isBare = (phrase: NounPhrase): boolean => phrase.determiner === undefined && phrase.contractedArticle === undefined && phrase.adjectives.length === 0;

function isDativePlural(phrase: NounPhrase, demand: CaseDemand): boolean {
  return (
    demand.reason.kind === 'preposition' &&
    demand.cases[0] === 'DAT' &&
    phrase.nounReadings.every((morph) => morph.number === 'PLU')
  );
}

function findingOf(sentence: Sentence, phrase: NounPhrase, demand: CaseDemand, repair: PhraseRepair): Finding {
  const changed = [...repair.forms.keys()].sort((one, other) => one - other);
  const first = sentence.words[changed[0] ?? phrase.noun.index] ?? phraseStart(phrase);
  let replacement = '';
  let done = first.start;
  for (const word of sentence.words.slice(first.index, phrase.noun.index + 1)) {
    replacement += sentence.text.slice(done, word.start) + (repair.forms.get(word.index) ?? word.text);
    done = word.end;
  }
  const { category, explanation } = explainPhrase({ sentence, phrase, demand, repair });
  return { from: first.start, to: phrase.noun.end, replacement, category, explanation };
}
