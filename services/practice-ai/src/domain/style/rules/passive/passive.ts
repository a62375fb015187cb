import type { WordForms } from '../../../grammar/rule.js';
import type { Sentence, Word } from '../../../grammar/sentence.js';
import type { StyleEdit, StyleRule } from '../../style-rule.js';
import { finiteForm, tenseOf } from '../../verb-form.js';
import { capitalised, finiteReadings, isQuoted, likeOriginal } from '../../word-tools.js';
import { activeClauseOf, type ActiveClause } from './active-clause.js';
import { passiveSubject, type PassiveSubject } from './passive-object.js';

/** „Man kauft viele Bücher im Internet.“ → „Viele Bücher werden im Internet gekauft.“ */
export const passiveRule: StyleRule = {
  styles: ['academic'],
  find: async (sentence, { forms }) => {
    const agents = sentence.words.filter((word) => ['man', 'wir', 'ich'].includes(word.lower) && !isQuoted(sentence, word));
    const edits = await Promise.all(agents.map(async (agent) => passiveOf(sentence, agent, forms)));
    return edits.flatMap((edit) => edit ?? []);
  },
};

async function passiveOf(sentence: Sentence, agent: Word, forms: WordForms): Promise<StyleEdit | undefined> {
  const clause = activeClauseOf(sentence, agent);
  if (clause === undefined) return undefined;
  const subject = await passiveSubject(sentence, clause, forms);
  const participle = (await forms(clause.infinitive, 'VER:PA2(?::(?:NON|SFT))?'))[0];
  const auxiliary = subject === undefined ? undefined : await auxiliaryOf(clause, subject, forms);
  if (subject === undefined || participle === undefined || auxiliary === undefined) return undefined;
  const end = { simple: participle, intention: participle, modal: `${participle} werden`, perfect: `${participle} worden` }[clause.kind];
  return written(sentence, clause, { subject, auxiliary, end });
}

/** The finite verb of the passive: werden, a form of the modal verb, or sein. */
async function auxiliaryOf({ agent, finite, kind }: ActiveClause, { number }: PassiveSubject, forms: WordForms): Promise<string | undefined> {
  const isOwn = kind === 'simple' || kind === 'modal';
  const person = agent.lower === 'man' ? '3' : '1';
  const reading = finiteReadings(finite).filter((morph) => morph.person === person && tenseOf(morph) !== undefined).sort((one, other) => rank(one.parts) - rank(other.parts))[0];
  const tense = isOwn && reading !== undefined ? tenseOf(reading) : 'PRÄ';
  const lemma = kind === 'modal' ? reading?.lemma : kind === 'perfect' ? 'sein' : 'werden';
  return lemma === undefined || tense === undefined ? undefined : finiteForm({ lemma, person: '3', number, tense }, forms);
}

const rank = (parts: ReadonlySet<string>): number => (parts.has('PRÄ') ? 0 : parts.has('PRT') ? 1 : 2);

/** The clause in its new order; what stood before and behind the object stays there. */
function written(sentence: Sentence, clause: ActiveClause, { subject, auxiliary, end }: { subject: PassiveSubject; auxiliary: string; end: string }): StyleEdit | undefined {
  const { words, text } = sentence;
  const { agent, finite, main, particle, order, from, to } = clause;
  const between = (first: number, last: number): string => {
    const [one, other] = [words[first], words[last - 1]];
    return one === undefined || other === undefined || last <= first ? '' : text.slice(one.start, other.end);
  };
  const stop = order === 'final' || main !== finite ? main.index : (particle?.index ?? to);
  const before = between(order === 'agent-first' ? finite.index + 1 : agent.index + 1, subject.first);
  const rest = between(subject.last + 1, stop);
  const opened = { subject: [subject.text, auxiliary, before], es: ['Es', auxiliary, before, subject.text], before: [before, auxiliary, subject.text] };
  const opens = subject.isNegative ? 'es' : isDative(words[finite.index + 1]) ? 'before' : 'subject';
  const parts =
    order === 'agent-first'
      ? [...opened[opens], rest, end]
      : order === 'agent-third'
        ? [between(from, finite.index), likeOriginal(finite.text, auxiliary), before, subject.text, rest, end]
        : [between(from, agent.index), before, subject.text, rest, end, auxiliary];
  const [one, other] = [words[from], words[to - 1]];
  if (one === undefined || other === undefined) return undefined;
  const sentenceText = parts.filter((part) => part !== '').join(' ');
  return {
    from: one.start,
    to: other.end,
    replacement: order === 'agent-first' ? capitalised(sentenceText) : sentenceText,
    topic: 'passive',
    explanation: `Das Passiv ist sachlicher als „${agent.lower}“: Wichtig ist, was geschieht, nicht wer es tut.`,
  };
}

/** „Kindern“ comes first: „Kindern müssen Grenzen gesetzt werden.“ */
const isDative = (word: Word | undefined): boolean => word?.pos === 'NOUN' && word.all.every((morph) => morph.kind === 'SUB' && morph.case === 'DAT');
