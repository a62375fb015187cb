import { z } from 'zod';
import { speakingStageSchema } from './speaking.js';
import { correctionSchema } from './writing.js';

/** One turn of a learner, in characters (UTF-16 code units): some six minutes of speech. */
export const MAX_MESSAGE_LENGTH = 5_000;
/** A history that a client sends; a conversation that the server keeps ends there too. */
export const MAX_MESSAGES = 500;

/** The stages of the exam, and the free conversation. */
export const conversationKindSchema = z.enum([...speakingStageSchema.options, 'free']);
export type ConversationKind = z.infer<typeof conversationKindSchema>;

export const conversationMessageSchema = z.object({
  role: z.enum(['assistant', 'user']),
  content: z.string(),
  timestamp: z.iso.datetime(),
  /** Of a learner's message in a free conversation: the one or two that matter most. */
  corrections: z.array(correctionSchema).optional(),
});
export type ConversationMessage = z.infer<typeof conversationMessageSchema>;

export const conversationSchema = z.object({
  id: z.uuid(),
  kind: conversationKindSchema,
  /** Of the catalogue; null for the introduction and free conversations. */
  topicId: z.string().nullable(),
  /** The topic's title, or the beginning of a free conversation. */
  title: z.string(),
  messages: z.array(conversationMessageSchema),
  /** Has the examiner said goodbye? Nothing can be added then. */
  ended: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** POST /api/conversations: begins one; answers 201 with the conversation, whose first message is the opening. */
export const startConversationRequestSchema = z.object({
  /** Chosen by the client: the same id begins the same conversation once. */
  id: z.uuid(),
  kind: conversationKindSchema,
  topicId: z.string().max(100).nullable().default(null),
});
export type StartConversationRequest = z.input<typeof startConversationRequestSchema>;

/** GET /api/conversations?kind=: the learner's own, the newest first, at most 50. */
export const conversationsQuerySchema = z.object({ kind: conversationKindSchema.optional() });
export const conversationsResponseSchema = z.object({
  conversations: z.array(conversationSchema.omit({ messages: true }).extend({ messages: z.number().int().nonnegative() })),
});
export type ConversationsResponse = z.infer<typeof conversationsResponseSchema>;

/** Does a history end with a message of the learner that can be answered? */
const endsWithTurn = (messages: { role: string; content: string }[]): boolean => {
  const { role, content } = messages.at(-1) ?? { role: '', content: '' };
  const turn = content.trim();
  return role === 'user' && turn !== '' && turn.length <= MAX_MESSAGE_LENGTH;
};
const TURN_MISSING = 'Bitte sagen oder schreiben Sie zuerst etwas, höchstens 5.000 Zeichen auf einmal.';

const keptTurn = {
  /** With it the server goes by what it keeps, and only the newest message of the learner is new. */
  conversationId: z.uuid().optional(),
  /** Chosen by the client with conversationId: a message that comes twice is answered once. */
  messageId: z.uuid().optional(),
};

/** POST /api/chat. `messages`: the whole history with the new message of the learner at its end. */
export const chatRequestSchema = z.object({
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string().max(20_000) }))
    .min(1)
    .max(MAX_MESSAGES)
    .refine(endsWithTurn, TURN_MISSING),
  stage: speakingStageSchema.optional(),
  topicId: z.string().max(100).optional(),
  ...keptTurn,
});
export type ChatRequest = z.input<typeof chatRequestSchema>;

export const chatResponseSchema = z.object({
  content: z.string(),
  /** The examiner has said goodbye. */
  ended: z.boolean(),
});
export type ChatResponse = z.infer<typeof chatResponseSchema>;

/**
 * POST /api/chat with `Accept: text/event-stream` answers the same as server-sent events: `delta` with a piece of the
 * text each ({content}), then `done` with the whole (chatResponseSchema), or `error` with an error body.
 */
export const chatDeltaSchema = z.object({ content: z.string() });

/** POST /api/free-conversation */
export const freeConversationRequestSchema = z.object({
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(20_000), timestamp: z.union([z.string(), z.number()]).optional() }))
    .min(1)
    .max(MAX_MESSAGES)
    .refine(endsWithTurn, TURN_MISSING),
  ...keptTurn,
});
export type FreeConversationRequest = z.input<typeof freeConversationRequestSchema>;

export const freeConversationResponseSchema = z.object({
  response: z.string(),
  /** The one or two that matter most in the learner's last message. */
  corrections: z.array(correctionSchema),
});
export type FreeConversationResponse = z.infer<typeof freeConversationResponseSchema>;
