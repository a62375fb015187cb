import { randomUUID } from 'node:crypto';
import { partOfSpeechSchema, type CardPartOfSpeech } from '@b1fuchs/contracts';
import { ignoreDuplicateKey, isDuplicateKey } from '@b1fuchs/kit';
import type { VocabularyModels } from './models.js';

/** What a learner has written on a card, or what was made from a correction of their text. */
export type OwnFace = {
  germanWord: string;
  partOfSpeech: CardPartOfSpeech;
  englishTranslation: string;
  persianTranslation: string;
  exampleSentence: string;
  topic: string;
  /** Of a cloze: what stands in the gap, and what the learner had written there. */
  answer: string | null;
  mistake: string | null;
};
export type OwnCard = OwnFace & { id: string; key: string };

const INSERTED_AT_ONCE = 1_000;

export type OwnCards = ReturnType<typeof createOwnCards>;

export function createOwnCards({ flashcards: model }: Pick<VocabularyModels, 'flashcards'>) {
  const byKeys = async (ownerId: string, keys: string[]): Promise<OwnCard[]> => (await model.find({ ownerId, key: { $in: keys } }).lean()).map(cardOf);

  return {
    /** Keeps cards under their keys; a card with the key of one that is there already is that one. One id a card, in the cards' order. */
    async keep(ownerId: string, cards: { key: string; face: OwnFace }[], now: Date): Promise<string[]> {
      for (let from = 0; from < cards.length; from += INSERTED_AT_ONCE) {
        const rows = cards.slice(from, from + INSERTED_AT_ONCE).map(({ key, face }) => ({ _id: randomUUID(), ownerId, key, ...face, createdAt: now }));
        await model.insertMany(rows, { ordered: false }).catch(ignoreDuplicateKey);
      }
      const kept = new Map((await byKeys(ownerId, cards.map(({ key }) => key))).map(({ key, id }) => [key, id]));
      return cards.flatMap(({ key }) => kept.get(key) ?? []);
    },

    async find(ownerId: string, id: string): Promise<OwnCard | undefined> {
      const row = await model.findOne({ _id: id, ownerId }).lean();
      return row === null ? undefined : cardOf(row);
    },

    async allOf(ownerId: string): Promise<OwnCard[]> {
      return (await model.find({ ownerId }).lean()).map(cardOf);
    },

    /** 'taken' when another card of the learner has that key already. */
    async change(ownerId: string, id: string, key: string, face: OwnFace): Promise<'changed' | 'taken' | 'missing'> {
      try {
        const { matchedCount } = await model.updateOne({ _id: id, ownerId }, { $set: { key, ...face } });
        return matchedCount === 1 ? 'changed' : 'missing';
      } catch (error) {
        if (isDuplicateKey(error)) return 'taken';
        throw error;
      }
    },
  };
}

function cardOf(row: {
  _id: string;
  key: string;
  germanWord: string;
  partOfSpeech: string;
  englishTranslation: string;
  persianTranslation: string;
  exampleSentence: string;
  topic: string;
  answer?: string | null;
  mistake?: string | null;
}): OwnCard {
  const { _id: id, key, germanWord, englishTranslation, persianTranslation, exampleSentence, topic, answer = null, mistake = null } = row;
  return { id, key, germanWord, partOfSpeech: partOfSpeechSchema.parse(row.partOfSpeech), englishTranslation, persianTranslation, exampleSentence, topic, answer, mistake };
}
