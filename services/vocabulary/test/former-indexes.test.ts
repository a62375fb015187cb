import { dueFlashcardsResponseSchema, leitnerStatsSchema } from '@b1fuchs/contracts';
import mongoose from 'mongoose';
import { learnerWith, ok } from './learner.js';
import { startVocabularyUnderTest } from './vocabulary-under-test.js';

test('a database from before gets the present indexes, loses those they replace, and keeps its cards', async () => {
  const first = await startVocabularyUnderTest();
  const { identity } = await learnerWith(first, 3);
  const connection = await mongoose.createConnection(first.mongoUrl).asPromise();
  const cards = connection.collection('user_flashcards');
  const reviews = connection.collection('flashcard_reviews');
  const indexesOf = async (rows: typeof cards): Promise<string[]> => (await rows.indexes()).flatMap(({ name }) => name ?? []).sort();
  for (const name of ['deck_by_leitner_day', 'deck_by_fsrs_day']) await cards.dropIndex(name);
  for (const day of ['leitnerDueDay', 'fsrsDueDay']) await cards.createIndexes([{ key: { userId: 1, archived: 1, [day]: 1 } }]);
  await reviews.createIndexes([{ key: { userId: 1, day: 1 } }]);

  // Twice: two instances start at the same time.
  const urls = { mongoUrl: first.mongoUrl, rabbitUrl: first.rabbitUrl };
  const [second, third] = await Promise.all([startVocabularyUnderTest(urls), startVocabularyUnderTest(urls)]);
  expect(await indexesOf(cards)).toEqual(['_id_', 'deck_by_fsrs_day', 'deck_by_leitner_day', 'pendingReviews.kind_1', 'userId_1_flashcardId_1']);
  expect(await indexesOf(reviews)).toEqual(['_id_', 'userId_1_day_1_undone_1']);
  expect(dueFlashcardsResponseSchema.parse(ok(await second.get('leitner-due', identity)).body).flashcards).toHaveLength(3);
  expect(leitnerStatsSchema.parse(ok(await third.get('leitner-stats', identity)).body)).toMatchObject({ dueToday: 3 });

  await connection.close();
  await Promise.all([second.stop(), third.stop()]);
  await first.stop();
}, 120_000);
