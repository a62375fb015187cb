import { infinitiveOf, particleOf } from '../../../grammar/clause.js';
import { isFiniteReading, type GramNumber, type Person } from '../../../grammar/german/morphology.js';
import { clearSubordinators } from '../../../grammar/german/subordinators.js';
import { isPunctuation, type Sentence, type Word } from '../../../grammar/sentence.js';
import { tenseOf } from '../../verb-form.js';
import { finiteReadings, hasLemma } from '../../word-tools.js';
import { barsPassive, formsPassive, reporting } from './passive-verbs.js';

/** A clause with man, wir or ich that could stand in the passive. */
export interface ActiveClause {
  agent: Word;
  finite: Word;
  /** The word that says what is done: infinitive, participle, or the finite verb itself. */
  main: Word;
  /** Its separable particle at the end of the clause. */
  particle?: Word;
  infinitive: string;
  kind: 'simple' | 'modal' | 'perfect' | 'intention';
  order: 'agent-first' | 'agent-third' | 'final';
  /** Index of the first word of the clause and of the mark after it. */
  from: number;
  to: number;
}

const persons = new Map<string, { person: Person; number: GramNumber }>([
  ['man', { person: '3', number: 'SIN' }], ['wir', { person: '1', number: 'PLU' }], ['ich', { person: '1', number: 'SIN' }],
]);
const modals = ['können', 'müssen', 'sollen', 'dürfen'];

export function activeClauseOf(sentence: Sentence, agent: Word): ActiveClause | undefined {
  const { words } = sentence;
  const form = persons.get(agent.lower);
  if (form === undefined) return undefined;
  const from = words.findLastIndex((word) => word.index < agent.index && isPunctuation(word)) + 1;
  const mark = words.findIndex((word) => word.index > agent.index && isPunctuation(word));
  const to = mark === -1 ? words.length : mark;
  const inside = words.slice(from, to);
  if (inside.some((word) => barsPassive(word.lower) || (word !== agent && persons.has(word.lower)))) return undefined;
  if (inside.some((word) => word.lower === 'zu' && words[word.index + 1]?.all.some((morph) => morph.kind === 'VER' && morph.parts.has('INF')) === true)) return undefined;

  const order = orderOf(sentence, agent, { from, to });
  if (order === undefined) return undefined;
  const finite = order === 'final' ? words[to - 1] : words[agent.index + (order === 'agent-first' ? 1 : -1)];
  const serves = finite !== undefined && finite.pos !== 'NOUN' && finiteReadings(finite).some((morph) => morph.person === form.person && morph.number === form.number && tenseOf(morph) !== undefined);
  if (!serves) return undefined;
  const predicate = predicateOf(sentence, finite, { last: words[order === 'final' ? to - 2 : to - 1], isFinal: order === 'final' });
  if (predicate === undefined || !isAllowed(agent, predicate)) return undefined;
  const others = inside.filter((word) => word !== finite && word !== predicate.main && word.pos !== 'ADJ' && (word.pos === 'VERB' || word.pos === 'AUX') && word.all.some(isFiniteReading));
  return others.length > 0 ? undefined : { agent, finite, order, from, to, ...predicate };
}

/** Where the agent stands, if nothing else in the sentence could hang on it. */
function orderOf({ words, text }: Sentence, agent: Word, { from, to }: { from: number; to: number }): ActiveClause['order'] | undefined {
  const first = words[from];
  if (first !== undefined && (clearSubordinators.has(first.lower) || first.lower === 'damit') && agent.index === from + 1) return 'final';
  const afterClause = from > 0 && agent.index === from + 1 && (clearSubordinators.has(words[0]?.lower ?? '') || words[0]?.lower === 'um');
  const goesOn = to < words.length - 1 && !(words[to]?.text === ',' && mayFollow.has(words[to + 1]?.lower ?? ''));
  if ((from !== 0 && !afterClause) || goesOn || !/[.!]$/u.test(text)) return undefined;
  return agent.index === from ? 'agent-first' : 'agent-third';
}

const mayFollow = new Set(['und', 'aber', 'denn', 'weil', 'wenn', 'obwohl', 'sodass', 'damit', 'während', 'bevor', 'falls', 'sobald']);

type Predicate = Pick<ActiveClause, 'main' | 'particle' | 'infinitive' | 'kind'>;

function predicateOf(sentence: Sentence, finite: Word, { last, isFinal }: { last: Word | undefined; isFinal: boolean }): Predicate | undefined {
  const isModal = modals.some((modal) => hasLemma(finite, modal));
  const isIntention = /^(?:möchte|will|werde)$/u.test(finite.lower);
  if (last === undefined) return undefined;
  if (isModal || isIntention) {
    const infinitive = last.all.find((morph) => morph.kind === 'VER' && morph.parts.has('INF'))?.lemma;
    return infinitive === undefined || last.pos === 'NOUN' ? undefined : { main: last, infinitive, kind: isModal ? 'modal' : 'intention' };
  }
  if (hasLemma(finite, 'haben')) {
    const infinitive = last.all.find((morph) => morph.kind === 'VER' && morph.parts.has('PA2'))?.lemma;
    return infinitive === undefined || !finiteReadings(finite).some((morph) => morph.parts.has('PRÄ')) ? undefined : { main: last, infinitive, kind: 'perfect' };
  }
  const infinitive = infinitiveOf(sentence, finite);
  const particle = isFinal ? undefined : particleOf(sentence, finite);
  if (infinitive === undefined || (particle !== undefined && particle !== last)) return undefined;
  // A particle that the parse has not seen would be lost.
  if (!isFinal && particle === undefined && last.all.some((morph) => morph.kind === 'ZUS') && last.pos !== 'NOUN' && last !== finite) return undefined;
  return { main: finite, infinitive, kind: 'simple', ...(particle === undefined ? {} : { particle }) };
}

/** „man“ in any sentence, „wir“ where all are meant (wir müssen, wir sollten), „ich“ where the text speaks of itself. */
function isAllowed(agent: Word, { infinitive, kind }: Predicate): boolean {
  if (agent.lower === 'ich') return (kind === 'simple' || kind === 'intention') && reporting.has(infinitive);
  return kind !== 'intention' && formsPassive(infinitive) && (agent.lower === 'man' || kind === 'modal');
}
