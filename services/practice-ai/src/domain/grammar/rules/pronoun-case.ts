import { infinitiveOf } from '../clause.js';
import { clauseEnd, clauseStart, hasZuInfinitive } from '../clause-extent.js';
import type { Finding } from '../draft.js';
import { explainCase } from '../explanations/case-reasons.js';
import type { Explanation } from '../explanations/explanation.js';
import { explainPronounAfterVerb } from '../explanations/pronouns.js';
import { caseOfPreposition } from '../german/prepositions.js';
import { dativeVerbs, experienceVerbs } from '../german/verb-government.js';
import type { Rule } from '../rule.js';
import { childrenOf, headOf, type Sentence, type Word } from '../sentence.js';

const toDative = new Map([['ich', 'mir'], ['mich', 'mir'], ['du', 'dir'], ['dich', 'dir'], ['er', 'ihm'], ['ihn', 'ihm'], ['wir', 'uns']]);
const toAccusative = new Map([['ich', 'mich'], ['mir', 'mich'], ['du', 'dich'], ['dir', 'dich'], ['er', 'ihn'], ['ihm', 'ihn'], ['wir', 'uns'], ['ihnen', 'sie']]);

/** Personal pronouns in the case of their preposition or verb: mit mir, für dich, ich helfe dir. */
export const pronounCase: Rule = {
  id: 'pronoun-case',
  examples: [
    { wrong: 'Kommst du mit mich ins Kino?', right: 'Kommst du mit mir ins Kino?' },
    { wrong: 'Das ist ein Geschenk für dir.', right: 'Das ist ein Geschenk für dich.' },
    { wrong: 'Ich helfe dich gern beim Umzug.', right: 'Ich helfe dir gern beim Umzug.' },
    { wrong: 'Die Wohnung gefällt mich sehr.', right: 'Die Wohnung gefällt mir sehr.' },
    { wrong: 'Ich besuche dir am Sonntag.', right: 'Ich besuche dich am Sonntag.' },
  ],
  find: (sentence) => sentence.words.flatMap((word) => afterPreposition(sentence, word) ?? ofVerb(sentence, word) ?? []),
};

function afterPreposition(sentence: Sentence, pronoun: Word): Finding | undefined {
  const preposition = sentence.words[pronoun.index - 1];
  if (preposition?.pos !== 'ADP' || preposition.relation !== 'case' || preposition.head !== pronoun.index) return undefined;
  const wanted = caseOfPreposition(preposition.lower);
  if (wanted === undefined || wanted === 'GEN' || preposition.lower === 'außer') return undefined;
  // „um mir zu helfen“, „ohne ihm zu antworten“: these belong to the infinitive.
  const end = clauseEnd(sentence, pronoun.index);
  if (['um', 'ohne', 'statt', 'anstatt'].includes(preposition.lower) && hasZuInfinitive(sentence, pronoun.index, end)) return undefined;
  if (preposition.lower === 'seit' || preposition.lower === 'gegenüber') return undefined;
  const form = (wanted === 'DAT' ? toDative : toAccusative).get(pronoun.lower);
  if (form === undefined) return undefined;
  const reason = { kind: 'preposition', preposition: preposition.lower } as const;
  return change(pronoun, form, explainCase({ reason, wanted, right: `${preposition.lower} ${form}` }));
}

/** Verbs with one object, a person in the accusative. */
const personVerbs = new Set(['besuchen', 'sehen', 'treffen', 'lieben', 'kennen', 'anrufen', 'einladen', 'abholen', 'vermissen', 'heiraten', 'begleiten', 'kennenlernen', 'wiedersehen']);

function ofVerb(sentence: Sentence, pronoun: Word): Finding | undefined {
  if (!/^i?obj$/u.test(pronoun.relation) && !pronoun.relation.startsWith('obl')) return undefined;
  const verb = headOf(sentence, pronoun);
  if (verb === undefined || childrenOf(sentence, pronoun).some((word) => word.relation === 'case')) return undefined;
  const infinitive = infinitiveOf(sentence, verb);
  if (infinitive === undefined || isCausative(sentence, verb)) return undefined;
  const alone = !childrenOf(sentence, verb).some((word) => word.index !== pronoun.index && /^i?obj$/u.test(word.relation));
  if (['mich', 'dich', 'ihn'].includes(pronoun.lower) && alone && (dativeVerbs.has(infinitive) || experienceVerbs.has(infinitive))) {
    const form = toDative.get(pronoun.lower);
    return form === undefined ? undefined : change(pronoun, form, explainPronounAfterVerb({ verb: infinitive, wanted: 'DAT', right: form }));
  }
  if (['mir', 'dir', 'ihm'].includes(pronoun.lower) && alone && personVerbs.has(infinitive)) {
    const form = toAccusative.get(pronoun.lower);
    return form === undefined ? undefined : change(pronoun, form, explainPronounAfterVerb({ verb: infinitive, wanted: 'AKK', right: form }));
  }
  return undefined;
}

/** „lass ihn …“, „ich höre ihn …“: the pronoun belongs to the other verb. */
function isCausative(sentence: Sentence, verb: Word): boolean {
  const clause = sentence.words.slice(clauseStart(sentence, verb.index), clauseEnd(sentence, verb.index));
  return clause.some((word) => word.index !== verb.index && word.all.some((morph) => ['lassen', 'hören', 'sehen', 'bitten', 'heißen'].includes(morph.lemma)));
}

const change = (pronoun: Word, form: string, explanation: Explanation): Finding => ({
  from: pronoun.start,
  to: pronoun.end,
  replacement: /^\p{Lu}/u.test(pronoun.text) ? form.charAt(0).toUpperCase() + form.slice(1) : form,
  category: 'case',
  explanation,
});
