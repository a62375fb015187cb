import type { TargetStyle } from '@b1fuchs/contracts';
import { isGerman } from '../grading/german.js';
import { askModel, type ModelAnswer, type ProviderParts } from '../provider/ask-model.js';
import { rewritingSchema, type Rewriting } from './rewriting.js';
import { writeRewritingPrompt } from './write-rewriting-prompt.js';

/** UTF-16 code units. A longer text can't be written anew in the tokens and the time that the model has. */
const LONGEST_TEXT = 2_500;

type Input = { userId: string; text: string; targetStyle: TargetStyle };

/** Asks the model for the text in another style. A text that is long or not German is not sent. */
export async function askForRewriting(parts: ProviderParts, { userId, text, targetStyle }: Input, now: Date): Promise<ModelAnswer<Rewriting>> {
  if (text.length > LONGEST_TEXT || !isGerman(text)) return {};
  return askModel(
    parts,
    { userId, name: 'rewriting', schema: rewritingSchema, writePrompt: (fence) => writeRewritingPrompt({ text, targetStyle, fence }) },
    now,
  );
}
