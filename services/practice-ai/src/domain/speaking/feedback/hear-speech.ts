import type { Correction, ErrorCategory } from '@b1fuchs/contracts';
import type { DependencyParser } from '../../../clients/dependency-parser.js';
import type { GrammarEngine } from '../../../clients/grammar-engine.js';
import type { SentenceWords } from '../../grammar/content-lemmas.js';
import { findCorrections } from '../../grammar/find-corrections.js';
import { sentenceSpans, wordsOf } from '../../grading/sentences.js';
import type { Withdrawn } from '../../reported/withdrawn.js';
import type { KnownWords } from './writing-down/known-words.js';
import { writeDown, type WrittenDown } from './writing-down/write-down.js';
import { spanAsSaid } from './writing-down/written.js';

/** What a learner said, and what was wrong in it. */
export type HeardSpeech = {
  /** Written down as somebody who heard it would; line ends are where they were. */
  written: string;
  /** Everything found in `written`, marks and capitals too. */
  found: Correction[];
  /** What can be heard of it, in the learner's own words: places count in their text. */
  corrections: Correction[];
  /** Empty when the parser gave no answer. */
  words: SentenceWords[];
  parserUsed: boolean;
};

/** Nobody hears them. */
export const INAUDIBLE = new Set<ErrorCategory>(['punctuation', 'capitalization']);
/** Words that a sentence may have without a comma: the longest of the model answers to the writing tasks has 21. */
const LONGEST_RUN = 21;
/** The engines take texts of 20,000 characters and answer soon for half of it. */
const PIECE = 8_000;

type Parts = { engine: GrammarEngine; parser: DependencyParser; isWithdrawn?: Withdrawn };

/**
 * Reads what was said, piece by piece where it is long.
 * @param recognised the words that a recogniser wrote: how they are spelt is not the learner's doing.
 * Throws EngineFailure when the grammar engine gives no answer.
 */
export async function hearSpeech({ engine, ...finding }: Parts, said: string, recognised: ReadonlySet<string>): Promise<HeardSpeech> {
  const heard: HeardSpeech = { written: '', found: [], corrections: [], words: [], parserUsed: true };
  for (const { from, to } of piecesOf(said)) {
    const piece = said.slice(from, to);
    const written = await writeDown(piece, engine);
    const { corrections, words, parserUsed } = await findCorrections({ text: written.text, engine, ...finding });
    const runs = longRuns(written, piece);
    const kept = corrections.filter((correction) => !soundsTheSame(correction) && !isSpellingOfSound(correction, recognised, written.known) && !isInRun(correction, runs));
    const shift = heard.written.length;
    heard.written += written.text;
    heard.found.push(...kept.map((correction) => ({ ...correction, offset: correction.offset + shift })));
    heard.corrections.push(...kept.flatMap((correction) => asLearnerSaid(correction, written, piece)).map((correction) => ({ ...correction, offset: correction.offset + from })));
    heard.words.push(...words);
    heard.parserUsed &&= parserUsed;
  }
  return heard;
}

/** "jeder Zeit" and "jederzeit", "Deutsch-Kurs" and "Deutschkurs": only who reads it sees the difference. Marks and capitals are told apart later. */
const soundsTheSame = ({ category, original, corrected }: Correction): boolean => !INAUDIBLE.has(category) && lettersOf(original) === lettersOf(corrected);
const lettersOf = (text: string): string => wordsOf(text).join('').replaceAll('-', '');

/** A recogniser spelt it, or it is a noun that only lacks its capital ("reis"), or a word would go, which no spelling makes it. */
const isSpellingOfSound = ({ category, original, corrected }: Correction, recognised: ReadonlySet<string>, known: KnownWords): boolean =>
  category === 'spelling' && (corrected === '' || wordsOf(original).every((word) => recognised.has(word) || known(word).capital.length > 0));

/** The long sentences without any mark of the learner's. Where their clauses end is a guess, and what depends on it is not taught. */
const longRuns = (written: WrittenDown, said: string): { from: number; to: number }[] =>
  sentenceSpans(written.text).filter((sentence) => {
    if (wordsOf(written.text.slice(sentence.from, sentence.to)).length <= LONGEST_RUN) return false;
    const { from, to } = spanAsSaid(written, sentence.from, sentence.to - sentence.from);
    return !/[,;:–(]|[.!?](?=\s*\S)/u.test(said.slice(from, to));
  });

const isInRun = ({ offset, category }: Correction, runs: { from: number; to: number }[]): boolean =>
  category !== 'spelling' && runs.some(({ from, to }) => offset >= from && offset < to);

/** A correction in the learner's own words; none for what nobody hears or what lies over a mark that only we have set. */
function asLearnerSaid(correction: Correction, written: WrittenDown, said: string): Correction[] {
  if (INAUDIBLE.has(correction.category)) return [];
  const { from, to } = spanAsSaid(written, correction.offset, correction.length);
  const original = said.slice(from, to);
  const isOverGuess = /[.!?]/u.test(correction.original) && !/[.!?]/u.test(original);
  const corrected = written.openings.has(from) ? correction.corrected.charAt(0).toLowerCase() + correction.corrected.slice(1) : correction.corrected;
  if (isOverGuess || lettersOf(original) === lettersOf(corrected)) return [];
  return [{ ...correction, original, corrected, offset: from, length: to - from }];
}

/** Pieces of at most PIECE characters, cut between turns, else between words. */
export function piecesOf(text: string): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + PIECE;
    const window = text.slice(from, end);
    const cut = end >= text.length ? window.length : lastCut(window);
    pieces.push({ from, to: from + cut });
    from += cut;
  }
  return pieces;
}

function lastCut(window: string): number {
  const turn = window.search(/\n\s*\n(?![^]*\n\s*\n)/u);
  if (turn > 0) return turn;
  const word = window.search(/\s\S*$/u);
  return word > 0 ? word : window.length;
}
