import type { WordForms } from '../../grammar/rule.js';
import type { Sentence, Word } from '../../grammar/sentence.js';
import type { StyleEdit } from '../style-rule.js';
import { distant, textOf, type TargetStyle } from '../target-style.js';
import { looksGerman } from '../word-tools.js';
import { addressEdits, type WordChanges } from './address-edits.js';
import { fromSie, isFormalWord, isOpen, isSurelyFormal } from './from-sie.js';
import type { Addressee } from './pronouns.js';
import { toSie } from './to-sie.js';

type Kinds = ReadonlySet<string>;

/**
 * The edits of each sentence that turn the whole text to the address of the style; undefined when one place isn't sure:
 * a text that mixes du and Sie would be worse than before.
 * @param input.addressee whom an informal text speaks to
 */
export async function changeAddress(
  sentences: readonly Sentence[],
  input: { style: TargetStyle; addressee: Addressee; forms: WordForms },
): Promise<StyleEdit[][] | undefined> {
  const { style, addressee, forms } = input;
  if (distant.includes(style)) {
    const changes = await Promise.all(sentences.map(async (sentence) => (looksGerman(sentence) ? toSie(sentence, forms) : new Map())));
    return editsOf(sentences, changes, { topic: 'sie-form', explain: (kinds, improved) => explainSie(style, kinds, improved) });
  }
  if (style !== 'informal' || !sentences.some((sentence) => sentence.words.some((word) => isSurelyFormal(sentence, word)))) return sentences.map(() => []);
  if (sentences.some((sentence, index) => meansOthers(sentence, sentences[index - 1]))) return undefined;
  const changes = await Promise.all(sentences.map((sentence) => fromSie(sentence, addressee, forms)));
  return editsOf(sentences, changes, { topic: 'du-form', explain: (kinds, improved) => explainDu(addressee, kinds, improved) });
}

function editsOf(sentences: readonly Sentence[], changes: readonly (WordChanges | undefined)[], how: Parameters<typeof addressEdits>[2]): StyleEdit[][] | undefined {
  const edits: StyleEdit[][] = [];
  for (const [index, sentence] of sentences.entries()) {
    const found = changes[index];
    if (found === undefined) return undefined;
    edits.push(addressEdits(sentence, found, how));
  }
  return edits;
}

/** A first word „Sie“ or „Ihre“ after a sentence about others may mean them. */
function meansOthers(sentence: Sentence, before: Sentence | undefined): boolean {
  const first = sentence.words.find((word) => isFormalWord(sentence, word) && isOpen(sentence, word));
  if (first === undefined) return false;
  if (first.text === 'Sie' && sentence.words[first.index + 1]?.all.some((morph) => morph.kind === 'VER' && morph.person === '3' && morph.number === 'SIN') === true) return true;
  return before?.words.some((word) => isOther(before, word)) === true;
}

const isOther = (sentence: Sentence, word: Word): boolean =>
  (['sie', 'ihnen', 'ihr', 'ihre', 'ihren', 'ihrem', 'ihrer'].includes(word.text) && !isFormalWord(sentence, word)) ||
  (word.pos === 'NOUN' && word.relation.startsWith('nsubj') && word.all.some((morph) => morph.kind === 'SUB' && morph.case === 'NOM' && (morph.number === 'PLU' || morph.gender === 'FEM')));

function explainSie(style: TargetStyle, kinds: Kinds, improved: string): string {
  const place = `In ${textOf[style]}`;
  if (kinds.has('imperative')) return `${place} steht bei einer Bitte oder Aufforderung immer „Sie“: „${improved}“.`;
  if (kinds.has('subject')) return `${place} spricht man die Person mit „Sie“ an: „${improved}“.`;
  if (kinds.has('verb')) return `Das Verb passt zu „Sie“: „${improved}“.`;
  if (kinds.has('reflexive')) return 'Zu „Sie“ gehört das Reflexivpronomen „sich“.';
  if (kinds.has('possessive')) return `Zu „Sie“ gehört „Ihr“ mit großem I: „${improved}“.`;
  return `${place} heißt die höfliche Form „${improved}“, mit großem Anfangsbuchstaben.`;
}

function explainDu(addressee: Addressee, kinds: Kinds, improved: string): string {
  const name = addressee === 'SIN' ? 'du' : 'ihr';
  if (kinds.has('imperative')) return `In einem persönlichen Text bittet man kurz und direkt: „${improved}“.`;
  if (kinds.has('subject')) return `In einem persönlichen Text sagt man „${name}“ statt „Sie“: „${improved}“.`;
  if (kinds.has('verb')) return `Das Verb passt zu „${name}“: „${improved}“.`;
  return `Zu „${name}“ gehört „${improved}“.`;
}
