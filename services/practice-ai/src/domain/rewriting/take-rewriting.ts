import type { StyleRefinement } from '@b1fuchs/contracts';
import type { Embeddings } from '../../clients/embeddings.js';
import type { GrammarEngine } from '../../clients/grammar-engine.js';
import { leaveOut } from '../engine-failures.js';
import type { ModelAnswer } from '../provider/ask-model.js';
import { countErrors } from '../provider/count-errors.js';
import { NOT_USABLE, NOT_VERIFIED } from '../provider/notices.js';
import type { Rewriting } from './rewriting.js';
import { saysTheSame } from './says-the-same.js';
import { verifyRewriting, withPlainLineEnds } from './verify-rewriting.js';

export type Judges = { engine: Pick<GrammarEngine, 'check'>; embeddings: Embeddings };

/** The model's rewriting in place of ours, once it was verified against the text and by the engines. */
export async function takeRewriting({ text, own, answer, judges }: {
  text: string;
  own: StyleRefinement;
  answer: ModelAnswer<Rewriting>;
  judges: Judges;
}): Promise<StyleRefinement> {
  if (!answer.answer) return { ...own, ...(answer.notice === undefined ? {} : { notice: answer.notice }) };
  const rewriting = verifyRewriting(text, answer.answer);
  if (!rewriting) return { ...own, notice: NOT_USABLE };
  if (rewriting.refinedText === withPlainLineEnds(text)) return own;

  const { refinedText, changes, learningPoints } = rewriting;
  const verdict = await judge(text, own.refinedText, refinedText, judges);
  if (verdict !== 'good') return { ...own, notice: verdict === 'bad' ? NOT_USABLE : NOT_VERIFIED };
  return {
    styleAnalysis: own.styleAnalysis,
    refinedText,
    changes,
    learningPoints: learningPoints.length > 0 ? learningPoints : own.learningPoints,
    overallFeedback: 'Ein KI-Modell hat Ihren Text in den gewählten Stil übertragen. Lesen Sie beide Fassungen laut und achten Sie auf den Unterschied.',
  };
}

/** Says the rewriting the same as the text, with no more errors than our own version has? */
async function judge(text: string, ours: string, theirs: string, { engine, embeddings }: Judges): Promise<'good' | 'bad' | 'unknown'> {
  const found = await Promise.all([countErrors([ours, theirs], engine), saysTheSame(text, theirs, embeddings)]).catch(leaveOut);
  if (!found) return 'unknown';
  const [[errorsOfOurs = 0, errorsOfTheirs = Infinity], isSame] = found;
  return isSame && errorsOfTheirs <= errorsOfOurs ? 'good' : 'bad';
}
