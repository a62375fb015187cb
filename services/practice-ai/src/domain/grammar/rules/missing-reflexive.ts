import { canBeSubjectPronoun, infinitiveOf } from '../clause.js';
import { clauseEnd, clauseStart } from '../clause-extent.js';
import type { Finding } from '../draft.js';
import { explainMissingReflexive } from '../explanations/pronouns.js';
import type { Rule } from '../rule.js';
import { childrenOf, isFiniteVerb, isPunctuation, type Sentence, type Word } from '../sentence.js';

/** Verbs that never go without their reflexive pronoun, with the preposition that shows this use where they have another one too. */
const always = new Map<string, readonly string[]>([
  ['freuen', ['auf', 'über']],
  ['interessieren', ['für']],
  ['bewerben', ['um', 'bei', 'als']],
  ['beeilen', []],
  ['bedanken', []],
  ['erkälten', []],
  ['verlieben', []],
  ['erkundigen', []],
  ['kümmern', ['um']],
  ['konzentrieren', ['auf']],
  ['beschweren', ['über', 'bei']],
  ['entschuldigen', ['für']],
  ['erinnern', ['an']],
  ['gewöhnen', ['an']],
  ['verspäten', []],
  ['unterhalten', ['mit', 'über']],
]);

const forms: Record<string, string> = { ich: 'mich', du: 'dich', wir: 'uns', er: 'sich', man: 'sich' };

/** „Ich interessiere für Kunst“: the verb needs its reflexive pronoun, right after verb and subject. */
export const missingReflexive: Rule = {
  id: 'missing-reflexive',
  examples: [
    { wrong: 'Ich interessiere sehr für Musik.', right: 'Ich interessiere mich sehr für Musik.' },
    { wrong: 'Wir freuen sehr auf euren Besuch.', right: 'Wir freuen uns sehr auf euren Besuch.' },
    { wrong: 'Ich möchte bei Ihnen bedanken.', right: 'Ich möchte mich bei Ihnen bedanken.' },
    { wrong: 'Leider habe ich letzte Woche erkältet.', right: 'Leider habe ich mich letzte Woche erkältet.' },
  ],
  find: (sentence) => sentence.words.filter((word) => word.pos === 'VERB').flatMap((word) => findAt(sentence, word) ?? []),
};

function findAt(sentence: Sentence, verb: Word): Finding | undefined {
  const infinitive = infinitiveOf(sentence, verb);
  const prepositions = infinitive === undefined ? undefined : always.get(infinitive);
  if (infinitive === undefined || prepositions === undefined) return undefined;
  const { words } = sentence;
  const clause = words.slice(clauseStart(sentence, verb.index), clauseEnd(sentence, verb.index));
  const subjects = clause.filter((word) => canBeSubjectPronoun(word));
  const [subject] = subjects;
  const pronoun = subject === undefined ? undefined : forms[subject.lower];
  if (subject === undefined || pronoun === undefined || subjects.length !== 1) return undefined;
  if (clause.some((word) => /^(?:mich|mir|dich|dir|sich|uns|euch|einander|lassen|werden|wird|zu|bin|bist|ist|sind|war|waren|sein)$/u.test(word.lower))) return undefined;
  if (childrenOf(sentence, verb).some((word) => /^i?obj$/u.test(word.relation))) return undefined;
  if (prepositions.length > 0 && !clause.some((word) => prepositions.includes(word.lower) && word.index > subject.index)) return undefined;
  const after = placeAfter(words, clause, subject);
  return after === undefined ? undefined : { from: after.start, to: after.end, replacement: `${after.text} ${pronoun}`, category: 'pronoun', explanation: explainMissingReflexive(infinitive, pronoun) };
}

/** The pronoun follows the finite verb in „ich freue mich“, the subject in „heute freue ich mich“ and „weil ich mich freue“. */
function placeAfter(words: readonly Word[], clause: readonly Word[], subject: Word): Word | undefined {
  const next = words[subject.index + 1];
  if (next === undefined || isPunctuation(next)) return undefined;
  const isLast = clause.at(-1)?.index === next.index;
  return isFiniteVerb(next) && !isLast ? next : subject;
}
