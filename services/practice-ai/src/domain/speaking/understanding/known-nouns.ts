import { wordList } from '../../word-list.js';
import { talkNouns } from './named-things.js';

const nouns = new Map(
  wordList.flatMap((entry) => (entry.partOfSpeech === 'noun' ? [entry.lemma, entry.plural ?? entry.lemma].map((form): [string, string] => [form.toLowerCase(), form]) : [])),
);
const CLAUSE = /[.,;!]| (?:aber|also|denn|weil|wenn|dann|sonst|sondern|falls|obwohl) /u;
const AGAINST = /(?<!\p{L})(?:nein|nicht|nie|ohne|kein\p{L}*|weder|schlecht|teuer|leider|kaputt|problem|zu (?:eng|laut|weit|klein|kalt)|als|langweilig|ungesund|statt)(?!\p{L})/u;

/**
 * Nouns of the word list in a message that begin with one of the stems, with their capital letter: what can be said back
 * of speech that is written down without capitals and punctuation. None out of clauses that refuse something.
 */
export function knownNounsIn(message: string, stems: readonly string[]): string[] {
  const clauses = message.toLowerCase().replaceAll(/[^.!?]*\?/gu, '').split(CLAUSE).filter((clause) => !AGAINST.test(clause));
  const tokens = clauses.flatMap((clause) => clause.match(/\p{L}+/gu) ?? []);
  return [...new Set(tokens.flatMap((token) => (!talkNouns.has(token) && stems.some((stem) => token.startsWith(stem)) ? (nouns.get(token) ?? []) : [])))];
}

/** The words of a phrase, nouns of the word list with their capital letter. */
export const withCapitals = (phrase: string): string => phrase.replaceAll(/\p{L}+/gu, (word) => nouns.get(word) ?? word);

const words = new Set(wordList.flatMap((entry) => [entry.lemma.toLowerCase(), entry.partOfSpeech === 'noun' ? (entry.plural ?? '').toLowerCase() : '']));

/** Is it a word of the word list, and so no name? */
export const isKnownWord = (word: string): boolean => words.has(word.toLowerCase());
