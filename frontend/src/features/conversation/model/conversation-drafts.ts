import { createKeptTexts } from '../../../lib/practice/kept-texts.js';
import { attemptSchema, type Attempt } from './attempt.js';

export type ConversationDrafts = ReturnType<typeof createConversationDrafts>;

/**
 * What the learner has typed in each conversation and not yet sent, and the message of which it is not known whether it has
 * arrived. A text stays until it is answered: it outlives a reload in between.
 * @param ownerId the signed-in user's id
 */
export function createConversationDrafts(storage: Parameters<typeof createKeptTexts>[0], ownerId: string) {
  const texts = createKeptTexts(storage, `b1fuchs.conversation.${ownerId}`);

  return {
    readText: (id: string): string => texts.read(`draft.${id}`),
    writeText: (id: string, text: string): void => texts.write(`draft.${id}`, text),
    readAttempt: (id: string): Attempt | null => parseAttempt(texts.read(`attempt.${id}`)),
    writeAttempt: (id: string, attempt: Attempt): void => texts.write(`attempt.${id}`, JSON.stringify(attempt)),
    /** After an answer, and with a conversation that is deleted. */
    forget(id: string): void {
      texts.write(`draft.${id}`, '');
      texts.write(`attempt.${id}`, '');
    },
  };
}

function parseAttempt(stored: string): Attempt | null {
  try {
    return attemptSchema.nullable().catch(null).parse(JSON.parse(stored));
  } catch {
    return null;
  }
}
