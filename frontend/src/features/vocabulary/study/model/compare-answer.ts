import type { DueFlashcard } from '@b1fuchs/contracts';
import { diffChars } from 'diff';

/**
 * right: as on the card · respelled: right but for capitals or ae, oe, ue, ss · near: a slip of the pen ·
 * article: the word is right, its article is not · wrong: everything else.
 */
export type Verdict = 'right' | 'respelled' | 'near' | 'article' | 'wrong';
/** A piece of the two spellings laid over each other. */
export type SpellingPiece = { text: string; kind: 'same' | 'missing' | 'extra' };
type Expected = Pick<DueFlashcard, 'germanWord' | 'answer' | 'partOfSpeech'>;

const ARTICLE = /^(?:der|die|das)(?:\/(?:der|die|das))? (?=\S)/i;
const REFLEXIVE = /^sich (?=\S)/i;

/** Compares what was typed with the card's answer. The article may be left out, as the answer has none. */
export function compareAnswer(typed: string, card: Expected): Verdict {
  const { word, article } = splitArticle(tidy(typed), card);
  const answer = tidy(card.answer);
  const verdict = compareWords(word, answer);
  if ((verdict === 'right' || verdict === 'respelled') && article !== null && !isArticleOf(card, article)) return 'article';
  return verdict;
}

/** What the verdict proposes: a slip of the pen is no gap in the vocabulary, a wrong article is one. */
export const isKnown = (verdict: Verdict): boolean => verdict === 'right' || verdict === 'respelled' || verdict === 'near';

/** Where the typed word and the answer differ, letter by letter; without the articles. */
export function spellingPieces(typed: string, card: Expected): SpellingPiece[] {
  const { word } = splitArticle(tidy(typed), card);
  return diffChars(word, tidy(card.answer)).map(({ value, added, removed }) => ({ text: value, kind: added ? 'missing' : removed ? 'extra' : 'same' }));
}

function compareWords(word: string, answer: string): Verdict {
  if (word === answer) return 'right';
  const [from, to] = [fold(word), fold(answer)];
  if (from === '') return 'wrong';
  if (from === to) return 'respelled';
  if (from.replace(REFLEXIVE, '') === to.replace(REFLEXIVE, '')) return 'near';
  // With another first letter it is mostly another word: „Maus“ for „Haus“.
  return to.startsWith(from.charAt(0)) && distance(from, to) <= slipsAllowed(to) ? 'near' : 'wrong';
}

/** In short words another letter makes another word: „ihn“ is not nearly „ihm“. */
function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').replace(/[ .!?…]+$/, '');

const fold = (text: string): string =>
  text.toLocaleLowerCase('de').replaceAll('’', "'").replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');

/** Only nouns have an article to split off: „die“ may itself be the word. */
function splitArticle(text: string, { partOfSpeech }: Expected): { word: string; article: string | null } {
  const article = partOfSpeech === 'noun' ? ARTICLE.exec(text)?.[0] : undefined;
  return article === undefined ? { word: text, article: null } : { word: text.slice(article.length), article: article.trim().toLowerCase() };
}

/** For „der/die Angestellte“ either is right, and both. A noun that stands without one takes any. */
function isArticleOf({ germanWord }: Expected, article: string): boolean {
  const articles = ARTICLE.exec(germanWord)?.[0].trim().toLowerCase();
  return articles === undefined || article === articles || articles.split('/').includes(article);
}

/** Optimal string alignment: how many letters must be put in, left out, replaced, or swapped with their neighbour. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(from.length, to.length);
}
