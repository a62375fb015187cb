import type { availableWordsQuerySchema, AvailableWord, AvailableWordsPage, DeckCard, DeckPage, deckQuerySchema, FromCorrectionRequest, ownCardSchema } from '@b1fuchs/contracts';
import { AppError, learningDay, pagesOf } from '@b1fuchs/kit';
import type { z } from 'zod';
import type { ShownCard } from '../data/user-cards.js';
import { isLeech } from './card.js';
import { searchedText, type CatalogueWord } from './catalogue.js';
import { facesOf } from './faces.js';
import { fold } from './fold.js';
import { faceOfWritten, keyOf, MISTAKES_TOPIC } from './own-card.js';
import type { StudyParts } from './study.js';

type Learner = { userId: string; timeZone: string };

const DEFAULT_PAGE_SIZE = 100;
const UNKNOWN_WORDS = 'Einige der gewählten Wörter gibt es nicht. Bitte laden Sie die Seite neu und wählen Sie noch einmal.';
const SAME_CARD = 'Eine Karte mit diesem deutschen Wort ist schon in Ihrem Deck.';
const NOT_IN_SENTENCE = 'Die Korrektur steht nicht an dieser Stelle des Satzes.';
/** What stands for the gap of a cloze. */
const GAP = '…';

/** The word list for a learner: all of it, or a page where the query asks for one. */
export async function listAvailable(
  { catalogue, cards }: Pick<StudyParts, 'catalogue' | 'cards'>,
  userId: string,
  query: z.output<typeof availableWordsQuerySchema>,
): Promise<AvailableWord[] | AvailableWordsPage> {
  const show = (words: CatalogueWord[], added: string[]): AvailableWord[] => {
    const inDeck = new Set(added);
    return words.map((word) => ({ ...word, isAdded: inDeck.has(word.id) }));
  };
  if (Object.keys(query).length === 0) return show(catalogue.all, await cards.flashcardIds(userId));
  const found = catalogue.find(query);
  const { page = 1, limit = DEFAULT_PAGE_SIZE } = query;
  const shown = found.slice((page - 1) * limit, page * limit);
  const added = await cards.inDeck(userId, shown.map(({ id }) => id));
  return { words: show(shown, added), total: found.length, page, pages: pagesOf(found.length, limit), topics: catalogue.topics };
}

/**
 * Puts words of the list into the deck; those that are there already are passed over. Resolves with how many were new.
 * @throws AppError VALIDATION_FAILED when one of the ids is no word of the list: nothing is added then.
 */
export async function addSelected({ catalogue, cards }: Pick<StudyParts, 'catalogue' | 'cards'>, { userId, timeZone }: Learner, flashcardIds: string[], now: Date): Promise<number> {
  if (!flashcardIds.every((id) => catalogue.has(id))) throw new AppError('VALIDATION_FAILED', { message: UNKNOWN_WORDS, details: { flashcardIds: UNKNOWN_WORDS } });
  return cards.add(userId, [...new Set(flashcardIds)], learningDay(now, timeZone), now);
}

/** A page of the learner's own deck, newest first. */
export async function listDeck(parts: StudyParts, userId: string, query: z.output<typeof deckQuerySchema>): Promise<DeckPage> {
  const { page, limit, search = '', box, show } = query;
  const shown = await readDeck(parts, userId, show === 'archived');
  const words = fold(search).split(' ').filter((word) => word !== '');
  const found = shown.filter(
    (card) =>
      (show !== 'leeches' || card.isLeech) &&
      (box === undefined || card.box === box) &&
      (words.length === 0 || contains(searchedText(card), words)),
  );
  return { cards: found.slice((page - 1) * limit, page * limit), total: found.length, page, pages: pagesOf(found.length, limit) };
}

const contains = (text: string, words: string[]): boolean => words.every((word) => text.includes(word));

/** Every card of the deck or, where asked for, those that are archived or are not; newest first. */
export async function readDeck(parts: StudyParts, userId: string, archived?: boolean): Promise<DeckCard[]> {
  const { catalogue, cards, settings } = parts;
  const deck = await cards.all(userId, await settings.schedulerOf(userId), archived);
  const faceOf = await facesOf(parts, userId, deck.map(({ flashcardId }) => flashcardId));
  return deck.flatMap(({ id, flashcardId, boxNumber: box, lapses, ...shown }: ShownCard): DeckCard[] => {
    const face = faceOf(flashcardId);
    if (face === undefined) return [];
    return [{ ...face, ...shown, userFlashcardId: id, box, isOwn: !catalogue.has(flashcardId) && face.partOfSpeech !== 'cloze', isLeech: isLeech({ lapses }) }];
  });
}

/**
 * Makes a card of the learner's own.
 * @throws AppError VALIDATION_FAILED when the deck has one with that German word
 */
export async function createOwnCard(parts: StudyParts, learner: Learner, written: z.output<typeof ownCardSchema>, now: Date): Promise<{ userFlashcardId: string; added: true }> {
  const face = faceOfWritten(written);
  const listed = parts.catalogue.idOfGerman(face.germanWord);
  if (listed !== undefined && (await parts.cards.idOf(learner.userId, listed)) !== undefined) throw sameCard();
  const { userFlashcardId, added } = await keepOwn(parts, learner, face, now);
  if (!added) throw sameCard();
  return { userFlashcardId, added };
}

/** @throws AppError CARD_NOT_FOUND when it is no own card of the learner; VALIDATION_FAILED when another card has that German word */
export async function changeOwnCard(parts: StudyParts, userId: string, id: string, written: z.output<typeof ownCardSchema>): Promise<void> {
  const card = await parts.cards.find(userId, id);
  const own = card && (await parts.ownCards.find(userId, card.flashcardId));
  if (own === undefined || own.partOfSpeech === 'cloze') throw new AppError('CARD_NOT_FOUND');
  const face = faceOfWritten(written);
  const outcome = await parts.ownCards.change(userId, own.id, keyOf(face), face);
  if (outcome === 'taken') throw sameCard();
  if (outcome === 'missing') throw new AppError('CARD_NOT_FOUND');
}

/** @throws AppError CARD_NOT_FOUND */
export async function archiveCard({ cards }: Pick<StudyParts, 'cards'>, userId: string, id: string, archived: boolean): Promise<void> {
  if (!(await cards.archive(userId, id, archived))) throw new AppError('CARD_NOT_FOUND');
}

/**
 * A card with a gap where the learner had made a mistake.
 * @throws AppError VALIDATION_FAILED when the correction does not stand in the sentence
 */
export async function createFromCorrection(parts: StudyParts, learner: Learner, request: FromCorrectionRequest, now: Date): Promise<{ userFlashcardId: string; added: boolean }> {
  const { sentence, corrected, offset, original, explanations } = request;
  if (sentence.slice(offset, offset + corrected.length) !== corrected) throw new AppError('VALIDATION_FAILED', { message: NOT_IN_SENTENCE, details: { offset: NOT_IN_SENTENCE } });
  const face = {
    germanWord: sentence.slice(0, offset) + GAP + sentence.slice(offset + corrected.length),
    partOfSpeech: 'cloze' as const,
    englishTranslation: explanations.en,
    persianTranslation: explanations.fa,
    exampleSentence: sentence,
    topic: MISTAKES_TOPIC,
    answer: corrected,
    mistake: original.trim() === '' ? null : original,
  };
  return keepOwn(parts, learner, face, now);
}

async function keepOwn({ cards, ownCards }: StudyParts, { userId, timeZone }: Learner, face: Parameters<typeof keyOf>[0] & Parameters<StudyParts['ownCards']['change']>[3], now: Date) {
  const [flashcardId = ''] = await ownCards.keep(userId, [{ key: keyOf(face), face }], now);
  const added = (await cards.add(userId, [flashcardId], learningDay(now, timeZone), now)) === 1;
  const userFlashcardId = await cards.idOf(userId, flashcardId);
  if (userFlashcardId === undefined) throw new AppError('INTERNAL');
  return { userFlashcardId, added };
}

const sameCard = (): AppError => new AppError('VALIDATION_FAILED', { message: SAME_CARD, details: { germanWord: SAME_CARD } });
