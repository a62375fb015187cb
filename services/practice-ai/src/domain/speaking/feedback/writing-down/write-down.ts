import type { GrammarEngine } from '../../../../clients/grammar-engine.js';
import { cleanText } from '../../../grammar/clean-text.js';
import { asks } from './clause-patterns.js';
import { findBreaks } from './clause-starts.js';
import { dropFalseStarts } from './false-starts.js';
import { knowWords, type KnownWords } from './known-words.js';
import { capitaliseNouns } from './noun-capitals.js';
import { saidWords, type SaidWord } from './said-words.js';
import { asSaid, edit, type Edit, type Written } from './written.js';

/** No abbreviation has more letters. */
const ABBREVIATED = 6;

/** What was said, written down; `openings` are the places in the original whose small letter begins a sentence now. */
export type WrittenDown = Written & { openings: ReadonlySet<number>; known: KnownWords };

/**
 * Writes an answer down as somebody who heard it would: without sounds and false starts, nouns and sentences with capitals,
 * a mark at the end of each sentence. Line breaks stay. Throws EngineFailure.
 */
export async function writeDown(said: string, engine: Pick<GrammarEngine, 'readings'>): Promise<WrittenDown> {
  const start = asSaid(said);
  const clean: Written = { ...start, text: cleanText(said) };
  const fluent = edit(clean, dropFalseStarts(clean.text));
  const known = await knowWords(fluent.text, engine);
  const withNouns = edit(fluent, capitaliseNouns(fluent.text, known));
  const words = saidWords(withNouns.text, known);
  const marked = edit(withNouns, markEdits(withNouns.text, words));
  const capitals = openingCapitals(marked.text);
  const openings = new Set(capitals.map(({ from }) => marked.places[from] ?? -1));
  return { ...edit(marked, capitals), openings, known };
}

/** The marks that are missing, at the end of each line too. */
function markEdits(text: string, words: readonly SaidWord[]): Edit[] {
  const breaks = findBreaks(words);
  const sentenceStarts = [...new Set([0, ...breaks.filter(({ mark }) => mark === '.').map(({ at }) => at), ...words.flatMap(({ gap }, index) => (/[.!?:;\r\n]/u.test(gap) ? [index] : []))])].sort((a, b) => a - b);
  const commas = breaks.filter(({ mark, at }) => mark === ',' && !sentenceStarts.includes(at)).map(({ at }) => after(words[at - 1], ','));
  const ends = sentenceStarts.flatMap((from, order): Edit[] => {
    const to = sentenceStarts[order + 1] ?? words.length;
    const last = words[to - 1];
    if (last === undefined || to <= from) return [];
    const rest = text.slice(last.to, words[to]?.from ?? text.length).split(/[\r\n]/u)[0] ?? '';
    return /[.!?:;,…]/u.test(rest) ? [] : [after(last, asks(words.slice(from, to)) ? '?' : '.')];
  });
  return [...commas, ...ends];
}

const after = (word: SaidWord | undefined, mark: string): Edit => ({ from: word?.to ?? 0, to: word?.to ?? 0, replacement: mark });

/** A capital for the first letter of the text, of each line and after a mark that ends a sentence; not after "z. B." or "bzw.". */
function openingCapitals(text: string): Edit[] {
  return [...text.matchAll(/(?:^|[\r\n]|([.!?])[^\S\r\n])[^\S\r\n]*(\p{Ll})/gu)].flatMap(({ 0: found, 1: mark, 2: letter = '', index }) => {
    const before = /\p{L}*$/u.exec(text.slice(Math.max(index - ABBREVIATED, 0), index))?.[0] ?? '';
    if (mark === '.' && (before.length < 2 || /^(?:bzw|usw|etc|evtl|ggf|inkl|str|nr|dr|st|ca|tel)$/iu.test(before))) return [];
    const at = index + found.length - letter.length;
    return [{ from: at, to: at + letter.length, replacement: letter.toUpperCase() }];
  });
}
