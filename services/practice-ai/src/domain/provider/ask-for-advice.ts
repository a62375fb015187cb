import type { WritingSection } from '@b1fuchs/contracts';
import { isGerman } from '../grading/german.js';
import { findWritingTask } from '../writing-tasks/writing-tasks.js';
import { askModel, type ModelAnswer, type ProviderParts } from './ask-model.js';
import { adviceSchema, type Advice } from './proposal.js';
import { writePrompt } from './write-prompt.js';

type Input = { userId: string; text: string; topic: string; section: WritingSection };

/** Asks the model which errors it sees. A text that is not German is not sent. */
export async function askForAdvice(parts: ProviderParts, input: Input, now: Date): Promise<ModelAnswer<Advice>> {
  if (!isGerman(input.text)) return {};
  const task = findWritingTask(input.topic);
  return askModel(
    parts,
    { userId: input.userId, name: 'writing_advice', schema: adviceSchema, writePrompt: (fence) => writePrompt({ ...input, task, fence }) },
    now,
  );
}
