import { canBeSubjectPronoun, infinitiveOf, particleOf } from '../clause.js';
import { clauseEnd, clauseStart } from '../clause-extent.js';
import type { Finding } from '../draft.js';
import { explainReflexiveCase, explainReflexivePerson } from '../explanations/pronouns.js';
import { dativeReflexiveNouns, dativeReflexiveVerbs, reflexiveVerbs } from '../german/verb-government.js';
import type { Rule } from '../rule.js';
import { childrenOf, isPunctuation, type Sentence, type Word } from '../sentence.js';

type Case = 'AKK' | 'DAT';
const forms: Record<string, Record<Case, string>> = {
  ich: { AKK: 'mich', DAT: 'mir' },
  du: { AKK: 'dich', DAT: 'dir' },
  wir: { AKK: 'uns', DAT: 'uns' },
};
const reflexives = new Set(['mich', 'mir', 'dich', 'dir', 'sich', 'uns']);

/** The reflexive pronoun in the person of the subject and the case of the verb: ich freue mich, ich wünsche mir ein Rad. */
export const reflexivePronoun: Rule = {
  id: 'reflexive-pronoun',
  examples: [
    { wrong: 'Ich freue mir auf das Wochenende.', right: 'Ich freue mich auf das Wochenende.' },
    { wrong: 'Ich wünsche mich ein neues Fahrrad.', right: 'Ich wünsche mir ein neues Fahrrad.' },
    { wrong: 'Wir treffen sich um acht Uhr.', right: 'Wir treffen uns um acht Uhr.' },
    { wrong: 'Ich interessiere sich für Musik.', right: 'Ich interessiere mich für Musik.' },
  ],
  find: (sentence) => sentence.words.filter((word) => reflexives.has(word.lower)).flatMap((word) => findAt(sentence, word) ?? []),
};

function findAt(sentence: Sentence, pronoun: Word): Finding | undefined {
  const verb = sentence.words[pronoun.head];
  if (verb === undefined || isAfterPreposition(sentence, pronoun)) return undefined;
  const from = clauseStart(sentence, pronoun.index);
  const to = clauseEnd(sentence, pronoun.index);
  const clause = sentence.words.slice(from, to);
  const subjects = clause.filter((word) => canBeSubjectPronoun(word));
  const subject = subjects.length === 1 ? subjects[0] : undefined;
  const wanted = subject === undefined ? undefined : forms[subject.lower];
  if (subject === undefined || wanted === undefined || clause.some((word) => word.lower === 'lassen' || word.lower === 'lasse')) return undefined;
  const infinitive = infinitiveOf(sentence, verb);
  if (infinitive === undefined) return undefined;
  // The second person before „sich“: only the person is wrong for sure when subject and pronoun share the verb.
  const own = Object.values(wanted);
  const isSich = pronoun.lower === 'sich';
  if (!isSich && !own.includes(pronoun.lower)) return undefined;

  const wantedCase = caseWanted(sentence, verb, pronoun, infinitive, clause);
  if (wantedCase === undefined && !isSich) return undefined;
  if (isSich && !isReflexiveUse(infinitive)) return undefined;
  const replacement = wanted[wantedCase ?? 'AKK'];
  if (replacement === pronoun.lower) return undefined;
  const explanation = isSich
    ? explainReflexivePerson(subject.lower, replacement)
    : explainReflexiveCase({ verb: infinitive, wanted: wantedCase ?? 'AKK', right: replacement });
  return { from: pronoun.start, to: pronoun.end, replacement, category: 'pronoun', explanation };
}

const isReflexiveUse = (infinitive: string): boolean => reflexiveVerbs.has(infinitive) || dativeReflexiveVerbs.has(infinitive);

function caseWanted(sentence: Sentence, verb: Word, pronoun: Word, infinitive: string, clause: readonly Word[]): Case | undefined {
  const objects = childrenOf(sentence, verb).filter((word) => word.relation === 'obj' && word.index !== pronoun.index && !reflexives.has(word.lower));
  const nouns = dativeReflexiveNouns.get(infinitive);
  if (nouns !== undefined && clause.some((word) => nouns.has(word.lower))) return 'DAT';
  if (infinitive === 'vorstellen') return objects.length > 0 ? 'DAT' : undefined;
  if (infinitive === 'wünschen' || infinitive === 'überlegen' || infinitive === 'leisten') return objects.length > 0 ? 'DAT' : undefined;
  if (dativeReflexiveVerbs.has(infinitive) && !reflexiveVerbs.has(infinitive) && objects.some((word) => word.pos === 'NOUN')) {
    return pronoun.lower === 'mich' || pronoun.lower === 'dich' ? 'DAT' : undefined;
  }
  if (alwaysAccusative.has(infinitive) && objects.length === 0) return 'AKK';
  return undefined;
}

/** After these a dative pronoun without another object is wrong. */
const alwaysAccusative = new Set([
  'freuen', 'interessieren', 'erinnern', 'entschuldigen', 'beeilen', 'fühlen', 'setzen', 'bedanken', 'beschweren', 'bewerben', 'informieren',
  'kümmern', 'melden', 'ärgern', 'verabreden', 'vorbereiten', 'entscheiden', 'erkundigen', 'ausruhen', 'langweilen', 'verlieben', 'wundern',
  'bemühen', 'gewöhnen', 'verabschieden', 'erholen', 'konzentrieren', 'beschäftigen', 'verspäten', 'engagieren', 'anmelden', 'treffen',
]);

function isAfterPreposition(sentence: Sentence, pronoun: Word): boolean {
  const before = sentence.words[pronoun.index - 1];
  if (before === undefined || isPunctuation(before)) return false;
  return childrenOf(sentence, pronoun).some((word) => word.relation === 'case') || (before.pos === 'ADP' && before !== particleOf(sentence, before));
}
