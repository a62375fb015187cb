import type { AvailableWord } from '@b1fuchs/contracts';
import { wordTopics, type ListedWord } from '@b1fuchs/lexicon';
import { fold, foldWithE } from './fold.js';
import { faceOfWord, type CardFace } from './word-face.js';

export type CatalogueWord = Omit<AvailableWord, 'isAdded'>;
export type Filter = { search?: string | undefined; topic?: string | undefined; level?: string | undefined };
export type Catalogue = ReturnType<typeof createCatalogue>;

/** The word list ready to be searched; it stays in memory and never changes. */
export function createCatalogue(words: ListedWord[]) {
  const entries = words.map((word) => {
    const face = faceOfWord(word);
    const shown: CatalogueWord = {
      id: word.id,
      germanWord: face.germanWord,
      partOfSpeech: face.partOfSpeech,
      englishTranslation: face.englishTranslation,
      persianTranslation: face.persianTranslation,
      exampleSentence: face.exampleSentence,
      topic: face.topic,
      level: word.level,
    };
    return { face, shown, lemma: fold(word.lemma), searched: searchedText(face) };
  });
  const byId = new Map(entries.map((entry) => [entry.shown.id, entry]));
  const byGerman = new Map(entries.flatMap(({ face, shown }) => [[germanKey(face.germanWord), shown.id], [germanKey(face.answer), shown.id]] as const));

  return {
    topics: Object.values(wordTopics) as string[],
    all: entries.map(({ shown }) => shown),
    has: (id: string): boolean => byId.has(id),
    faceOf: (id: string): CardFace | undefined => byId.get(id)?.face,
    /** The word that is written so, with or without its article, in whatever letters. */
    idOfGerman: (german: string): string | undefined => byGerman.get(germanKey(german)),

    /** What has every word of the search in German, English or Persian; words that begin with it first. */
    find({ search = '', topic, level }: Filter): CatalogueWord[] {
      const whole = fold(search);
      const parts = whole.split(' ').filter((part) => part !== '');
      const found = entries.filter(
        ({ shown, searched }) =>
          (topic === undefined || shown.topic === topic) && (level === undefined || shown.level === level) && parts.every((part) => searched.includes(part)),
      );
      const word = germanKey(search);
      const rank = ({ lemma }: { lemma: string }): number => (lemma === word ? 0 : lemma.startsWith(word) ? 1 : 2);
      return (whole === '' ? found : found.sort((one, other) => rank(one) - rank(other))).map(({ shown }) => shown);
    },
  };
}

/** What a search looks through. */
export const searchedText = (face: Pick<CardFace, 'germanWord' | 'englishTranslation' | 'persianTranslation'>): string =>
  [fold(face.germanWord), foldWithE(face.germanWord), fold(face.englishTranslation), fold(face.persianTranslation)].join('\n');

/** By which two German words are the same card. */
export const germanKey = (german: string): string => fold(german).replace(/^(?:der|die|das|sich) (?=.)/u, '').replace(/ \(plural\)$/u, '');
