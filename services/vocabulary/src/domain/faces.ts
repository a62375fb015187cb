import type { OwnCard, OwnCards } from '../data/own-cards.js';
import type { Catalogue } from './catalogue.js';
import { OWN_TOPIC } from './own-card.js';
import type { CardFace } from './word-face.js';

const articles = ['der', 'die', 'das'] as const;

/** What stands on the learner's cards, by the flashcard's id. A word that is not in the list any more has no face. */
export async function facesOf(
  { catalogue, ownCards }: { catalogue: Catalogue; ownCards: Pick<OwnCards, 'allOf'> },
  userId: string,
  flashcardIds: string[],
): Promise<(flashcardId: string) => CardFace | undefined> {
  const needsOwn = flashcardIds.some((id) => !catalogue.has(id));
  const own = new Map(needsOwn ? (await ownCards.allOf(userId)).map((card) => [card.id, faceOfOwn(card)]) : []);
  return (id) => catalogue.faceOf(id) ?? own.get(id);
}

export function faceOfOwn(card: OwnCard): CardFace {
  const { germanWord, partOfSpeech, englishTranslation, persianTranslation, exampleSentence, topic, answer, mistake } = card;
  const [first = '', ...rest] = germanWord.split(' ');
  const article = articles.find((one) => one === first.toLowerCase()) ?? null;
  return {
    germanWord,
    partOfSpeech,
    englishTranslation,
    persianTranslation,
    exampleSentence,
    exampleTranslation: '',
    topic: topic === '' ? OWN_TOPIC : topic,
    grammar: mistake === null ? '' : `Nicht: ${mistake}`,
    answer: answer ?? (article !== null && rest.length > 0 ? rest.join(' ') : germanWord),
    article: partOfSpeech === 'noun' && rest.length === 1 ? article : null,
  };
}
