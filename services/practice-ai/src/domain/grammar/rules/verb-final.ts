import { clauseEnd, hasZuInfinitive, textBetween } from '../clause-extent.js';
import { agreesWith, canBeSubjectPronoun, subjectPronounOf } from '../clause.js';
import type { Finding } from '../draft.js';
import type { Explanation } from '../explanations/explanation.js';
import { explainVerbFinal } from '../explanations/verbs.js';
import { isFiniteReading, isInfinitiveReading } from '../german/morphology.js';
import { clearSubordinators, openSubordinators } from '../german/subordinators.js';
import { nounPhraseOf, phraseStart } from '../noun-phrase.js';
import type { Rule } from '../rule.js';
import { isFiniteVerb, isPunctuation, type Sentence, type Word } from '../sentence.js';

/** In a subordinate clause the finite verb stands last; a separable verb then becomes one word. */
export const verbFinal: Rule = {
  id: 'verb-final',
  examples: [
    { wrong: 'Ich bleibe zu Hause, weil ich muss arbeiten.', right: 'Ich bleibe zu Hause, weil ich arbeiten muss.' },
    { wrong: 'Er ist müde, weil er hat gestern lange gearbeitet.', right: 'Er ist müde, weil er gestern lange gearbeitet hat.' },
    { wrong: 'Ich gehe früh ins Bett, weil ich stehe um sechs Uhr auf.', right: 'Ich gehe früh ins Bett, weil ich um sechs Uhr aufstehe.' },
    { wrong: 'Ich denke, dass das ist eine gute Idee.', right: 'Ich denke, dass das eine gute Idee ist.' },
    { wrong: 'Sie sagt, dass morgen kommt sie zu uns.', right: 'Sie sagt, dass sie morgen zu uns kommt.' },
  ],
  find: (sentence) =>
    sentence.words.filter((word) => opensClause(word)).flatMap((word) => findInClause(sentence, word) ?? []),
};

function opensClause(word: Word): boolean {
  if (clearSubordinators.has(word.lower)) return true;
  return openSubordinators.has(word.lower) && (word.pos === 'SCONJ' || word.relation === 'mark');
}

function findInClause(sentence: Sentence, opener: Word): Finding | undefined {
  const { words } = sentence;
  const end = clauseEnd(sentence, opener.index + 1);
  const subjectEnd = subjectAfter(sentence, opener, end);
  if (subjectEnd === undefined) return invertedClause(sentence, opener, end);
  const verb = words[subjectEnd];
  if (!isFiniteVerb(verb) || subjectEnd + 1 >= end || !canMove(sentence, verb, end)) return undefined;
  // „wenn du kommen könntest“: the verb of this subject stands later.
  const person = subjectPronounOf(words[subjectEnd - 1]);
  if (person !== undefined && !agreesWith(verb, person) && words.slice(subjectEnd + 1, end).some((word) => agreesWith(word, person))) return undefined;
  return {
    from: verb.start,
    to: words[end - 1]?.end ?? verb.end,
    replacement: verbLast(sentence, verb, verb.index + 1, end),
    category: 'verb-position',
    explanation: explain(opener, verb, sentence, end),
  };
}

/** The index after the subject where the subject follows the opener at once. */
function subjectAfter(sentence: Sentence, opener: Word, end: number): number | undefined {
  const { words } = sentence;
  const first = words[opener.index + 1];
  if (first === undefined || first.index >= end) return undefined;
  const second = words[first.index + 1];
  if (canBeSubjectPronoun(first) && isFiniteVerb(second)) return first.index + 1;
  if (['das', 'dies', 'alles', 'jeder', 'jemand', 'niemand', 'alle', 'viele'].includes(first.lower) && isFiniteVerb(second)) return first.index + 1;
  if (first.pos === 'PROPN' && isFiniteVerb(second)) return first.index + 1;
  for (let index = first.index; index < Math.min(end, first.index + 4); index += 1) {
    const noun = words[index];
    const phrase = noun === undefined ? undefined : nounPhraseOf(sentence, noun);
    if (phrase !== undefined && phrase.preposition === undefined && phraseStart(phrase).index === first.index && isFiniteVerb(words[index + 1])) {
      return noun?.relation.startsWith('nsubj') === true ? index + 1 : undefined;
    }
  }
  return undefined;
}

/** „weil am Samstag habe ich frei“: the verb stands second as in a main clause. */
function invertedClause(sentence: Sentence, opener: Word, end: number): Finding | undefined {
  if (!clearSubordinators.has(opener.lower)) return undefined;
  const { words } = sentence;
  const from = opener.index + 1;
  const verb = words.slice(from, end).find((word) => isFiniteVerb(word));
  const subject = verb === undefined ? undefined : words[verb.index + 1];
  if (verb === undefined || subject === undefined || subject.index >= end) return undefined;
  if (!['ich', 'du', 'er', 'wir', 'man', 'es', 'sie'].includes(subject.lower)) return undefined;
  const before = words.slice(from, verb.index);
  if (before.some((word) => canBeSubjectPronoun(word) || (word.relation.startsWith('nsubj') && /^\p{Lu}/u.test(word.text)))) return undefined;
  if (subject.index + 1 < end && !canMove(sentence, verb, end)) return undefined;
  const start = words[from];
  const rest = subject.index + 1 < end ? verbLast(sentence, verb, subject.index + 1, end) : verb.text;
  const parts = [subject.text, textBetween(sentence, from, verb.index), rest].filter((part) => part !== '');
  if (start === undefined) return undefined;
  return {
    from: start.start,
    to: words[end - 1]?.end ?? verb.end,
    replacement: parts.join(' '),
    category: 'verb-position',
    explanation: explain(opener, verb, sentence, end),
  };
}

/** False where the verb stands rightly before the end: infinitive groups, comparisons, and clauses that end in their verb already. */
function canMove(sentence: Sentence, verb: Word, end: number): boolean {
  const { words } = sentence;
  const next = words[verb.index + 1];
  const last = words[end - 1];
  if (next === undefined || last === undefined || next.lower === 'als' || next.lower === 'wie') return false;
  if (isAuxiliaryForm(next) && isFiniteVerb(next) && !isAuxiliaryForm(verb)) return false;
  if (hasZuInfinitive(sentence, verb.index + 1, end)) return false;
  const verbIsAuxiliary = isAuxiliaryForm(verb);
  if (isFiniteVerb(last) && (isAuxiliaryForm(last) || !verbIsAuxiliary)) return false;
  // A verb in the middle that could be the finite one of this clause: the structure is not what it seems.
  return !words.slice(verb.index + 1, end - 1).some((word) => isFiniteVerb(word) && !word.all.some(isInfinitiveReading));
}

const isAuxiliaryForm = (word: Word): boolean =>
  word.all.some((morph) => morph.kind === 'VER' && isFiniteReading(morph) && (morph.parts.has('MOD') || morph.parts.has('AUX')));

/** Particles that stand apart from their verb in a main clause: ich stehe auf. */
const separablePrefixes = new Set([
  'ab', 'an', 'auf', 'aus', 'bei', 'ein', 'fern', 'fest', 'her', 'hin', 'los', 'mit', 'nach', 'statt', 'teil', 'um', 'vor', 'weg', 'weiter', 'wieder',
  'zu', 'zurück', 'zusammen', 'kennen', 'vorbei', 'herum', 'hinaus', 'herein', 'hinein', 'heraus', 'herunter', 'spazieren', 'raus', 'rein',
]);

/** The words from `from` to before `end`, then the verb, joined to its particle where that stood apart. */
function verbLast(sentence: Sentence, verb: Word, from: number, end: number): string {
  const { words } = sentence;
  const particle = words.slice(from, end).find((word) => word.relation === 'compound:prt' && word.head === verb.index && separablePrefixes.has(word.lower));
  if (particle === undefined) return `${textBetween(sentence, from, end)} ${verb.text}`;
  const parts = [
    textBetween(sentence, from, particle.index),
    textBetween(sentence, particle.index + 1, end),
    particle.lower + verb.text,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function explain(opener: Word, verb: Word, sentence: Sentence, end: number): Explanation {
  const after = sentence.words[end];
  const goesOn = after !== undefined && !isPunctuation(after);
  return explainVerbFinal({ opener: opener.lower, verb: verb.lower, goesOn });
}
