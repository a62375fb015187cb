import { childrenOf, isPunctuation, type Sentence, type Word } from '../../grammar/sentence.js';
import { PAST } from './mood.js';
import { fromOtherSide, isWrong, vehicles } from './proposal-phrase.js';

/** Nouns that speak about the talk itself, and times and people that no plan consists of by themselves. */
export const talkNouns = new Set(
  `idee ideen vorschlag meinung lust problem probleme frage ordnung beispiel fall danke dank entschuldigung recht ende sache sachen spaß mal zeit grund mann ja nein hi hihi hallo
  vorteil nachteil thema punkt plan glück gott hallo stress angst ahnung tag jahr jahre jahren uhr euro woche wochen monat minuten stunde stunden essen reden leben leute freunde ort teil transport arbeit moment bisschen abend morgen mittag nachmittag vormittag nachricht`.split(/\s+/u),
);
/** Verbs with a subject that is itself what is proposed: "Ein Gutschein passt gut." */
const judging = /^(?:gefallen|passen|gehen|kosten|reichen|schmecken|sein|klingen)$/u;
const MOST = 3;
const LONGEST = 6;
/** So many words after a noun there may be one that says which it is. */
const REACH = 3;
/** What stands after other prepositions is no part of the plan by itself. */
const PLACED = /^(?:mit|ins?|im|an|ans|am|auf|bei|beim|zu|zum|zur|nach|um|vor|gegen|ab|unter|hinter|neben)$/u;

/**
 * What a sentence names: "mit dem Zug", "einen Kuchen", "Ihr Auto" (said of "mein Auto"); nothing where it says what is not
 * to be. Of a sentence with errors (`isRight` false) only the nouns themselves, since what stands before them may be wrong.
 */
export function namedIn(sentence: Sentence, isRight: boolean): string[] {
  const clauses = clausesOf(sentence);
  // "Der Park ist schön, aber …" does not want it.
  const wanted = clauses.filter((clause, index) => isWanted(clause) && !opensWith(clauses[index + 1], /^aber$/u) && !opensWith(clause, NOT_PLANNED));
  const things = wanted.flat().filter((word) => isThing(sentence, word));
  const isAbout = (noun: Word): boolean => things.some((other) => other.index === noun.head && noun.index - other.index <= REACH && noun.relation.startsWith('nmod'));
  // "am Bahnhof" in "das Kino am Bahnhof" is no thing of its own.
  const found = isRight ? things.filter((noun) => !isAbout(noun)).flatMap((noun) => phraseOf(sentence, noun) ?? []) : things.map(({ text }) => text);
  return found.filter((one, index) => !found.some((other, place) => other.includes(one) && (other !== one || place < index))).slice(0, MOST);
}

/** Where another thought begins, also in speech that is written down without punctuation. */
const BREAK = /^(?:aber|also|denn|weil|wenn|dann|sonst|sondern|oder|ob|falls|obwohl|dass)$/u;
/** Begins a clause that names reasons and what may be. */
const NOT_PLANNED = /^(?:ob|weil|denn|sonst|falls|obwohl)$/u;

const opensWith = (clause: Word[] | undefined, opener: RegExp): boolean => opener.test(clause?.find((word) => !isPunctuation(word))?.lower ?? '');

function clausesOf({ words }: Sentence): Word[][] {
  const clauses: Word[][] = [[]];
  for (const word of words) {
    if ((isPunctuation(word) || BREAK.test(word.lower)) && clauses.at(-1)?.every(isPunctuation) === false) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  return clauses;
}

/** Neither told of the past nor refused. */
const isWanted = (words: Word[]): boolean => !PAST.test(words.map(({ text }) => text).join(' ').replace(THOUGHT, '')) && !words.some(isAgainst);
/** "Ich habe gedacht, im Park" proposes. */
const THOUGHT = /(?<!\p{L})(?:ich habe|ich hatte|habe ich) (?:\p{L}+ ){0,3}(?:gedacht|überlegt)(?!\p{L})/iu;

/** Words of somebody who does not want what they name. */
const isAgainst = ({ lower, pos }: Word): boolean =>
  /^(?:nicht|nie|ohne|kein\p{L}*|weder|schlecht|teuer|leider|kaputt|problem|probleme|als|langweilig|ungesund|unmöglich|statt)$/u.test(lower) || (lower === 'zu' && /^(?:ADV|PART)$/u.test(pos));

function isThing(sentence: Sentence, word: Word): boolean {
  if (!/^(?:NOUN|PROPN)$/u.test(word.pos) || talkNouns.has(word.lower) || !/^\p{Lu}/u.test(word.text)) return false;
  if (!word.all.some(({ kind }) => kind === 'SUB' || kind === 'EIG')) return false;
  const base = word.relation === 'conj' ? (sentence.words[word.head] ?? word) : word;
  if (base !== word && /^(?:NOUN|PROPN)$/u.test(base.pos)) return isThing(sentence, base);
  if (/^(?:obj|obl|root|nmod|iobj|parataxis)/u.test(base.relation) || base.head === -1) return true;
  const head = sentence.words[base.head];
  return base.relation.startsWith('nsubj') && head !== undefined && (head.pos === 'ADJ' || head.pos === 'ADV' || head.all.some(({ lemma }) => judging.test(lemma.toLowerCase())));
}

/** The noun with what stands before it and what "am Bahnhof" says about it; undefined where that is not one piece of the sentence. */
function phraseOf(sentence: Sentence, noun: Word): string | undefined {
  const before = childrenOf(sentence, noun).filter(({ relation, index }) => index < noun.index && /^(?:case|det|amod|nummod)/u.test(relation));
  const place = childrenOf(sentence, noun).find(({ relation, index }) => relation.startsWith('nmod') && index > noun.index);
  const last = place !== undefined && place.index - noun.index <= REACH ? place.index : noun.index;
  const first = Math.min(noun.index, ...before.map(({ index }) => index));
  const words = sentence.words.slice(first, last + 1);
  if (before.some(({ relation, lower }) => relation === 'case' && !PLACED.test(lower))) return undefined;
  if (words.some((word) => isWrong(sentence, word))) return words[0]?.lower === 'mit' && vehicles.test(noun.text) ? `mit ${noun.text === 'Bahn' ? 'der' : 'dem'} ${noun.text}` : noun.text;
  if (words.length > LONGEST || before.some(({ all, relation }) => relation !== 'case' && all.length === 0) || words.some((word) => isPunctuation(word) || /^(?:VERB|AUX|PRON|CCONJ|SCONJ)$/u.test(word.pos))) return undefined;
  if (words.some(({ lower, relation }) => relation !== 'case' && /^(?:dies\p{L}*|jen\p{L}*|sein\p{L}*|ihr(?:e|en|em|er|es)?)$/u.test(lower))) return undefined;
  return words.map((word, index) => fromOtherSide(index === 0 && word !== noun ? word.lower : word.text)).join(' ');
}
