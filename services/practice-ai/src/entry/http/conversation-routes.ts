import { chatRequestSchema, conversationsQuerySchema, freeConversationRequestSchema, startConversationRequestSchema } from '@b1fuchs/contracts';
import { identityOf, parse, requireEntitled } from '@b1fuchs/kit';
import { Router } from 'express';
import { answerChat, type ChatParts } from '../../domain/conversation/answer-chat.js';
import { listConversations, readConversation, removeConversation } from '../../domain/conversation/conversation-view.js';
import { converse, type ConverseParts } from '../../domain/conversation/converse.js';
import { startConversation, type StartParts } from '../../domain/conversation/start-conversation.js';
import { topicsToChoose } from '../../domain/speaking/catalogue/speaking-topics.js';
import { streamAnswer, wantsStream } from './event-stream.js';

export type ConversationParts = { chat: ChatParts; free: ConverseParts } & StartParts;

/** Talks with the examiner and free conversations. */
export function createConversationRoutes(parts: ConversationParts): Router {
  const router = Router();

  router.get('/api/topics/speaking', (request, response) => {
    identityOf(request);
    response.json(topicsToChoose);
  });

  router.post('/api/conversations', requireEntitled, async (request, response) => {
    const input = parse(startConversationRequestSchema, request.body);
    response.status(201).json(await startConversation(parts, { ...input, userId: identityOf(request).userId }, new Date()));
  });

  router.get('/api/conversations', async (request, response) => {
    const { kind } = parse(conversationsQuerySchema, request.query);
    response.json(await listConversations(parts, identityOf(request).userId, kind));
  });

  router.get('/api/conversations/:id', async (request, response) => {
    response.json(await readConversation(parts, identityOf(request).userId, request.params.id));
  });

  router.delete('/api/conversations/:id', async (request, response) => {
    await removeConversation(parts, identityOf(request).userId, request.params.id, new Date());
    response.status(204).end();
  });

  router.post('/api/chat', requireEntitled, async (request, response) => {
    const input = parse(chatRequestSchema, request.body);
    const { userId } = identityOf(request);
    if (!wantsStream(request)) {
      response.json(await answerChat(parts.chat, { ...input, userId }, new Date()));
      return;
    }
    await streamAnswer(response, (onPiece) => answerChat(parts.chat, { ...input, userId, onPiece }, new Date()));
  });

  router.post('/api/free-conversation', requireEntitled, async (request, response) => {
    const input = parse(freeConversationRequestSchema, request.body);
    const { userId, timeZone } = identityOf(request);
    response.json(await converse(parts.free, { ...input, userId, timeZone }, new Date()));
  });

  return router;
}
