import mongoose, { Schema } from 'mongoose';
import { percentile, rounds, timed } from './measure.js';
import type { Figure } from './table.js';

const LEARNERS = 300;
const CARDS_OF_EACH = 200;
const BATCH = 5_000;
/** Days are numbered here; of a learner's 180 cards that are not archived, half are due by then. */
const TODAY = 50;
const DUE = 90;
const MOST = 100;

const cardSchema = new Schema({ userId: String, archived: Boolean, dueDay: Number, box: Number, word: String, example: String }, { autoIndex: false });
cardSchema.index({ userId: 1, archived: 1, dueDay: 1 });

/** A learner's due cards straight from the database, the earliest first, among 60,000 cards of 300 learners. */
export async function measureCards(mongo: URL): Promise<Figure[]> {
  const connection = await mongoose.createConnection(mongo.href, { dbName: 'bench' }).asPromise();
  try {
    const Card = connection.model('Card', cardSchema);
    await Card.createIndexes();
    for (let from = 0; from < LEARNERS * CARDS_OF_EACH; from += BATCH) {
      await Card.collection.insertMany(Array.from({ length: BATCH }, (_card, i) => cardOf(from + i)));
    }

    const due = async (learner: number): Promise<void> => {
      const cards = await Card.find({ userId: userIdOf(learner), archived: false, dueDay: { $lte: TODAY } }).sort({ dueDay: 1 }).limit(MOST).lean();
      if (cards.length !== DUE) throw new Error(`${cards.length} cards are due, not ${DUE}.`);
    };
    for (let run = 0; run < 200; run += 1) await due(run % LEARNERS);
    const times: number[] = [];
    for (let run = 0; run < rounds(1_500, 300); run += 1) times.push(await timed(() => due((run * 7) % LEARNERS)));

    const note = `${DUE} cards among ${LEARNERS * CARDS_OF_EACH}, ${times.length} times`;
    return [
      { name: "cards: a learner's due ones, p50", value: percentile(times, 0.5), unit: 'ms', note },
      { name: "cards: a learner's due ones, p99", value: percentile(times, 0.99), unit: 'ms', aim: { bound: 'at most', value: 10 }, note },
    ];
  } finally {
    await connection.close();
  }
}

const userIdOf = (learner: number): string => `learner-${String(learner).padStart(3, '0')}`;

/** Learners' cards lie mixed, as they do when learners add them in the course of time. */
function cardOf(n: number): Record<string, unknown> {
  const own = Math.floor(n / LEARNERS);
  return {
    userId: userIdOf(n % LEARNERS),
    archived: own % 10 === 0,
    dueDay: (own * 37) % 100,
    box: (own % 5) + 1,
    word: `Wort ${own}`,
    example: `Das ist ein Beispielsatz mit dem Wort ${own}, wie er auf einer Karte steht.`,
  };
}
