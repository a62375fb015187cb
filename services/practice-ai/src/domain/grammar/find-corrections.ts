import { isolateGerman, type Correction } from '@b1fuchs/contracts';
import type { DependencyParser } from '../../clients/dependency-parser.js';
import type { GrammarCheck, GrammarEngine } from '../../clients/grammar-engine.js';
import { analyseSentences } from './analyse-sentences.js';
import { cleanText } from './clean-text.js';
import { contentLemmas, type SentenceWords } from './content-lemmas.js';
import { sentenceAround } from '../grading/sentences.js';
import { nothingWithdrawn, type Withdrawn } from '../reported/withdrawn.js';
import { addWhereUntouched, amendAll, draftText, newDraft, withoutOverlaps, type Draft, type Finding } from './draft.js';
import { matchFindings } from './language-tool/match-findings.js';
import type { WordForms } from './rule.js';
import { allRules } from './rules/all-rules.js';
import type { Sentence } from './sentence.js';
import { createWordForms } from './word-forms.js';

export interface FoundCorrections {
  /** Sorted by place, apart from each other; places count UTF-16 code units of the learner's text. */
  corrections: Correction[];
  /** False when the parser gave no answer and the findings that need it are left out. */
  parserUsed: boolean;
  /** Of each sentence as first repaired (see contentLemmas). Empty when the parser gave no answer. */
  words: SentenceWords[];
}

interface SentenceDraft {
  /** Where the sentence begins in the learner's text. */
  offset: number;
  draft: Draft;
  /** Findings of LanguageTool that wait for the structural rules. */
  later: Finding[];
}

/**
 * Finds a learner's errors and corrects each with as small a change as it takes.
 * Throws EngineFailure when the grammar engine gives no answer; without the parser the structural findings are left out.
 * @param input.isWithdrawn what administrators have taken back; it is not proposed, and no rule builds on it
 */
export async function findCorrections(input: {
  text: string;
  engine: GrammarEngine;
  parser: DependencyParser;
  isWithdrawn?: Withdrawn;
}): Promise<FoundCorrections> {
  const { text, engine, parser, isWithdrawn = nothingWithdrawn } = input;
  const clean = cleanText(text);
  if (!/\p{L}/u.test(clean)) return { corrections: [], parserUsed: true, words: [] };

  const sentences = repairSurface(clean, await engine.check(clean), isWithdrawn);
  const { parserUsed, words } = await repairStructure(sentences, { engine, parser, isWithdrawn });
  for (const sentence of sentences) sentence.draft = addWhereUntouched(sentence.draft, sentence.later);
  const corrections = sentences.flatMap((sentence) => correctionsOf(text, sentence)).filter((correction) => !isWithdrawn(correction, sentenceAround(text, correction)));
  return { corrections, parserUsed, words };
}

/** Cuts the text into sentences and repairs spelling, capitals and commas in each. */
function repairSurface(text: string, check: GrammarCheck, isWithdrawn: Withdrawn): SentenceDraft[] {
  const isAlone = check.sentenceRanges.length === 1;
  return check.sentenceRanges.flatMap(([from, to]): SentenceDraft[] => {
    const source = text.slice(from, to);
    if (!/\p{L}/u.test(source)) return [];
    const matches = check.matches.filter(
      (match) => match.offset >= from && match.offset + match.length <= to && !isMaybeContinued(text, match, isAlone),
    );
    if (isForeign(source, matches)) return [];
    const { surface, grammar } = matchFindings(source, from, matches);
    const kept = withoutWithdrawn(source, surface, isWithdrawn);
    return [{ offset: from, draft: amendAll(newDraft(source), withoutOverlaps(kept)), later: withoutWithdrawn(source, grammar, isWithdrawn) }];
  });
}

/** A small first letter after „…“, or in a text of one sentence that no personal pronoun begins: it may go on from something before. */
function isMaybeContinued(text: string, match: GrammarCheck['matches'][number], isAlone: boolean): boolean {
  const word = text.slice(match.offset, match.offset + match.length);
  const isCut = /(?:…|\.\.\.)\s*$/u.test(text.slice(0, match.offset));
  return match.rule.id === 'UPPERCASE_SENTENCE_START' && (isCut || (isAlone && !/^(?:ich|du|er|wir|man)$/u.test(word)));
}

/** Markup, program code, or mostly unknown words: the sentence is not German, and nothing in it is corrected. */
function isForeign(source: string, matches: GrammarCheck['matches']): boolean {
  const words = source.match(/\p{L}{2,}/gu)?.length ?? 0;
  const latin = source.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const letters = source.match(/\p{L}/gu)?.length ?? 0;
  if (latin < letters / 2 || /[{}`]|<\/?\w/u.test(source)) return true;
  const unknown = matches.filter((match) => match.rule.id === 'GERMAN_SPELLER_RULE').length;
  const english = source.match(/\b(?:the|and|you|your|for|to|of|with|my|is|it|this|that|very|will|have|has|are|we|be|me|not|does|could|would|there|about|at|from|do|can|please|what|when)\b/giu)?.length ?? 0;
  return words >= 4 && (unknown / words >= 0.6 || english / words >= 0.3);
}

/**
 * Lets the structural rules repair each sentence, and those anew where one repair hid another.
 * `parserUsed` is false when the parser gave no answer.
 */
async function repairStructure(
  sentences: SentenceDraft[],
  { engine, parser, isWithdrawn }: { engine: GrammarEngine; parser: DependencyParser; isWithdrawn: Withdrawn },
): Promise<Pick<FoundCorrections, 'parserUsed' | 'words'>> {
  const forms = createWordForms(engine);
  let words: SentenceWords[] | undefined;
  const look = async (open: SentenceDraft[]): Promise<SentenceDraft[] | undefined> => {
    const analysed = await analyseSentences(open.map(({ draft }) => draftText(draft)), engine, parser);
    if (analysed === undefined) return undefined;
    words ??= analysed.map(contentLemmas);
    const found = await Promise.all(analysed.map((sentence) => findInSentence(sentence, forms)));
    return open.filter((sentence, index) => {
      const findings = withoutWithdrawn(draftText(sentence.draft), found[index] ?? [], isWithdrawn);
      const made = withoutOverlaps(findings);
      sentence.draft = amendAll(sentence.draft, made);
      return made.length < findings.length || made.some(({ category }) => category === 'word-order');
    });
  };
  const again = await look(sentences);
  const parserUsed = again !== undefined && (await look(again)) !== undefined;
  return { parserUsed, words: words ?? [] };
}

async function findInSentence(sentence: Sentence, forms: WordForms): Promise<Finding[]> {
  const found = await Promise.all(allRules.map(async (rule) => (await rule.find(sentence, forms)).map((finding): Finding => ({ ...finding, rule: rule.id }))));
  return found.flat();
}

/** Findings about a sentence as it stands, without those that were taken back wherever their words stand. */
const withoutWithdrawn = (text: string, findings: readonly Finding[], isWithdrawn: Withdrawn): Finding[] =>
  findings.filter(({ from, to, replacement, rule }) => !isWithdrawn({ rule, original: text.slice(from, to), corrected: replacement }));

function correctionsOf(text: string, { offset, draft }: SentenceDraft): Correction[] {
  return draft.changes.map((change) => {
    const from = offset + change.from;
    const length = change.to - change.from;
    const { de, en, fa } = change.explanation;
    return {
      original: text.slice(from, from + length),
      corrected: change.replacement,
      explanation: de,
      translations: { en, fa: isolateGerman(fa) },
      category: change.category,
      rule: change.rule,
      offset: from,
      length,
    };
  });
}
