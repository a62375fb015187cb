import { clauseEnd, clauseStart } from '../clause-extent.js';
import type { Finding } from '../draft.js';
import { explainInfinitiveAfterModal, explainParticiple } from '../explanations/verbs.js';
import { determinerOf } from '../german/declension.js';
import { isFiniteReading, isParticipleReading } from '../german/morphology.js';
import type { Rule, WordForms } from '../rule.js';
import { isFiniteVerb, type Sentence, type Word } from '../sentence.js';

/** The form of the second verb: the infinitive without „zu“ after a modal verb, the participle after haben in the perfect. */
export const verbComplex: Rule = {
  id: 'verb-complex',
  examples: [
    { wrong: 'Ich kann morgen leider nicht komme.', right: 'Ich kann morgen leider nicht kommen.' },
    { wrong: 'Wir wollen heute die Stadt anzusehen.', right: 'Wir wollen heute die Stadt ansehen.' },
    { wrong: 'Ich habe gestern meine Oma besuchen.', right: 'Ich habe gestern meine Oma besucht.' },
    { wrong: 'Er sagt, dass er den Brief schreiben hat.', right: 'Er sagt, dass er den Brief geschrieben hat.' },
  ],
  find: async (sentence, forms) => {
    const found = await Promise.all(sentence.words.map((word) => findAt(sentence, word, forms)));
    return found.filter((finding) => finding !== undefined);
  },
};

async function findAt(sentence: Sentence, word: Word, forms: WordForms): Promise<Finding | undefined> {
  const { words } = sentence;
  const end = clauseEnd(sentence, word.index);
  if (word.text !== word.lower || !word.all.some((morph) => morph.kind === 'VER')) return undefined;
  const before = words.slice(clauseStart(sentence, word.index), word.index);
  const isLast = word.index === end - 1;
  const closing = word.index === end - 2 ? words[end - 1] : undefined;
  if (before.some((other) => other.lower === 'zu' || other.lower === 'um') || before.length === 0) return undefined;
  const modals = before.filter((other) => isModal(other));
  if (isLast && modals.length === 1 && before.filter((other) => isFiniteVerb(other)).length === 1) return afterModal(word);
  const helpers = before.filter((other) => isHave(other));
  const isPerfect = (isLast && helpers.length === 1 && before.filter((other) => isFiniteVerb(other)).length === 1) || (closing !== undefined && isHave(closing));
  return isPerfect && modals.length === 0 ? afterHave(before, word, forms) : undefined;
}

const isModal = (word: Word): boolean =>
  isFiniteVerb(word) && word.all.every((morph) => morph.kind === 'VER') && word.all.some((morph) => morph.parts.has('MOD')) && !['mögen', 'brauchen'].some((lemma) => word.all.some((morph) => morph.lemma === lemma && morph.parts.has('PRÄ')));

const isHave = (word: Word): boolean => ['habe', 'hast', 'hat', 'haben', 'habt', 'hatte', 'hatten', 'hattest'].includes(word.lower) && word.text === word.lower;

/** „komme“, „anzusehen“ where the infinitive stands. */
function afterModal(word: Word): Finding | undefined {
  const verbs = word.all.filter((morph) => morph.kind === 'VER');
  if (verbs.some((morph) => morph.parts.has('INF') || isParticipleReading(morph)) || verbs.length !== word.all.length) return undefined;
  const isWithZu = verbs.every((morph) => morph.parts.has('EIZ'));
  const isFirstPerson = verbs.every((morph) => isFiniteReading(morph) || morph.parts.has('IMP')) && verbs.some((morph) => morph.person === '1' && morph.number === 'SIN' && morph.parts.has('PRÄ'));
  const [lemma, other] = new Set(verbs.map((morph) => morph.lemma));
  if (lemma === undefined || other !== undefined || !(isWithZu || isFirstPerson)) return undefined;
  return { from: word.start, to: word.end, replacement: lemma, category: 'verb-form', explanation: explainInfinitiveAfterModal(lemma) };
}

/** These stand in the infinitive after haben: er hat ihn kommen hören, sie hat warten müssen. */
const infinitiveToo = new Set(['lassen', 'sehen', 'hören', 'helfen', 'müssen', 'können', 'wollen', 'sollen', 'dürfen', 'mögen', 'brauchen', 'lernen', 'sein', 'haben', 'gehen', 'kommen', 'werden', 'bleiben', 'fahren']);
const withInfinitive = /^(?:lust|zeit|spaß|angst|möglichkeit|freude|gelegenheit|chance|hobby|hobbys|viel|etwas|nichts|ziel|idee|wunsch)$/u;

async function afterHave(before: readonly Word[], word: Word, forms: WordForms): Promise<Finding | undefined> {
  const verbs = word.all.filter((morph) => morph.kind === 'VER');
  if (!verbs.some((morph) => morph.parts.has('INF')) || verbs.some(isParticipleReading) || word.all.some((morph) => morph.kind !== 'VER')) return undefined;
  const [lemma, other] = new Set(verbs.map((morph) => morph.lemma));
  const previous = before.at(-1);
  if (lemma === undefined || other !== undefined || infinitiveToo.has(lemma) || previous === undefined || determinerOf(previous.text) !== undefined) return undefined;
  if (before.some((part) => withInfinitive.test(part.lower)) || before.some((part) => part.text === part.lower && part.all.some((morph) => morph.kind === 'VER' && (isParticipleReading(morph) || morph.parts.has('INF')) && !isHave(part)))) return undefined;
  const [participle, second] = await forms(lemma, 'VER:PA2:.*');
  if (participle === undefined || second !== undefined || participle === word.lower) return undefined;
  return { from: word.start, to: word.end, replacement: participle, category: 'verb-form', explanation: explainParticiple(lemma, participle) };
}
