import { clearSubordinators } from '../../grammar/german/subordinators.js';
import { decline } from '../../grammar/german/declension.js';
import { isFiniteReading } from '../../grammar/german/morphology.js';
import { nounPhraseOf, phraseStart, type NounPhrase } from '../../grammar/noun-phrase.js';
import { fitsCase, repairPhrase } from '../../grammar/noun-phrase-repair.js';
import type { WordForms } from '../../grammar/rule.js';
import { childrenOf, isPunctuation, type Sentence, type Word } from '../../grammar/sentence.js';
import type { StyleEdit, StyleRule } from '../style-rule.js';
import { finiteForm, tenseOf } from '../verb-form.js';
import { capitalised, finiteReadings, likeOriginal } from '../word-tools.js';

/** Verbs whose object becomes the subject of a natural passive. None is separable, all are regular in the passive. */
const transitive = new Set([
  'kaufen', 'verkaufen', 'benutzen', 'verwenden', 'nutzen', 'lesen', 'schreiben', 'lernen', 'verbieten', 'bauen', 'schützen', 'lösen', 'diskutieren', 'verbessern',
  'vermeiden', 'fördern', 'erreichen', 'untersuchen', 'vergleichen', 'produzieren', 'reduzieren', 'sparen', 'erklären', 'beobachten', 'messen', 'entwickeln',
  'unterstützen', 'verändern', 'beschreiben', 'behandeln', 'erlauben', 'bezahlen', 'trennen', 'finanzieren', 'organisieren', 'kontrollieren', 'testen', 'verstehen', 'bestellen', 'essen', 'trinken', 'planen', 'verringern', 'senken', 'stärken', 'begrenzen', 'berücksichtigen', 'betrachten',
]);
const explanation = 'Das Passiv ist sachlicher als „man“: Wichtig ist, was geschieht, nicht wer es tut.';

/** „Man kauft viele Bücher im Internet.“ → „Viele Bücher werden im Internet gekauft.“ */
export const passiveRule: StyleRule = {
  styles: ['academic'],
  find: async (sentence, { forms }) => {
    const edit = await passiveOf(sentence, forms);
    return edit === undefined ? [] : [edit];
  },
};

interface Clause {
  man: Word;
  finite: Word;
  /** The infinitive beside a modal verb. */
  main: Word;
  object: NounPhrase;
  /** Index of the first word of the clause and of the mark after it. */
  from: number;
  to: number;
  order: 'man-first' | 'man-third' | 'final';
}

async function passiveOf(sentence: Sentence, forms: WordForms): Promise<StyleEdit | undefined> {
  const clause = clauseOf(sentence);
  if (clause === undefined) return undefined;
  const { object, main, finite } = clause;
  const subject = await asSubject(sentence, object, forms);
  const lemma = main.all.find((morph) => morph.kind === 'VER' && transitive.has(morph.lemma))?.lemma;
  const participle = lemma === undefined ? undefined : (await forms(lemma, 'VER:PA2(?::(?:NON|SFT))?'))[0];
  const reading = finiteReadings(finite).find((morph) => morph.person === '3' && morph.number === 'SIN');
  const tense = reading === undefined ? undefined : tenseOf(reading);
  if (subject === undefined || participle === undefined || reading === undefined || tense === undefined) return undefined;
  const auxiliary = await finiteForm({ lemma: finite === main ? 'werden' : reading.lemma, person: '3', number: subject.number, tense }, forms);
  if (auxiliary === undefined) return undefined;
  const end = finite === main ? participle : `${participle} werden`;
  return written(sentence, clause, { subject: subject.text, auxiliary, end });
}

/** One simple clause with „man“, one object, and nothing that could belong to another verb. */
function clauseOf(sentence: Sentence): Clause | undefined {
  const { words } = sentence;
  const mans = words.filter(({ lower }) => lower === 'man');
  const man = mans[0];
  if (man === undefined || mans.length > 1) return undefined;
  const before = [...words].reverse().find((word) => word.index < man.index && isPunctuation(word));
  const from = before === undefined ? 0 : before.index + 1;
  const mark = words.findIndex((word) => word.index > man.index && isPunctuation(word));
  const to = mark === -1 ? words.length : mark;
  const inside = words.slice(from, to);
  if (inside.some((word) => barred.has(word.lower))) return undefined;

  const first = words[from];
  const isFinal = first !== undefined && clearSubordinators.has(first.lower) && man.index === from + 1;
  const order = isFinal ? 'final' : man.index === from ? 'man-first' : 'man-third';
  // A main clause must stand alone in its sentence: what follows a comma may hang on it.
  if (!isFinal && (from !== 0 || to !== words.length - 1 || !/[.!]$/u.test(sentence.text))) return undefined;
  const finite = isFinal ? words[to - 1] : words[man.index + (order === 'man-first' ? 1 : -1)];
  if (finite === undefined || !finiteReadings(finite).some((morph) => morph.person === '3' && morph.number === 'SIN') || finite.pos === 'NOUN') return undefined;
  const main = isTransitive(finite) ? finite : modal.has(lemmaOf(finite)) ? words[isFinal ? to - 2 : to - 1] : undefined;
  if (main === undefined || !isTransitive(main) || (main !== finite && !main.all.some((morph) => morph.parts.has('INF')))) return undefined;
  const others = inside.filter((word) => word !== finite && word !== main && word !== man && (word.pos === 'VERB' || word.pos === 'AUX') && word.all.some(isFiniteReading));
  if (others.length > 0) return undefined;
  const object = objectOf(sentence, main, { man, from, to });
  return object === undefined ? undefined : { man, finite, main, object, from, to, order };
}

const barred = new Set(['und', 'oder', 'sich', 'mir', 'dir', 'ihm', 'ihnen', 'uns', 'euch', 'mich', 'dich', 'ihn', 'es', 'sie', 'zu', 'als', 'wie', 'von', 'sondern', 'sowie']);
const modal = new Set(['können', 'müssen', 'sollen', 'dürfen']);
const lemmaOf = (word: Word): string => finiteReadings(word)[0]?.lemma ?? '';
const isTransitive = (word: Word): boolean => word.pos !== 'NOUN' && word.all.some((morph) => morph.kind === 'VER' && transitive.has(morph.lemma));

/** The only noun phrase without a preposition in the clause; nothing may hang on its noun. */
function objectOf(sentence: Sentence, main: Word, { man, from, to }: { man: Word; from: number; to: number }): NounPhrase | undefined {
  const phrases = sentence.words.slice(from, to).flatMap((word) => {
    const phrase = nounPhraseOf(sentence, word);
    const isBare = phrase !== undefined && phrase.preposition === undefined && sentence.words[phraseStart(phrase).index - 1]?.pos !== 'ADP';
    return isBare ? [phrase] : [];
  });
  const [phrase] = phrases;
  if (phrase === undefined || phrases.length !== 1 || phrase.noun.index < man.index || timeNouns.test(phrase.noun.lower)) return undefined;
  // After a place the parse sometimes takes the object for a part of it: „in der Schule Handys“.
  const { relation, head } = phrase.noun;
  const isObject = (relation === 'obj' && head === main.index) || ['appos', 'nmod', 'dep'].includes(relation);
  return isObject && !childrenOf(sentence, phrase.noun).some((word) => hangsOn(sentence, word)) ? phrase : undefined;
}

const timeNouns = /(?:tag|tage|woche|monat|jahr|jahre|abend|morgen|nacht|stunde|stunden|minute|minuten|mal|wochenende|sommer|winter)$/u;

/** „die Bücher von Goethe“ belong together; „Bücher im Internet“ may stand apart. */
function hangsOn(sentence: Sentence, word: Word): boolean {
  if (/^(?:det|amod|nummod|det:poss|advmod|case)$/u.test(word.relation)) return false;
  const place = childrenOf(sentence, word).find(({ relation }) => relation === 'case') ?? sentence.words[word.index - 1];
  return word.relation !== 'nmod' || place === undefined || !/^(?:in|im|an|am)$/u.test(place.lower);
}

/** The object in the nominative; undefined unless its number is certain. */
async function asSubject(sentence: Sentence, phrase: NounPhrase, forms: WordForms): Promise<{ text: string; number: 'SIN' | 'PLU' } | undefined> {
  const slots = phrase.nounReadings.filter((morph) => morph.case === 'AKK' && (phrase.determiner === undefined || fitsOne(phrase, morph)));
  const numbers = new Set(slots.map(({ number }) => number));
  const [number] = numbers;
  if (numbers.size !== 1 || number === undefined || !fitsCase(phrase, ['AKK'])) return undefined;
  const start = objectStart(sentence, phrase);
  const repair = fitsCase(phrase, ['NOM']) ? undefined : await repairPhrase(sentence, phrase, ['NOM'], forms);
  if (repair === undefined && !fitsCase(phrase, ['NOM'])) return undefined;
  if (repair !== undefined && repair.slot.number !== number) return undefined;
  const text = sentence.words
    .slice(start.index, phrase.noun.index + 1)
    .map((word) => repair?.forms.get(word.index) ?? word.text)
    .join(' ');
  return { text, number };
}

/** With „viele“, „mehr“ and numbers before it. */
function objectStart({ words }: Sentence, phrase: NounPhrase): Word {
  let start = phraseStart(phrase);
  for (let before = words[start.index - 1]; before !== undefined && /^(?:viele|mehrere|einige|wenige|alle|mehr|weniger|solche|sehr|zu)$/u.test(before.lower); before = words[start.index - 1]) start = before;
  return start;
}

function fitsOne(phrase: NounPhrase, morph: NounPhrase['nounReadings'][number]): boolean {
  const { determiner, determinerWord } = phrase;
  if (determiner === undefined || morph.number === undefined || (morph.number === 'SIN' && morph.gender === undefined)) return false;
  return decline(determiner, { case: 'AKK', number: morph.number, gender: morph.gender ?? 'MAS' }) === determinerWord?.lower;
}

function written(sentence: Sentence, clause: Clause, { subject, auxiliary, end }: { subject: string; auxiliary: string; end: string }): StyleEdit | undefined {
  const { words, text } = sentence;
  const { man, finite, main, object, order, from, to } = clause;
  const start = objectStart(sentence, object);
  const textOf = (first: number, last: number): string => {
    const [one, other] = [words[first], words[last - 1]];
    return one === undefined || other === undefined || last <= first ? '' : text.slice(one.start, other.end);
  };
  const stop = main === finite ? to : to - 1;
  const parts =
    order === 'man-first'
      ? [capitalised(subject), auxiliary, textOf(man.index + 2, start.index), textOf(object.noun.index + 1, stop), end]
      : order === 'man-third'
        ? [textOf(from, finite.index), likeOriginal(finite.text, auxiliary), textOf(man.index + 1, start.index), subject, textOf(object.noun.index + 1, stop), end]
        : [textOf(from, man.index), textOf(man.index + 1, start.index), subject, textOf(object.noun.index + 1, main.index), end, auxiliary];
  const [one, other] = [words[from], words[to - 1]];
  if (one === undefined || other === undefined) return undefined;
  return { from: one.start, to: other.end, replacement: parts.filter((part) => part !== '').join(' '), topic: 'passive', explanation };
}
