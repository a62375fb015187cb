import { createHash } from 'node:crypto';
import {
  addSelectedRequestSchema,
  archiveCardRequestSchema,
  availableWordsQuerySchema,
  deckQuerySchema,
  dueFlashcardsQuerySchema,
  exportQuerySchema,
  flashcardSettingsSchema,
  fromCorrectionRequestSchema,
  importQuerySchema,
  learnerCardsQuerySchema,
  leitnerReviewRequestSchema,
  leitnerUndoRequestSchema,
  MAX_IMPORT_BYTES,
  ownCardSchema,
} from '@b1fuchs/contracts';
import { AppError, identityOf, parse, requireCaller, requireEntitled } from '@b1fuchs/kit';
import compression from 'compression';
import express, { Router, type Response } from 'express';
import { z } from 'zod';
import { answerCard, undoAnswer } from '../../domain/answer-card.js';
import { writeCardFile } from '../../domain/card-file.js';
import { addSelected, archiveCard, changeOwnCard, createFromCorrection, createOwnCard, listAvailable, listDeck, readDeck } from '../../domain/deck.js';
import { importCards } from '../../domain/import-cards.js';
import { readCardFigures, readDue, readLeitnerStats, readStats, type StudyParts } from '../../domain/study.js';

const idSchema = z.object({ userFlashcardId: z.uuid() });
const fileTypes = ['text/csv', 'text/tab-separated-values', 'text/plain', 'application/octet-stream'];

export function createRoutes(parts: StudyParts): Router {
  const router = Router();

  router.get('/api/flashcards/stats', async (request, response) => {
    response.json(await readStats(parts, identityOf(request), new Date()));
  });

  router.get('/api/flashcards/leitner-stats', async (request, response) => {
    response.json(await readLeitnerStats(parts, identityOf(request), new Date()));
  });

  router.get('/api/flashcards/leitner-due', requireEntitled, async (request, response) => {
    const { limit } = parse(dueFlashcardsQuerySchema, request.query);
    response.json({ flashcards: await readDue(parts, identityOf(request), limit, new Date()) });
  });

  router.post('/api/flashcards/leitner-review', requireEntitled, async (request, response) => {
    response.json(await answerCard(parts, identityOf(request), parse(leitnerReviewRequestSchema, request.body), new Date()));
  });

  router.post('/api/flashcards/leitner-undo', requireEntitled, async (request, response) => {
    const { userId } = identityOf(request);
    response.json(await undoAnswer(parts, { userId, ...parse(leitnerUndoRequestSchema, request.body) }));
  });

  router.get('/api/flashcards/available', compression(), async (request, response) => {
    const query = parse(availableWordsQuerySchema, request.query);
    sendTagged(response, request.header('if-none-match'), JSON.stringify(await listAvailable(parts, identityOf(request).userId, query)));
  });

  router.post('/api/flashcards/add-selected', requireEntitled, async (request, response) => {
    const { flashcardIds } = parse(addSelectedRequestSchema, request.body);
    response.json({ addedCount: await addSelected(parts, identityOf(request), flashcardIds, new Date()) });
  });

  router.get('/api/flashcards/settings', async (request, response) => {
    response.json({ scheduler: await parts.settings.schedulerOf(identityOf(request).userId) });
  });

  router.put('/api/flashcards/settings', async (request, response) => {
    const settings = parse(flashcardSettingsSchema, request.body);
    await parts.settings.choose(identityOf(request).userId, settings.scheduler);
    response.json(settings);
  });

  router.get('/api/flashcards/cards', compression(), async (request, response) => {
    response.json(await listDeck(parts, identityOf(request).userId, parse(deckQuerySchema, request.query)));
  });

  router.post('/api/flashcards/cards', requireEntitled, async (request, response) => {
    response.status(201).json(await createOwnCard(parts, identityOf(request), parse(ownCardSchema, request.body), new Date()));
  });

  router.put('/api/flashcards/cards/:userFlashcardId', async (request, response) => {
    const { userFlashcardId } = parse(idSchema, request.params);
    await changeOwnCard(parts, identityOf(request).userId, userFlashcardId, parse(ownCardSchema, request.body));
    response.status(204).end();
  });

  router.patch('/api/flashcards/cards/:userFlashcardId', async (request, response) => {
    const { userFlashcardId } = parse(idSchema, request.params);
    await archiveCard(parts, identityOf(request).userId, userFlashcardId, parse(archiveCardRequestSchema, request.body).archived);
    response.status(204).end();
  });

  router.post('/api/flashcards/from-correction', requireEntitled, async (request, response) => {
    response.json(await createFromCorrection(parts, identityOf(request), parse(fromCorrectionRequestSchema, request.body), new Date()));
  });

  router.post('/api/flashcards/import', requireEntitled, express.raw({ type: fileTypes, limit: MAX_IMPORT_BYTES }), async (request, response) => {
    const { dryRun } = parse(importQuerySchema, request.query);
    if (!(request.body instanceof Uint8Array)) throw new AppError('IMPORT_UNREADABLE');
    response.json(await importCards(parts, identityOf(request), { file: request.body, dryRun: dryRun === 'true' }, new Date()));
  });

  router.get('/api/flashcards/export', async (request, response) => {
    const { format } = parse(exportQuerySchema, request.query);
    const file = writeCardFile(await readDeck(parts, identityOf(request).userId), format);
    response.attachment(`b1-fuchs-karten.${format}`).type(format === 'csv' ? 'text/csv' : 'text/tab-separated-values').setHeader('Cache-Control', 'no-store');
    response.send(file);
  });

  router.get('/internal/admin/learners/:userId/cards', requireCaller('admin'), async (request, response) => {
    const { timeZone } = parse(learnerCardsQuerySchema, request.query);
    response.json(await readCardFigures(parts, { userId: String(request.params.userId), timeZone }, new Date()));
  });

  return router;
}

/** Answers 304 when the client has the same body already. It depends on the learner, so no shared cache may keep it. */
function sendTagged(response: Response, known: string | undefined, body: string): void {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  response.setHeader('Cache-Control', 'private, no-cache').setHeader('ETag', tag);
  if (known === tag) {
    response.status(304).end();
    return;
  }
  response.type('json').send(body);
}
