import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { dueFlashcardsResponseSchema } from '@b1fuchs/contracts';
import { readWords } from '@b1fuchs/lexicon';
import { MongoClient } from 'mongodb';
import type { Learner } from './learner.js';
import { percentile, post, rounds, shareOut, timed } from './measure.js';
import type { Figure } from './table.js';

/** The learner who is measured, among others with decks of their own. */
const CARDS = 2_400;
const OTHERS = 1_000;
const CARDS_OF_OTHERS = 200;
/** After so many documents at once the database is busy tidying its file for a while; that is not what is measured. */
const SETTLING_MS = 15_000;
/** Calls before the measured ones, as on a service that has been running. */
const WARM_UP = 100;
const CLIENTS = 4;
const SEARCHES = ['haus', 'schluessel', 'die', 'to make', 'کتاب', 'زندگي', 'grösse', 'fahren', 'gern', 'b', 'nicht da', 'arbeit'];

/**
 * A learner with 2,400 cards among 1,000 learners with 200 each: what is due and the deck's figures, searches in the word
 * list, and answers, all through the gateway.
 */
export async function measureVocabulary({ gateway, mongo, learner }: { gateway: URL; mongo: string; learner: Learner }): Promise<Figure[]> {
  const client = await new MongoClient(mongo).connect();
  try {
    const cards = client.db().collection<CardDocument>('user_flashcards');
    const others = rounds(OTHERS, 50);
    for (let other = 0; other < others; other += 1) await cards.insertMany(deckOf(`bench-other-${other}`, CARDS_OF_OTHERS));
    await cards.insertMany(deckOf(learner.identity.userId, CARDS));
    await setTimeout(SETTLING_MS);
  } finally {
    await client.close();
  }

  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(new URL(`/api/flashcards/${path}`, gateway), { headers: learner.headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const times = async (path: (run: number) => string): Promise<number[]> => {
    for (let run = 0; run < rounds(WARM_UP, 20); run += 1) await get(path(run));
    const measured: number[] = [];
    for (let run = 0; run < rounds(200, 30); run += 1) measured.push(await timed(() => get(path(run))));
    return measured;
  };

  const due = await times(() => 'leitner-due');
  const stats = await times((run) => (run % 2 === 0 ? 'stats' : 'leitner-stats'));
  const searches = await times((run) => `available?search=${encodeURIComponent(SEARCHES[run % SEARCHES.length] ?? '')}&limit=100`);

  const { flashcards } = dueFlashcardsResponseSchema.parse(await get('leitner-due?limit=500'));
  const answered = flashcards.slice(0, rounds(400, 40));
  const answerMs = await timed(() =>
    shareOut(CLIENTS, answered, ({ userFlashcardId }) =>
      post(new URL('/api/flashcards/leitner-review', gateway), { headers: learner.headers, body: JSON.stringify({ userFlashcardId, isCorrect: true, reviewId: randomUUID() }) }),
    ),
  );

  const among = `${CARDS} cards among ${rounds(OTHERS, 50)} learners with ${CARDS_OF_OTHERS}`;
  return [
    figure('vocabulary: cards that are due, p99', due, 0.99, among),
    figure('vocabulary: figures of the deck, p99', stats, 0.99, among),
    figure('vocabulary: search in the word list, p95', searches, 0.95, `${SEARCHES.length} searches in German, English and Persian`),
    { name: `vocabulary: answers, ${CLIENTS} clients`, value: (answered.length * 1_000) / answerMs, unit: '/s', note: `${answered.length} answers in ${(answerMs / 1_000).toFixed(1)} s` },
  ];
}

const figure = (name: string, times: number[], share: number, about: string): Figure => ({
  name,
  value: percentile(times, share),
  unit: 'ms',
  aim: { bound: 'at most', value: 50 },
  note: `p50 ${percentile(times, 0.5).toFixed(1)} ms; ${about}`,
});

type CardDocument = ReturnType<typeof deckOf>[number];
const words = readWords();

/** A deck as it looks after some weeks: cards in all boxes, a third of them due. */
function deckOf(userId: string, size: number) {
  return Array.from({ length: size }, (_, index) => {
    const id: string = randomUUID();
    const box = (index % 5) + 1;
    const dueDay = index % 3 === 0 ? `2026-01-${String((index % 28) + 1).padStart(2, '0')}` : `2099-01-${String((index % 28) + 1).padStart(2, '0')}`;
    return {
      _id: id,
      userId,
      flashcardId: words[index % words.length]?.id ?? '',
      easinessFactor: 2.5,
      archived: false,
      createdAt: new Date(),
      version: 3,
      boxNumber: box,
      intervalDays: 1,
      repetitions: 1,
      correctStreak: 1,
      status: 'learning',
      timesSeen: 3,
      totalReviews: 3,
      correctReviews: 2,
      lapses: 0,
      lastReview: new Date(2026, 0, 1),
      lastDay: '2026-01-01',
      leitnerDueDay: dueDay,
      fsrsDueDay: dueDay,
      fsrs: { stability: 3, difficulty: 5 },
      answers: [] as unknown[],
      undone: [] as string[],
      pendingReviews: [] as unknown[],
    };
  });
}
