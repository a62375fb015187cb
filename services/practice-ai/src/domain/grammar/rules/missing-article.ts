import { infinitiveOf } from '../clause.js';
import type { Finding } from '../draft.js';
import { explainDefiniteArticle, explainMissingArticle } from '../explanations/noun-phrases.js';
import { countableNouns } from '../german/countable-nouns.js';
import { adjectiveEnding, decline, type Slot } from '../german/declension.js';
import type { Gender } from '../german/morphology.js';
import { nounPhraseOf, type NounPhrase } from '../noun-phrase.js';
import type { Rule } from '../rule.js';
import { childrenOf, headOf, isPunctuation, type Sentence, type Word } from '../sentence.js';

/** An article before a countable noun in the singular that is the object of a verb of having, looking for or getting, follows „es gibt“ or is named with „das ist“. */
export const missingArticle: Rule = {
  id: 'missing-article',
  examples: [
    { wrong: 'Ich suche Wohnung in Köln.', right: 'Ich suche eine Wohnung in Köln.' },
    { wrong: 'Wir haben kleinen Garten.', right: 'Wir haben einen kleinen Garten.' },
    { wrong: 'Ich habe gestern neues Fahrrad gekauft.', right: 'Ich habe gestern ein neues Fahrrad gekauft.' },
    { wrong: 'Hier gibt es großen Park.', right: 'Hier gibt es einen großen Park.' },
    { wrong: 'Das ist gute Idee.', right: 'Das ist eine gute Idee.' },
    { wrong: 'Ich lerne deutsche Sprache.', right: 'Ich lerne die deutsche Sprache.' },
  ],
  find: (sentence) => sentence.words.flatMap((word) => findAt(sentence, word) ?? []),
};

/** „Ich habe heute Schule“, „Sie hat Familie“. */
const bareAfterHave = new Set(['schule', 'kurs', 'sprachkurs', 'deutschkurs', 'prüfung', 'familie', 'gast']);

const havingVerbs = new Set([
  'haben', 'suchen', 'brauchen', 'kaufen', 'finden', 'bekommen', 'geben', 'möchten', 'mieten', 'machen', 'besuchen', 'mitbringen', 'schreiben', 'wollen', 'lesen', 'sehen', 'kennen', 'treffen', 'planen', 'schenken', 'verkaufen', 'wünschen', 'benötigen',
]);

function findAt(sentence: Sentence, noun: Word): Finding | undefined {
  const phrase = nounPhraseOf(sentence, noun);
  if (phrase === undefined || phrase.determinerWord !== undefined || phrase.preposition !== undefined || phrase.adjectives.length > 1) return undefined;
  if (noun.lower === 'sprache' && isLanguage(phrase)) return withArticle(sentence, phrase, 'definite');
  if (isPredicate(sentence, phrase)) return withArticle(sentence, phrase, 'indefinite', 'NOM');
  const isObject = noun.relation === 'obj' || (noun.relation.startsWith('nsubj') && isThereIs(sentence, noun));
  if (!countableNouns.has(noun.lower) || !isObject || !isAlone(sentence, phrase)) return undefined;
  const verb = headOf(sentence, noun);
  const infinitive = verb === undefined ? undefined : infinitiveOf(sentence, verb);
  if (infinitive === 'haben' && bareAfterHave.has(noun.lower)) return undefined;
  return infinitive !== undefined && havingVerbs.has(infinitive) ? withArticle(sentence, phrase, 'indefinite') : undefined;
}

/** „Das ist gute Idee“: named with „sein“, where a thing takes its article and a person may do without. */
function isPredicate(sentence: Sentence, phrase: NounPhrase): boolean {
  const { noun, adjectives } = phrase;
  const verb = childrenOf(sentence, noun).find((word) => word.relation === 'cop');
  const subject = childrenOf(sentence, noun).find((word) => word.relation.startsWith('nsubj'));
  if (verb === undefined || subject === undefined || !verb.all.some((morph) => morph.lemma === 'sein') || !['das', 'es', 'dies'].includes(subject.lower)) return false;
  return countableNouns.has(noun.lower) && (adjectives.length === 1 || !persons.has(noun.lower)) && isAlone(sentence, phrase);
}

const persons = new Set(['kind', 'baby', 'sohn', 'tochter', 'bruder', 'schwester', 'freund', 'freundin', 'nachbar', 'nachbarin', 'mann', 'frau', 'familie', 'gast', 'gastfamilie', 'studentin', 'schule', 'fest', 'party', 'prüfung']);

const isLanguage = ({ adjectives: [first] }: NounPhrase): boolean => first !== undefined && /^(?:deutsch|englisch|französisch|spanisch|türkisch|italienisch|russisch|arabisch|persisch)e$/u.test(first.lower) && first.text === first.lower;

const isThereIs = (sentence: Sentence, noun: Word): boolean => sentence.words.slice(0, noun.index).some((word) => word.lower === 'es') && headOf(sentence, noun)?.all.some((morph) => morph.lemma === 'geben') === true;

/** Nothing stands before it that may serve for an article, and it is no part of a list, a heading or a telegram. */
function isAlone({ words }: Sentence, phrase: NounPhrase): boolean {
  const first = phrase.adjectives[0] ?? phrase.noun;
  const before = words[first.index - 1];
  const after = words[phrase.noun.index + 1];
  if (before === undefined || isPunctuation(before) || first.index < 2) return false;
  if (['NUM', 'DET', 'ADP', 'ADJ', 'PROPN', 'NOUN', 'CCONJ'].includes(before.pos)) return false;
  if (/^(?:viel|wenig|mehr|weniger|kein\p{L}*|etwas|genug|zu|als|wie|pro|und|oder|ohne|weder|noch|nur|so|solch|was|welch\p{L}*|paar|deren|dessen|jede\p{L}*|ein\p{L}*)$/u.test(before.lower)) return false;
  if (before.all.some((morph) => morph.kind === 'ART' || morph.parts.has('POS') || morph.kind === 'EIG') || before.text.endsWith('s') && /^\p{Lu}/u.test(before.text)) return false;
  return after === undefined || !(['und', 'oder', ',', '-', '/', '–', ':'].includes(after.lower) || after.pos === 'PROPN' || after.pos === 'NOUN' || after.pos === 'NUM');
}

function withArticle(sentence: Sentence, phrase: NounPhrase, kind: 'definite' | 'indefinite', wanted: 'NOM' | 'AKK' = 'AKK'): Finding | undefined {
  const { noun, adjectives: [adjective] } = phrase;
  const genders = new Set(phrase.nounReadings.filter((morph) => morph.number === 'SIN' && morph.case === wanted).map((morph) => morph.gender));
  const [gender] = genders;
  if (genders.size !== 1 || gender === undefined || phrase.nounReadings.some((morph) => morph.number === 'PLU' && morph.case === wanted)) return undefined;
  const slot: Slot = { case: wanted, number: 'SIN', gender: gender satisfies Gender };
  const determiner = { kind, stem: kind === 'definite' ? 'd' : 'ein' } as const;
  const article = decline(determiner, slot);
  if (article === undefined) return undefined;
  const ending = adjectiveEnding(determiner, slot);
  const right = adjective === undefined ? '' : `${adjective.lower.replace(/(?:em|en|er|es|e)$/u, '')}${ending} `;
  const first = adjective ?? noun;
  const replacement = `${article} ${right}${noun.text}`;
  const explanation = kind === 'definite' ? explainDefiniteArticle(replacement) : explainMissingArticle(noun.text, replacement);
  return sentence.words[0]?.index === first.index ? undefined : { from: first.start, to: noun.end, replacement, category: 'article', explanation };
}
