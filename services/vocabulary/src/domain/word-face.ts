import type { DueFlashcard } from '@b1fuchs/contracts';
import { wordTopics, type ListedWord } from '@b1fuchs/lexicon';

/** What stands on a card. */
export type CardFace = Omit<DueFlashcard, 'userFlashcardId' | 'box' | 'dueDay' | 'isLeech'>;

/** „die Haltestelle“, „sich bewerben“: a word as it is learned. */
export function germanWordOf(word: ListedWord): string {
  if (word.partOfSpeech !== 'noun') return word.lemma;
  return word.article === null ? `die ${word.lemma} (Plural)` : `${word.article} ${word.lemma}`;
}

/** „Plural: die Häuser“, „fährt ab, fuhr ab, ist abgefahren“, „mit + Dat.“: what one learns with the word. */
export function grammarOf(word: ListedWord): string {
  return [...formsOf(word), ...(word.government ?? [])].join(' · ');
}

function formsOf(word: ListedWord): string[] {
  if (word.partOfSpeech === 'noun') {
    if (word.article === null) return ['nur Plural'];
    const plural = word.plural === null ? 'meist ohne Plural' : `Plural: die ${word.plural}`;
    return word.genitive === undefined ? [plural] : [plural, `Genitiv: des ${word.genitive}`];
  }
  if (word.partOfSpeech === 'verb') return [[word.present, word.preterite, word.perfect].filter((form) => form !== undefined).join(', ')];
  if (word.partOfSpeech === 'adjective' || word.partOfSpeech === 'adverb') {
    return word.comparison === undefined ? [] : [`${word.comparison.comparative}, ${word.comparison.superlative}`];
  }
  return [];
}

const drilled = ['der', 'die', 'das'] as const;

export function faceOfWord(word: ListedWord): CardFace {
  return {
    germanWord: germanWordOf(word),
    partOfSpeech: word.partOfSpeech,
    englishTranslation: word.english.join('; '),
    persianTranslation: word.persian.join('؛ '),
    exampleSentence: word.example,
    exampleTranslation: word.exampleEnglish,
    topic: wordTopics[word.topic],
    grammar: grammarOf(word),
    answer: word.lemma,
    article: word.partOfSpeech === 'noun' ? (drilled.find((article) => article === word.article) ?? null) : null,
  };
}
