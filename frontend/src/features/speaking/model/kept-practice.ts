import type { Conversation, SpeakingStage } from '@b1fuchs/contracts';
import { z } from 'zod';
import { createKeptTexts } from '../../../lib/practice/kept-texts.js';
import { examClockSchema, type ExamClock } from './exam-clock.js';

export type TalkName = { conversationId: string; stage: SpeakingStage; topicId: string | null };

const sentSchema = z.object({ id: z.uuid(), text: z.string() });

/**
 * What this browser keeps of a learner's speaking practice: the answer being written, under which id it was sent, which talks
 * nobody has answered yet, notes, and the clock.
 * @param ownerId the signed-in user's id
 * @param newId makes a uuid
 */
export function createKeptPractice(storage: Parameters<typeof createKeptTexts>[0], ownerId: string, newId: () => string) {
  const texts = createKeptTexts(storage, `b1fuchs.speaking.${ownerId}`);
  const draftOf = (conversationId: string): string => `draft.${conversationId}`;
  const sentOf = (conversationId: string): string => `sent.${conversationId}`;
  const unansweredOf = (stage: SpeakingStage, topicId: string | null): string => `unanswered.${stage}.${topicId ?? ''}`;
  const forgetAnswer = (conversationId: string): void => {
    texts.write(draftOf(conversationId), '');
    texts.write(sentOf(conversationId), '');
  };
  const markBegun = ({ conversationId, stage, topicId }: TalkName): void => {
    if (texts.read(unansweredOf(stage, topicId)) === conversationId) texts.write(unansweredOf(stage, topicId), '');
  };

  return {
    /** The same one until something was heard in it: looking at a topic leaves no empty talks behind. */
    conversationIdFor({ stage, topicId }: { stage: SpeakingStage; topicId: string | null }): string {
      const name = unansweredOf(stage, topicId);
      const id = z.uuid().safeParse(texts.read(name)).data ?? newId();
      texts.write(name, id);
      return id;
    },
    readDraft: (conversationId: string): string => texts.read(draftOf(conversationId)),
    writeDraft: (conversationId: string, text: string): void => texts.write(draftOf(conversationId), text),
    /** The id for a message: the same text keeps its id until it is answered, also over a reload, so that it is never said twice. */
    messageIdFor(conversationId: string, text: string): string {
      const sent = parse(sentSchema, texts.read(sentOf(conversationId)));
      const id = sent?.text === text ? sent.id : newId();
      texts.write(sentOf(conversationId), JSON.stringify({ id, text }));
      return id;
    },
    /** What is being written is not wanted any more. */
    forgetAnswer,
    /** What was written was heard. */
    answered(talk: TalkName): void {
      forgetAnswer(talk.conversationId);
      markBegun(talk);
    },
    /** An answer that reached the server while the page was reloaded is not written a second time. */
    settle(talk: TalkName, messages: Conversation['messages']): void {
      const lastWords = messages.findLast(({ role }) => role === 'user')?.content;
      if (lastWords === undefined) return;
      markBegun(talk);
      if (parse(sentSchema, texts.read(sentOf(talk.conversationId)))?.text === lastWords) forgetAnswer(talk.conversationId);
    },
    readNotes: (topicId: string): string => texts.read(`notes.${topicId}`),
    writeNotes: (topicId: string, notes: string): void => texts.write(`notes.${topicId}`, notes),
    readClock: (): ExamClock | null => parse(examClockSchema, texts.read('clock')),
    writeClock: (clock: ExamClock): void => texts.write('clock', JSON.stringify(clock)),
  };
}
export type KeptPractice = ReturnType<typeof createKeptPractice>;

function parse<T>(schema: z.ZodType<T>, stored: string): T | null {
  try {
    return schema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}
