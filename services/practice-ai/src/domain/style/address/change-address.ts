import type { TargetStyle } from '@b1fuchs/contracts';
import type { WordForms } from '../../grammar/rule.js';
import type { Sentence } from '../../grammar/sentence.js';
import type { StyleEdit } from '../style-rule.js';
import { distant, textOf } from '../target-style.js';
import { looksGerman } from '../word-tools.js';
import { addressEdits, type WordChanges } from './address-edits.js';
import { fromSie } from './from-sie.js';
import type { Addressee } from './pronouns.js';
import { speaksToSeveral } from './second-person.js';
import { isSurelyFormal, meaningsOf } from './sie-meaning.js';
import { toSie } from './to-sie.js';

type Kinds = ReadonlySet<string>;

/** The edits of each sentence, and whether somewhere „Sie“ may mean others so that it stayed. */
export interface AddressChange {
  edits: StyleEdit[][];
  hasUnclear: boolean;
}

/**
 * Turns the whole text to the address of the style; undefined when one place isn't sure:
 * a text that mixes du and Sie would be worse than before.
 * @param input.addressee whom an informal text speaks to
 * @param input.continuesGreeting the first sentence goes on after „Hallo Anna,“
 */
export async function changeAddress(
  sentences: readonly Sentence[],
  input: { style: TargetStyle; addressee: Addressee; continuesGreeting: boolean; forms: WordForms },
): Promise<AddressChange | undefined> {
  const { style, addressee, continuesGreeting, forms } = input;
  if (distant.includes(style)) {
    const several = speaksToSeveral(sentences);
    const changes = await Promise.all(sentences.map(async (sentence) => (looksGerman(sentence) ? toSie(sentence, several, forms) : new Map())));
    const edits = editsOf(sentences, changes, { topic: 'sie-form', explain: (kinds, improved) => explainSie(style, kinds, improved) });
    return edits === undefined ? undefined : { edits, hasUnclear: false };
  }
  if (style !== 'informal' || !sentences.some((sentence) => sentence.words.some((word) => isSurelyFormal(sentence, word)))) {
    return { edits: sentences.map(() => []), hasUnclear: false };
  }
  const meanings = meaningsOf(sentences);
  const changes = await Promise.all(
    sentences.map((sentence, index) => fromSie(sentence, { addressee, opensWithReader: meanings[index] === 'reader', forms })),
  );
  const edits = editsOf(sentences, changes, { topic: 'du-form', continuesGreeting, explain: (kinds, improved) => explainDu(addressee, kinds, improved) });
  return edits === undefined ? undefined : { edits, hasUnclear: meanings.includes('unclear') };
}

function editsOf(sentences: readonly Sentence[], changes: readonly (WordChanges | undefined)[], { continuesGreeting, ...how }: Parameters<typeof addressEdits>[2] & { continuesGreeting?: boolean }): StyleEdit[][] | undefined {
  const edits: StyleEdit[][] = [];
  for (const [index, sentence] of sentences.entries()) {
    const found = changes[index];
    if (found === undefined) return undefined;
    edits.push(addressEdits(sentence, found, { ...how, isContinued: index === 0 && continuesGreeting === true }));
  }
  return edits;
}

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
