import { randomUUID } from 'node:crypto';
import { flashcardStatsSchema } from '@b1fuchs/contracts';
import { eventually, someIdentity } from '@b1fuchs/testing';
import fc from 'fast-check';
import { learnerWith, ok, wordIds } from './learner.js';
import { startVocabularyUnderTest, type VocabularyUnderTest } from './vocabulary-under-test.js';

const timeoutMs = 120_000;
let vocabulary: VocabularyUnderTest;
beforeAll(async () => {
  vocabulary = await startVocabularyUnderTest();
}, timeoutMs);
afterAll(() => vocabulary.stop());

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

describe('the study of due cards', () => {
  test('new cards are due at once, with all that stands on them', async () => {
    const { due, stats, identity } = await learnerWith(vocabulary, 3);
    const cards = await due();
    expect(cards).toHaveLength(3);
    expect(cards[0]).toMatchObject({ box: 1, isLeech: false });
    for (const card of cards) {
      expect(card.germanWord.length * card.englishTranslation.length * card.exampleSentence.length).toBeGreaterThan(0);
      expect(card.persianTranslation).toMatch(/\p{Script=Arabic}/u);
    }
    expect(await stats()).toMatchObject({ dueToday: 3, overdue: 0, reviewedToday: 0, scheduler: 'leitner', boxDistribution: [{ box: 1, count: 3 }, { box: 2, count: 0 }, { box: 3, count: 0 }, { box: 4, count: 0 }, { box: 5, count: 0 }] });
    expect(flashcardStatsSchema.parse((await vocabulary.get('stats', identity)).body)).toEqual({ totalCards: 3, dueCards: 3, masteredCards: 0, averageAccuracy: 0 });
  });

  test('known goes one box on, not known back into the first; the figures follow', async () => {
    const { due, stats, answer, identity } = await learnerWith(vocabulary, 2);
    const [first, second] = await due();
    expect(await answer({ userFlashcardId: first?.userFlashcardId ?? '', isCorrect: true, responseTimeSeconds: 2.5 })).toMatchObject({ counted: true, box: 2 });
    expect(await answer({ userFlashcardId: second?.userFlashcardId ?? '', isCorrect: false })).toMatchObject({ counted: true, box: 1 });
    expect(await due()).toEqual([]);
    expect(await stats()).toMatchObject({ dueToday: 0, reviewedToday: 2, forecast: expect.arrayContaining([expect.objectContaining({ count: 1 })]) as unknown });
    expect(flashcardStatsSchema.parse((await vocabulary.get('stats', identity)).body)).toMatchObject({ dueCards: 0, averageAccuracy: 50 });
    expect(await vocabulary.recordsOf('user_flashcards', identity.userId)).toMatchObject([{ pendingReviews: [] }, { pendingReviews: [] }]);
    const reviews = await vocabulary.recordsOf('flashcard_reviews', identity.userId);
    expect(reviews.map((row) => ({ quality: (row as unknown as { quality: number }).quality, time: (row as unknown as { responseTimeSeconds: number | null }).responseTimeSeconds }))).toEqual(
      expect.arrayContaining([{ quality: 5, time: 2.5 }, { quality: 1, time: null }]),
    );
  });

  test('an answer sent twice, or at the same time, counts once', async () => {
    const { due, answer, identity } = await learnerWith(vocabulary, 1);
    const [card] = await due();
    const body = { userFlashcardId: card?.userFlashcardId ?? '', isCorrect: true, reviewId: randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => answer(body)));
    answers.push(await answer(body));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toMatchObject({ counted: true, box: 2 });
    expect(await vocabulary.recordsOf('flashcard_reviews', identity.userId)).toHaveLength(1);
  });

  test('two tabs: of two answers to one card the first counts, the other moves nothing', async () => {
    const { due, answer } = await learnerWith(vocabulary, 1);
    const [card] = await due();
    const id = card?.userFlashcardId ?? '';
    const answers = await Promise.all([answer({ userFlashcardId: id, isCorrect: true }), answer({ userFlashcardId: id, isCorrect: true })]);
    expect(answers.map(({ counted }) => counted).sort()).toEqual([false, true]);
    expect(answers.map(({ box }) => box)).toEqual([2, 2]);
    expect(await answer({ userFlashcardId: id, isCorrect: false })).toMatchObject({ counted: false, box: 2 });
  });

  test('answers kept on a device count for the day they were given on, in any order that arrives', async () => {
    const { due, answer, identity } = await learnerWith(vocabulary, 1);
    const [card] = await due();
    const id = card?.userFlashcardId ?? '';
    await vocabulary.changeCard(id, { $set: { leitnerDueDay: daysAgo(6).slice(0, 10), fsrsDueDay: daysAgo(6).slice(0, 10) } });
    expect(await answer({ userFlashcardId: id, isCorrect: true, answeredAt: daysAgo(5) })).toMatchObject({ counted: true, box: 2 });
    expect(await answer({ userFlashcardId: id, isCorrect: true, answeredAt: daysAgo(5.001) })).toMatchObject({ counted: false, box: 2 });
    expect(await answer({ userFlashcardId: id, isCorrect: true, answeredAt: daysAgo(1) })).toMatchObject({ counted: true, box: 3 });
    const old = await vocabulary.post('leitner-review', { userFlashcardId: id, isCorrect: true, answeredAt: daysAgo(8) }, identity);
    expect(old.status).toBe(400);
    expect(old.body).toMatchObject({ code: 'VALIDATION_FAILED', message: expect.stringContaining('älter als 7 Tage') as string });
  });

  test('undo brings the card back as it was; again, it changes nothing; after another answer it is too late', async () => {
    const { due, answer, identity } = await learnerWith(vocabulary, 1);
    const [card] = await due();
    const userFlashcardId = card?.userFlashcardId ?? '';
    const { reviewId } = await answer({ userFlashcardId, isCorrect: false });
    for (let time = 0; time < 2; time += 1) {
      expect((await vocabulary.post('leitner-undo', { userFlashcardId, reviewId }, identity).then(ok)).body).toMatchObject({ box: 1 });
      expect(await due()).toEqual([card]);
    }
    const again = await answer({ userFlashcardId, isCorrect: true });
    expect(again).toMatchObject({ counted: true, box: 2 });
    expect(await answer({ userFlashcardId, isCorrect: false, reviewId })).toMatchObject({ counted: false, box: 2 });
    const late = await vocabulary.post('leitner-undo', { userFlashcardId, reviewId: randomUUID() }, identity);
    expect(late).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } });
    const reviews = await vocabulary.recordsOf('flashcard_reviews', identity.userId);
    expect(reviews.map((row) => (row as unknown as { undone: boolean }).undone).sort()).toEqual([false, true]);
  });

  test('no sequence of answers, repetitions and undo leaves a card outside the boxes, or lost', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('answer' as const), isCorrect: fc.boolean(), twice: fc.boolean() }),
      fc.record({ kind: fc.constant('undo' as const), twice: fc.boolean() }),
      fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 20 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { due, answer, stats, identity } = await learnerWith(vocabulary, 1);
        const [card] = await due();
        const userFlashcardId = card?.userFlashcardId ?? '';
        let expected = [1];
        let last: string | undefined;
        for (const one of steps) {
          if (one.kind === 'days') {
            await vocabulary.changeCard(userFlashcardId, { $set: { leitnerDueDay: daysAgo(one.days).slice(0, 10), lastReview: null } });
          } else if (one.kind === 'undo' && last !== undefined) {
            const body = { userFlashcardId, reviewId: last };
            for (let time = 0; time < (one.twice ? 2 : 1); time += 1) ok(await vocabulary.post('leitner-undo', body, identity));
            expected = expected.slice(0, -1);
            last = undefined;
          } else if (one.kind === 'answer') {
            const body = { userFlashcardId, isCorrect: one.isCorrect, reviewId: randomUUID() };
            const { counted, box } = await answer(body);
            if (one.twice) expect(await answer(body)).toMatchObject({ counted, box });
            if (counted) {
              expected = [...expected, one.isCorrect ? Math.min(5, (expected.at(-1) ?? 1) + 1) : 1];
              last = body.reviewId;
            }
            expect(box).toBe(expected.at(-1));
          }
        }
        const { boxDistribution } = await stats();
        expect(boxDistribution.filter(({ count }) => count > 0)).toEqual([{ box: expected.at(-1), count: 1 }]);
      }),
      { numRuns: 40 },
    );
  }, timeoutMs);
});

describe('practice told to the progress service', () => {
  test('ten answers are one exercise; fewer are one when they empty the stack; repetitions add none', async () => {
    const { due, answer, identity } = await learnerWith(vocabulary, 13);
    const cards = await due();
    for (const [index, { userFlashcardId }] of cards.slice(0, 9).entries()) await answer({ userFlashcardId, isCorrect: index > 2 });
    expect(vocabulary.publishedFor(identity.userId)).toEqual([]);
    const tenth = { userFlashcardId: cards[9]?.userFlashcardId ?? '', isCorrect: true, reviewId: randomUUID() };
    await Promise.all([answer(tenth), answer(tenth), answer(tenth)]);
    await eventually(() => expect(vocabulary.publishedFor(identity.userId)).toHaveLength(1));
    expect(vocabulary.publishedFor(identity.userId)[0]).toMatchObject({ data: { section: 'vocabulary', description: 'Wortschatz: 10 Karten', timeZone: identity.timeZone, result: { cards: { answered: 10, right: 7 } } } });
    for (const { userFlashcardId } of cards.slice(10)) await answer({ userFlashcardId, isCorrect: false });

    const other = await learnerWith(vocabulary, 2);
    for (const { userFlashcardId } of await other.due()) await other.answer({ userFlashcardId, isCorrect: true });
    await eventually(() => expect(vocabulary.publishedFor(other.identity.userId)).toHaveLength(1));
    expect(vocabulary.publishedFor(other.identity.userId)[0]).toMatchObject({ data: { description: 'Wortschatz: 2 Karten' } });
    expect(vocabulary.publishedFor(identity.userId)).toHaveLength(1);
  }, timeoutMs);

  test('what a killed process left undone is done by the next one', async () => {
    const { due, answer, identity } = await learnerWith(vocabulary, 1);
    const [card] = await due();
    const userFlashcardId = card?.userFlashcardId ?? '';
    const pending = { kind: 'answer', reviewId: randomUUID(), review: { isKnown: true, responseTimeSeconds: null, reviewedAt: new Date(), day: card?.dueDay, timeZone: identity.timeZone } };
    await vocabulary.changeCard(userFlashcardId, { $set: { leitnerDueDay: '2099-01-01', boxNumber: 2 }, $push: { pendingReviews: pending } });
    await eventually(async () => expect(await vocabulary.recordsOf('flashcard_reviews', identity.userId)).toHaveLength(1), 30_000);
    await eventually(() => expect(vocabulary.publishedFor(identity.userId)).toHaveLength(1), 30_000);
    await eventually(async () => expect(await vocabulary.recordsOf('user_flashcards', identity.userId)).toMatchObject([{ pendingReviews: [] }]));
    expect(await answer({ userFlashcardId, isCorrect: true })).toMatchObject({ counted: false, box: 2 });
  }, timeoutMs);
});

describe('cards that cannot be answered', () => {
  test('another learner’s, an archived one, an unknown one: 404, and nothing changes', async () => {
    const { due, identity } = await learnerWith(vocabulary, 2);
    const [first, second] = await due();
    const stranger = someIdentity();
    const answer = (id: string, who = identity) => vocabulary.post('leitner-review', { userFlashcardId: id, isCorrect: true }, who);
    expect(await answer(first?.userFlashcardId ?? '', stranger)).toMatchObject({ status: 404, body: { code: 'CARD_NOT_FOUND' } });
    await vocabulary.call('patch', `cards/${second?.userFlashcardId ?? ''}`, identity).send({ archived: true }).expect(204);
    expect(await answer(second?.userFlashcardId ?? '')).toMatchObject({ status: 404 });
    expect(await answer(randomUUID())).toMatchObject({ status: 404 });
    expect(await answer('no-uuid')).toMatchObject({ status: 400 });
    expect(await due()).toEqual([first]);
  });

  test('without practice nothing is due and nothing counts', async () => {
    const { identity } = await learnerWith(vocabulary, 1);
    const closed = { ...identity, entitled: false };
    expect(await vocabulary.get('leitner-due', closed)).toMatchObject({ status: 402 });
    expect(await vocabulary.post('add-selected', { flashcardIds: wordIds.slice(0, 1) }, closed)).toMatchObject({ status: 402 });
    expect(await vocabulary.get('stats', closed)).toMatchObject({ status: 200 });
  });
});
