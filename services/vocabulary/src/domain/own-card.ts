import type { CardPartOfSpeech, ownCardSchema } from '@b1fuchs/contracts';
import type { z } from 'zod';
import type { OwnFace } from '../data/own-cards.js';
import { germanKey } from './catalogue.js';
import { fold } from './fold.js';

export const OWN_TOPIC = 'Eigene Karten';
export const MISTAKES_TOPIC = 'Meine Fehler';

/** By which two own cards are the same: the German word; a cloze also by what stands in its gap. */
export const keyOf = ({ partOfSpeech, germanWord, answer }: Pick<OwnFace, 'partOfSpeech' | 'germanWord' | 'answer'>): string =>
  partOfSpeech === 'cloze' ? `cloze:${fold(germanWord)}:${answer ?? ''}` : germanKey(germanWord);

/** What a learner has written as a card: with an article before one word it is a noun. */
export function faceOfWritten(card: z.output<typeof ownCardSchema>): OwnFace {
  const partOfSpeech: CardPartOfSpeech = /^(?:der|die|das) \S+$/iu.test(card.germanWord) ? 'noun' : /^sich \S+$/iu.test(card.germanWord) ? 'verb' : 'phrase';
  return { ...card, partOfSpeech, topic: OWN_TOPIC, answer: null, mistake: null };
}
