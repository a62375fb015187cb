import { clauseEnd, clauseStart } from '../clause-extent.js';
import type { Finding } from '../draft.js';
import { explainSmallAfterComma, explainSmallVerb, explainSmallWord } from '../explanations/capitals.js';
import { isInfinitiveReading } from '../german/morphology.js';
import { namedNouns } from '../german/named-nouns.js';
import type { Rule } from '../rule.js';
import { isFiniteVerb, type Sentence, type Word } from '../sentence.js';

/** Capitals on words that are no nouns: Ich after a comma or „und“, Meine, Deutsche before a noun, a verb after „zu“ or a modal verb. */
export const smallLetters: Rule = {
  id: 'small-letters',
  examples: [
    { wrong: 'Liebe Anna, Ich danke dir für deinen Brief.', right: 'Liebe Anna, ich danke dir für deinen Brief.' },
    { wrong: 'Es geht mir gut und Ich habe viel Arbeit.', right: 'Es geht mir gut und ich habe viel Arbeit.' },
    { wrong: 'Ich besuche oft Meine Tante.', right: 'Ich besuche oft meine Tante.' },
    { wrong: 'Ich lerne die Deutsche Sprache.', right: 'Ich lerne die deutsche Sprache.' },
    { wrong: 'Kannst du mir bitte Helfen?', right: 'Kannst du mir bitte helfen?' },
    { wrong: 'Es ist schwer, eine Wohnung zu Finden.', right: 'Es ist schwer, eine Wohnung zu finden.' },
  ],
  find: (sentence) => (/\p{Ll}{2}/u.test(sentence.text) ? sentence.words.flatMap((word) => findAt(sentence, word) ?? []) : []),
};

function findAt(sentence: Sentence, word: Word): Finding | undefined {
  const before = sentence.words[word.index - 1];
  if (before === undefined || !/^\p{Lu}\p{Ll}+$/u.test(word.text)) return undefined;
  if (/[\r\n]/u.test(sentence.text.slice(before.end, word.start)) && before.text !== ',') return undefined;
  if (beginsAfresh.has(word.lower) && before.text === ',' && goesOnAfter(sentence, before, word)) return small(word, explainSmallAfterComma(word.lower));
  if (isPronoun(word, before) || isPossessive(word, before) || isNationality(sentence, word, before)) return small(word, explainSmallWord(word.lower));
  return isVerb(sentence, word, before) ? small(word, explainSmallVerb(word.lower)) : undefined;
}

/** After the comma of a greeting or of a clause these go on small. */
const beginsAfresh = new Set(['ich', 'wir', 'wie', 'mein', 'meine', 'es', 'er', 'weil', 'dass', 'wenn', 'aber', 'und', 'ob', 'obwohl', 'man', 'hast', 'habe', 'kann', 'mir', 'mich', 'uns', 'heute', 'leider', 'gestern', 'hiermit', 'am', 'im', 'denn', 'dann']);

/** After a greeting, and with a conjunction after any clause; a capital „Ich“ between two clauses may be a new sentence. */
function goesOnAfter({ words }: Sentence, comma: Word, word: Word): boolean {
  const before = words.slice(0, comma.index);
  const isGreeting = /^(?:liebe[rs]?|hallo|hi|hey|guten)$/u.test(before[0]?.lower ?? '') || before.some((other) => /^geehrte[rns]?$/u.test(other.lower));
  const joins = beforePronoun.has(word.lower) && before.some((other) => isFiniteVerb(other));
  return joins || (isGreeting && !before.some((other) => isFiniteVerb(other)));
}

const beforePronoun = new Set(['und', 'aber', 'oder', 'weil', 'dass', 'wenn', 'denn', 'ob', 'als', 'dann', 'obwohl', 'da', 'sondern', 'bevor', 'nachdem', 'damit']);

const isPronoun = (word: Word, before: Word): boolean =>
  (word.lower === 'ich' && (beforePronoun.has(before.lower) || isVerbOfI(before))) ||
  (['mich', 'mir', 'uns', 'man', 'wir'].includes(word.lower) && /\p{Ll}$/u.test(before.text) && before.text === before.lower) ||
  (['wenn', 'weil', 'dass', 'ob', 'und', 'aber', 'oder'].includes(word.lower) && ['und', 'aber', 'oder', 'auch'].includes(before.lower));

const isVerbOfI = (word: Word): boolean =>
  isFiniteVerb(word) && word.text === word.lower && word.all.some((morph) => morph.person === '1' && morph.number === 'SIN' && !morph.parts.has('KJ1')) && !word.all.some((morph) => morph.parts.has('PA2'));

const isPossessive = (word: Word, before: Word): boolean =>
  /^(?:mein|kein|unser)(?:e[nmrs]?)?$/u.test(word.lower) && before.text === before.lower && /\p{Ll}$/u.test(before.text) && word.relation.startsWith('det');

const nationality = /^(?:deutsch|englisch|französisch|italienisch|spanisch|russisch|türkisch|polnisch|arabisch|persisch|ukrainisch|chinesisch|japanisch|griechisch|portugiesisch|rumänisch|ungarisch|iranisch|syrisch|indisch|österreichisch|europäisch|amerikanisch|ausländisch)e[nmrs]?$/u;
function isNationality({ words }: Sentence, word: Word, before: Word): boolean {
  const noun = words[word.index + 1];
  if (noun === undefined || !nationality.test(word.lower) || !/^\p{Lu}/u.test(noun.text) || !noun.all.some((morph) => morph.kind === 'SUB')) return false;
  return !namedNouns.test(noun.lower) && before.text === before.lower && /\p{Ll}$/u.test(before.text) && (noun.pos === 'NOUN' || noun.pos === 'PROPN');
}

/** „zu Finden“, „kann … Helfen“: an infinitive that closes the clause and has nothing before it that goes with a noun. */
function isVerb(sentence: Sentence, word: Word, before: Word): boolean {
  const { words } = sentence;
  const end = clauseEnd(sentence, word.index);
  // With a capital the engine may know the infinitive as a noun alone.
  if (!word.all.some((morph) => morph.parts.has('INF')) || word.index !== end - 1) return false;
  if (before.lower === 'zu') return before.pos === 'PART' || before.relation === 'mark';
  const clause = words.slice(clauseStart(sentence, word.index), word.index);
  const modal = clause.findLast((other) => other.all.some((morph) => morph.kind === 'VER' && morph.parts.has('MOD')) && isFiniteVerb(other) && !other.all.some((morph) => morph.lemma === 'mögen' && morph.parts.has('PRÄ')));
  if (modal === undefined || word.index - modal.index < 3) return false;
  return before.text === before.lower && !['DET', 'ADP', 'ADJ', 'CCONJ', 'NUM'].includes(before.pos) && !/^(?:beim|zum|vom|am|im|kein\p{L}*|viel|wenig|etwas|genug|mehr|mein\p{L}*|dein\p{L}*|gern|das|ein\p{L}*)$/u.test(before.lower) && clause.every((other) => other.index <= modal.index || !other.all.some(isInfinitiveReading) || other.text !== other.lower);
}

const small = (word: Word, explanation: Finding['explanation']): Finding => ({
  from: word.start,
  to: word.end,
  replacement: word.lower,
  category: 'capitalization',
  explanation,
});
