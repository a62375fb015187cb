import type { StyleRefinement, TargetStyle } from '@b1fuchs/contracts';
import type { DependencyParser } from '../../clients/dependency-parser.js';
import type { GrammarEngine } from '../../clients/grammar-engine.js';
import { draftText, type Draft } from '../grammar/draft.js';
import { createWordForms } from '../grammar/word-forms.js';
import type { Withdrawn } from '../reported/withdrawn.js';
import { changeAddress } from './address/change-address.js';
import { correctFirst, createErrorFinder } from './errors-first.js';
import { composeRefinement } from './feedback/compose-refinement.js';
import type { AddressOutcome, Step } from './feedback/evidence.js';
import { changeClosing } from './letter/closing.js';
import { changeGreeting, findGreeting } from './letter/greeting.js';
import { letterParts, severalGreeted } from './letter/letter-parts.js';
import { refineSentences, type RefinedSentence } from './refine-sentences.js';
import { createSentenceReader, type SentenceReader } from './sentence-reader.js';
import { amendWithEdits } from './style-draft.js';
import type { StyleContext, StyleEdit } from './style-rule.js';
import { inCurrentSpelling } from './verb-form.js';

interface Input {
  text: string;
  targetStyle: TargetStyle;
  engine: GrammarEngine;
  parser: DependencyParser;
  isWithdrawn?: Withdrawn;
}

/**
 * A learner's text in another style: errors are corrected first, then address, letter formulas, words and sentences follow the style.
 * Where the result is not certain to be right German the learner's wording stays.
 * Throws EngineFailure when the grammar engine gives no answer; without the parser only errors are corrected, and `notice` says so.
 */
export async function refineStyle({ text, targetStyle, engine, parser: asked, isWithdrawn }: Input): Promise<StyleRefinement> {
  let isComplete = true;
  const parser: DependencyParser = {
    parse: (sentences) =>
      asked.parse(sentences).catch((error: unknown) => {
        isComplete = false;
        throw error;
      }),
  };
  const findErrors = createErrorFinder(engine, parser, isWithdrawn);
  const corrected = await correctFirst(text, findErrors);
  const read = createSentenceReader(engine, parser);
  const context = { style: targetStyle, forms: inCurrentSpelling(createWordForms(engine)) };
  const findWrong = async (candidate: string): Promise<[number, number][]> =>
    (await findErrors(candidate)).map(({ offset, length }) => [offset, offset + length]);

  let draft = corrected;
  let address: AddressOutcome = 'none';
  const steps: Step[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const input = { base: draft, context, read, findWrong };
    const restyled = (await restyle({ ...input, mayAddress: true })) ?? (await restyle({ ...input, mayAddress: false }));
    if (restyled === undefined) break;
    if (round === 0 || restyled.address !== 'none') address = restyled.address;
    if (draftText(restyled.draft) === draftText(draft)) break;
    draft = restyled.draft;
    steps.push(...restyled.steps);
  }
  return composeRefinement({ source: text, style: targetStyle, corrected: draftText(corrected), draft, steps, address, isComplete });
}

/** A second round sees what the first made possible; so a refined text has nothing left to refine. */
const rounds = 3;

interface Restyling {
  base: Draft;
  context: StyleContext;
  read: SentenceReader;
  /** Finds the places of a text that the grammar rules would correct. */
  findWrong: (text: string) => Promise<[number, number][]>;
  mayAddress: boolean;
}

/** The restyled draft; undefined when its new address would leave an error. Sentences that the rules would spoil stay as they were. */
async function restyle({ base, context, read, findWrong, mayAddress }: Restyling): Promise<{ draft: Draft; steps: Step[]; address: AddressOutcome } | undefined> {
  const text = draftText(base);
  const { edits, address } = await changeFrame(text, { context, read, mayAddress });
  const framed = amendWithEdits(base, edits);
  const frameSteps = edits.map((edit) => ({ original: text.slice(edit.from, edit.to), edit }));

  const refined = (await refineSentences(letterParts(draftText(framed)).body, read, context)) ?? [];
  const draft = amendWithEdits(framed, editsOf(refined));
  const all = { draft, steps: [...frameSteps, ...refined.flatMap(({ steps }) => steps)], address };
  if (draftText(draft) === text) return all;

  const wrong = await findWrong(draftText(draft));
  if (wrong.length === 0) return all;
  const kept = withoutWrong(refined, wrong);
  const safe = amendWithEdits(framed, editsOf(kept));
  const stillWrong = draftText(safe) === text ? [] : await findWrong(draftText(safe));
  // What the rules would have changed before, too, is not the style's doing.
  const spoilt = stillWrong.length > 0 && stillWrong.length > (await findWrong(text)).length;
  if (spoilt) return address === 'changed' || address === 'partly' ? undefined : { draft: base, steps: [], address };
  return { draft: safe, steps: [...frameSteps, ...kept.flatMap(({ steps }) => steps)], address };
}

/** Greeting, closing and address: what concerns the text as a whole. */
async function changeFrame(
  text: string,
  { context, read, mayAddress }: Pick<Restyling, 'context' | 'read' | 'mayAddress'>,
): Promise<{ edits: StyleEdit[]; address: AddressOutcome }> {
  const { style, forms } = context;
  const { body, greeted } = letterParts(text);
  // One says Sie to Frau Müller, also in a friendly letter.
  const keepsSie = style === 'informal' && greeted === 'surname';
  const keepsDu = style !== 'informal' && greeted === 'family';
  if (keepsDu) return { edits: [], address: 'family' };
  const frame = [...changeGreeting(text, style), ...changeClosing(text, style, !keepsSie)];
  const sentences = mayAddress && !keepsSie ? await read(body.map((span) => span.text)) : undefined;
  if (keepsSie) return { edits: frame, address: 'surname' };
  if (sentences === undefined) return { edits: [], address: 'uncertain' };
  const found = await changeAddress(sentences, { style, addressee: severalGreeted(text) ? 'PLU' : 'SIN', continuesGreeting: findGreeting(text)?.mark === ',', forms });
  // „Sehr geehrte Damen und Herren“ before „du“ would be worse than either.
  if (found === undefined) return { edits: [], address: 'uncertain' };
  const moved = found.edits.flatMap((edits, index) => edits.map((edit) => movedBy(edit, body[index]?.offset ?? 0)));
  const free = moved.filter((edit) => frame.every((other) => edit.to <= other.from || edit.from >= other.to));
  return { edits: [...frame, ...free], address: found.hasUnclear ? 'partly' : free.length > 0 ? 'changed' : 'none' };
}

const movedBy = (edit: StyleEdit, offset: number): StyleEdit => ({ ...edit, from: edit.from + offset, to: edit.to + offset });

const editsOf = (refined: readonly RefinedSentence[]): StyleEdit[] => refined.flatMap(({ span, edits }) => edits.map((edit) => movedBy(edit, span.offset)));

/** The sentences in which nothing would have to be corrected afterwards. */
function withoutWrong(refined: readonly RefinedSentence[], wrong: readonly [number, number][]): RefinedSentence[] {
  let shift = 0;
  return refined.filter(({ span, text }) => {
    const from = span.offset + shift;
    shift += text.length - span.text.length;
    return wrong.every(([start, end]) => end < from || start > from + text.length);
  });
}
