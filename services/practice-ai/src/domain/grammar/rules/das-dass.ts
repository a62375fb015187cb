import { clauseEnd } from '../clause-extent.js';
import { determinerOf } from '../german/declension.js';
import type { Finding } from '../draft.js';
import { explainDass } from '../explanations/clauses.js';
import type { Rule } from '../rule.js';
import { isFiniteVerb, isPunctuation, type Sentence, type Word } from '../sentence.js';

/** „das“ before a clause that says what somebody thinks, says or hears is „dass“, with a comma before it. */
export const dasDass: Rule = {
  id: 'das-dass',
  examples: [
    { wrong: 'Ich habe gehört das dein Bruder auch kommt.', right: 'Ich habe gehört, dass dein Bruder auch kommt.' },
    { wrong: 'Er sagt, das er morgen keine Zeit hat.', right: 'Er sagt, dass er morgen keine Zeit hat.' },
    { wrong: 'Es ist schön das wir uns bald sehen.', right: 'Es ist schön, dass wir uns bald sehen.' },
  ],
  find: (sentence) => sentence.words.flatMap((word) => findAt(sentence, word) ?? []),
};

const sayingVerbs = new Set([
  'denken', 'glauben', 'hören', 'wissen', 'sagen', 'hoffen', 'finden', 'meinen', 'sehen', 'freuen', 'schreiben', 'erzählen', 'erfahren',
  'lesen', 'verstehen', 'vergessen', 'wünschen', 'wollen', 'bedeuten', 'heißen', 'zeigen', 'merken', 'versprechen', 'erklären', 'fürchten',
  'antworten', 'vorschlagen', 'stimmen', 'mitteilen', 'informieren', 'entschuldigen', 'gefallen', 'tun', 'bedanken', 'erwarten', 'fühlen',
  'träumen', 'sein', 'danken', 'behaupten', 'annehmen', 'bemerken', 'berichten',
]);
/** With „sein“ only these say something about a clause: „es ist gut, dass …“. */
const judgements = new Set([
  'schön', 'gut', 'schade', 'wichtig', 'toll', 'super', 'richtig', 'klar', 'sicher', 'möglich', 'traurig', 'froh', 'glücklich', 'wahr', 'besser',
  'nett', 'normal', 'überzeugt', 'meinung', 'problem', 'vorteil', 'nachteil', 'grund', 'bekannt', 'interessant', 'schlecht', 'schlimm', 'natürlich',
  'idee', 'angst', 'glück', 'stolz', 'notwendig', 'wunderbar', 'leid', 'so', 'zufrieden', 'einverstanden',
]);

const pronouns = new Set(['ich', 'du', 'er', 'sie', 'es', 'wir', 'ihr', 'man', 'alle', 'viele']);

function findAt(sentence: Sentence, word: Word): Finding | undefined {
  const { words } = sentence;
  if (word.text !== 'das' || word.index < 2) return undefined;
  const hasComma = words[word.index - 1]?.text === ',';
  const before = words[word.index - (hasComma ? 2 : 1)];
  const next = words[word.index + 1];
  if (before === undefined || next === undefined || isPunctuation(before)) return undefined;
  if (!opensSubjectClause(word, next, words[word.index + 2])) return undefined;
  if (couldBeAntecedent(before) || words.slice(0, before.index).some((other) => isNeuterObject(other)) || !saysSomething(words.slice(0, before.index + 1))) return undefined;
  const end = clauseEnd(sentence, word.index + 1);
  const last = words[end - 1];
  const closesInVerb = isFiniteVerb(last) && last.index > next.index;
  const verbFollows = pronouns.has(next.lower) && isFiniteVerb(words[next.index + 1]) && end - next.index > 1;
  if (!closesInVerb && !verbFollows) return undefined;

  const explanation = explainDass({ hasComma });
  return hasComma
    ? { from: word.start, to: word.end, replacement: 'dass', category: 'conjunction', explanation }
    : { from: before.start, to: word.end, replacement: `${before.text}, dass`, category: 'conjunction', explanation };
}

/** What follows can be the subject of a clause and can't belong to an article „das“. */
function opensSubjectClause(word: Word, next: Word, second: Word | undefined): boolean {
  if (pronouns.has(next.lower)) return next.text === next.lower || next.text === 'Sie';
  if (determinerOf(next.text) !== undefined) return next.text === next.lower;
  if (next.pos === 'NOUN' || next.pos === 'PROPN') {
    const nouns = next.all.filter((morph) => morph.kind === 'SUB');
    const isNeuter = nouns.some((morph) => morph.gender === 'NEU' && morph.number === 'SIN');
    return /^\p{Lu}/u.test(next.text) && !isNeuter && next.all.length > 0 && word.head !== next.index && second !== undefined;
  }
  return false;
}

/** „das Buch, das ich lese“, „etwas, das …“: then „das“ is a relative pronoun. */
function couldBeAntecedent(before: Word): boolean {
  if (['etwas', 'alles', 'nichts', 'vieles', 'das', 'einzige', 'ist', 'war', 'und', 'oder', 'aber', 'dass'].includes(before.lower)) return true;
  return before.all.some((morph) => morph.kind === 'SUB' && morph.gender === 'NEU' && morph.number === 'SIN') && /^\p{Lu}/u.test(before.text) && !judgements.has(before.lower);
}

/** „Ich habe ein Buch gefunden, das …“: the noun stands before the verb. */
const isNeuterObject = (word: Word): boolean => /^(?:obj|nsubj)/u.test(word.relation) && word.pos === 'NOUN' && couldBeAntecedent(word);

function saysSomething(before: readonly Word[]): boolean {
  const near = before.slice(-9);
  const lemmas = near.flatMap((word) => word.all.filter((morph) => morph.kind === 'VER' || morph.kind === 'PA2').map((morph) => morph.lemma));
  const saying = lemmas.some((lemma) => lemma !== 'sein' && sayingVerbs.has(lemma));
  const last = before.at(-1);
  return saying || (last !== undefined && judgements.has(last.lower));
}
