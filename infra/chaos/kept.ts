import { connectMongo, createLogger } from '@b1fuchs/kit';
import { z } from 'zod';
import type { Kind } from '../load/ledger.js';
import { countOf } from '../load/recorder.js';

/** What the system has of some learners, read from its databases. */
export type Kept = {
  /** How often what was handed in is there, by its kind and id. */
  things: Map<string, number>;
  /** Style refinements keep no text: only how many there are of each learner. */
  styles: Map<string, number>;
  /** Two counts of the same that must agree, each with what it is of. */
  pairs: { what: string; userId: string; one: number; other: number }[];
};

export const thingOf = (kind: Kind, id: string): string => `${kind} ${id}`;

const attempt = z.object({ userId: z.string(), text: z.string(), score: z.number() });
const conversation = z.object({ _id: z.string(), messages: z.array(z.object({ role: z.string(), messageId: z.string().nullish() })) });
const review = z.object({ _id: z.string(), userId: z.string(), day: z.string() });
const activity = z.object({ _id: z.string(), userId: z.string(), section: z.string(), day: z.string(), fingerprint: z.string().nullish() });
const perLearner = z.object({ userId: z.string() });
const card = z.object({ userId: z.string(), totalReviews: z.number() });
const day = z.object({ userId: z.string(), exercises: z.number() });
const totals = z.object({ _id: z.string(), exercisesCompleted: z.number() });

const ANSWERS_PER_EXERCISE = 10;

/** @param urls addresses of the services' databases */
export async function readKept(urls: { practice: string; vocabulary: string; progress: string }, userIds: readonly string[]): Promise<Kept> {
  const logger = createLogger('chaos', 'error');
  const open = await Promise.all([urls.practice, urls.vocabulary, urls.progress].map((url) => connectMongo(url, logger)));
  const [practiceDb, vocabularyDb, progressDb] = open;
  if (!practiceDb || !vocabularyDb || !progressDb) throw new Error('No database is open.');
  const of = { userId: { $in: [...userIds] } };
  const read = async <Schema extends z.ZodType>(from: typeof practiceDb, name: string, schema: Schema, filter: object = of): Promise<z.infer<Schema>[]> => z.array(schema).parse(await from.collection(name).find(filter).toArray());
  try {
    const [letters, speeches, styles, conversations] = [
      await read(practiceDb, 'exam_attempts', attempt),
      await read(practiceDb, 'speaking_attempts', attempt),
      await read(practiceDb, 'style_refinements', perLearner),
      await read(practiceDb, 'conversations', conversation),
    ];
    const [reviews, cards, days] = [await read(vocabularyDb, 'flashcard_reviews', review), await read(vocabularyDb, 'user_flashcards', card), await read(vocabularyDb, 'vocabulary_days', day)];
    const [activities, sums] = [await read(progressDb, 'activities', activity), await read(progressDb, 'totals', totals, { _id: of.userId })];

    const things = countOf([
      ...letters.map(({ text }) => thingOf('letter', text)),
      ...speeches.map(({ text }) => thingOf('speech', text)),
      ...reviews.map(({ _id }) => thingOf('review', _id)),
      ...conversations.flatMap(({ _id, messages }) => [thingOf('conversation', _id), ...messages.flatMap(({ messageId }) => (messageId ? [thingOf('message', messageId)] : []))]),
    ]);
    const counted = new Map(activities.map(({ userId, section, day: on, fingerprint, _id }) => [`${userId} ${section} ${on} ${fingerprint ?? _id}`, userId]));
    const pairs = userIds.flatMap((userId) => {
      const own = <Row extends { userId: string }>(rows: readonly Row[]): Row[] => rows.filter((row) => row.userId === userId);
      const told = (section: string): number => own(activities).filter((one) => one.section === section).length;
      const answers = own(reviews);
      const exercises = sum(own(days).map((one) => one.exercises));
      const onDays = [...countOf(answers.map((one) => one.day)).values()];
      const pair = (what: string, one: number, other: number) => ({ what, userId, one, other });
      return [
        pair('letters, exercises of writing', own(letters).filter(({ score }) => score > 0).length, told('writing')),
        pair('speeches, exercises of speaking', own(speeches).length, told('speaking')),
        pair('style refinements, exercises of style', own(styles).length, told('style-refinement')),
        pair('answers to cards on the cards, in the list', sum(own(cards).map(({ totalReviews }) => totalReviews)), answers.length),
        pair('tens of answers, exercises of vocabulary told', sum(onDays.map((count) => Math.floor(count / ANSWERS_PER_EXERCISE))), exercises),
        pair('exercises of vocabulary told, kept', exercises, told('vocabulary')),
        pair('exercises, the total of progress', [...counted.values()].filter((one) => one === userId).length, sums.find(({ _id }) => _id === userId)?.exercisesCompleted ?? 0),
      ];
    });
    return { things, styles: countOf(styles.map(({ userId }) => userId)), pairs };
  } finally {
    await Promise.all(open.map((connection) => connection.close()));
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
