import { IDENTITY_HEADER, learnerCardsSchema } from '@b1fuchs/contracts';
import { signInternalToken } from '@b1fuchs/kit';
import { signingKeyOf, someIdentity } from '@b1fuchs/testing';
import request from 'supertest';
import { learnerWith } from './learner.js';
import { startVocabularyUnderTest, type VocabularyUnderTest } from './vocabulary-under-test.js';

let vocabulary: VocabularyUnderTest;

beforeAll(async () => {
  vocabulary = await startVocabularyUnderTest();
});
afterAll(() => vocabulary.stop());

const ask = (userId: string, timeZone = 'Europe/Berlin', caller: 'admin' | 'gateway' = 'admin') =>
  request(vocabulary.baseUrl)
    .get(`/internal/admin/learners/${userId}/cards?timeZone=${encodeURIComponent(timeZone)}`)
    .set(IDENTITY_HEADER, signInternalToken(signingKeyOf(caller), 'vocabulary'));

test('the admin service is told the figures of a deck, and nothing of what stands on the cards', async () => {
  const { identity, due } = await learnerWith(vocabulary, 3);
  const answer = await ask(identity.userId);
  expect(learnerCardsSchema.parse(answer.body)).toMatchObject({ totalCards: 3, dueCards: 3, masteredCards: 0, averageAccuracy: 0, scheduler: 'leitner' });
  expect(learnerCardsSchema.parse(answer.body).boxes[0]).toEqual({ box: 1, count: 3 });
  for (const { germanWord } of await due()) expect(answer.text).not.toContain(germanWord);
});

test('whoever has no card has figures of nothing; a zone that does not exist is refused, and so is everybody else', async () => {
  const { userId } = someIdentity();
  expect(learnerCardsSchema.parse((await ask(userId)).body)).toMatchObject({ totalCards: 0, dueCards: 0 });
  expect((await ask(userId, 'Mond/Krater')).status).toBe(400);
  expect((await ask(userId, 'Europe/Berlin', 'gateway')).status).toBe(403);
});
