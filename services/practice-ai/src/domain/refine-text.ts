import { randomUUID } from 'node:crypto';
import { activityRecorded, MAX_TEXT_LENGTH, type StyleRefinement, type TargetStyle } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import type { DependencyParser } from '../clients/dependency-parser.js';
import type { GrammarEngine } from '../clients/grammar-engine.js';
import type { StyleRefinements } from '../data/style-refinements.js';
import { explainEngineFailure } from './engine-failures.js';
import { fingerprintOf } from './exercise-result.js';
import type { ProviderParts } from './provider/ask-model.js';
import type { KnowWithdrawn } from './reported/know-withdrawn.js';
import { askForRewriting } from './rewriting/ask-for-rewriting.js';
import { takeRewriting, type Judges } from './rewriting/take-rewriting.js';
import { refineStyle } from './style/refine-style.js';

export type RefinementParts = {
  engine: GrammarEngine;
  parser: DependencyParser;
  refinements: StyleRefinements;
  knowWithdrawn: KnowWithdrawn;
  /** Undefined when no text leaves the system. */
  stylist: (ProviderParts & { judges: Judges }) | undefined;
};
/** How the learner's list of practice names the style. */
const styleNames: Record<TargetStyle, string> = { formal: 'formell', informal: 'persönlich', academic: 'akademisch', business: 'geschäftlich' };

type Input = { userId: string; timeZone: string; text: string; targetStyle: TargetStyle };

/**
 * Shows a text in another style and counts the practice. Without the parser only errors are corrected.
 * @throws AppError TEXT_TOO_LONG; ANALYSIS_UNAVAILABLE while the grammar engine is away.
 */
export async function refineText(parts: RefinementParts, input: Input, now: Date): Promise<StyleRefinement> {
  const { userId, timeZone, text, targetStyle } = input;
  const { engine, parser, stylist } = parts;
  if (text.length > MAX_TEXT_LENGTH) throw new AppError('TEXT_TOO_LONG');

  const isWithdrawn = await parts.knowWithdrawn();
  const [own, answer] = await Promise.all([
    refineStyle({ text, targetStyle, engine, parser, isWithdrawn }).catch(explainEngineFailure),
    stylist ? askForRewriting(stylist, input, now) : {},
  ]);
  const refinement = stylist ? await takeRewriting({ text, own, answer, judges: stylist.judges }) : own;

  const description = `Schreibstil: ${styleNames[targetStyle]}`;
  const activity = createEvent(activityRecorded, { userId, data: { section: 'style-refinement', description, timeZone, fingerprint: fingerprintOf(targetStyle, text) }, now });
  await parts.refinements.save({ id: randomUUID(), userId, targetStyle, changes: refinement.changes.length, createdAt: now }, [activity]);
  return refinement;
}
