import { draftText, newDraft, withoutOverlaps } from '../grammar/draft.js';
import { isFiniteVerb, type Sentence } from '../grammar/sentence.js';
import { allStyleRules } from './rules/all-style-rules.js';
import type { SentenceReader } from './sentence-reader.js';
import type { Span } from './sentences.js';
import { amendWithEdits } from './style-draft.js';
import type { StyleContext, StyleEdit } from './style-rule.js';
import { finiteReadings, looksGerman } from './word-tools.js';

/** One change often opens the way for another: „Kannst du“ → „Können Sie“ → „Könnten Sie bitte“. */
const passes = 6;

/** A sentence with what the rules make of it; `edits` count from the start of the sentence as it was. */
export interface RefinedSentence {
  span: Span;
  text: string;
  edits: StyleEdit[];
  /** Every single edit that was made on the way. */
  steps: { original: string; edit: StyleEdit }[];
}

/** Lets the style rules work on each sentence until they find nothing more. */
export async function refineSentences(spans: readonly Span[], read: SentenceReader, context: StyleContext): Promise<RefinedSentence[] | undefined> {
  const drafts = spans.map((span) => ({ span, draft: newDraft(span.text), steps: [] as RefinedSentence['steps'] }));
  let open = drafts;
  for (let pass = 0; pass < passes && open.length > 0; pass += 1) {
    const sentences = await read(open.map(({ draft }) => draftText(draft)));
    if (sentences === undefined) return undefined;
    const found = await Promise.all(sentences.map((sentence) => findEdits(sentence, context)));
    open = open.filter((item, index) => {
      const edits = found[index] ?? [];
      const text = draftText(item.draft);
      item.steps.push(...edits.map((edit) => ({ original: text.slice(edit.from, edit.to), edit })));
      item.draft = amendWithEdits(item.draft, edits);
      return edits.length > 0;
    });
  }
  return drafts.map(({ span, draft, steps }) => ({
    span,
    text: draftText(draft),
    edits: draft.changes.map(({ from, to, replacement, explanation }) => ({ from, to, replacement, explanation: explanation.de, topic: 'correctness' })),
    steps,
  }));
}

/** Without a finite verb it is a heading, a list or a shout; only thanks go without. */
const isStatement = ({ words, text }: Sentence): boolean =>
  /^(?:(?:vielen|herzlichen|tausend|besten) )?dank(?:e|e schön)? /iu.test(text) ||
  words.some((word, index) => isFiniteVerb(word) || (finiteReadings(word).length > 0 && words[index + 1]?.pos === 'PRON'));

async function findEdits(sentence: Sentence, context: StyleContext): Promise<StyleEdit[]> {
  if (!looksGerman(sentence)) return [];
  const isWhole = isStatement(sentence);
  const rules = allStyleRules.filter(({ styles, inFragments }) => styles.includes(context.style) && (isWhole || inFragments === true));
  const found = await Promise.all(rules.map(async (rule) => rule.find(sentence, context)));
  return withoutOverlaps(found.flat()).filter(({ from, to, replacement }) => sentence.text.slice(from, to) !== replacement);
}
