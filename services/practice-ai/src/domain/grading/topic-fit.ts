import { countWords } from '@b1fuchs/contracts';
import type { Embeddings, Vector } from '../../clients/embeddings.js';
import { cleanText } from '../grammar/clean-text.js';
import { commonTopics } from './common-topics.js';
import type { TopicFit } from './evidence.js';
import { namesTopic, withoutCopied } from './topic-words.js';
import { cosine, meanOf, seenFrom } from './vectors.js';

/**
 * Cosines of multilingual-e5-small. Measured on the model answers, weak learners' answers and learners' texts on other
 * subjects (test/topic-fit.test.ts): a model answer lies at 0.887 or more from its own task, a weak one at 0.871 or
 * more; 90 % of the other pairs lie under 0.857.
 */
const ON_TASK = 0.85;
/** A text that is this much nearer to another task of the catalogue answers that one. */
const OTHER_TASK_LEAD = 0.02;
/**
 * From here on cosines are seen from a centre (see vectors.ts). A text lies at 0.16 or more from a topic of a few words
 * that it is about, and mostly at 0.28; one in another language or without sense at 0.03 at most; 85 % of other texts
 * under this.
 */
const ON_FREE_TOPIC = 0.1;
/** A broad topic such as "Essen" lies far from any one text about it; a text that names it may lie this far. */
const ON_NAMED_TOPIC = -0.05;
/**
 * Nearness from which a sentence covers a point (see nearnessToPoints). 79 of the 80 points of the model answers, 18 of
 * 21 of the weak ones and 231 of 240 single sentences (test/grading/point-wordings-*.ts) are seen; 7.5 % of other
 * tasks' points are.
 */
const POINT_COVERED = 0.65;
/** What the nearest wording counts beside the middle of all: a point may be met in ways that have little in common. */
const NEAREST_WORDING = 0.3;
/** How much nearer to one point than to the task's others a sentence lies: one that only names the topic is near to all. */
const OWN_POINT = 0.8;
/** A sentence speaks to the point it is nearest to, and to one that is less than this farther. */
const SECOND_POINT = 0.05;

/** Words from which a sentence may hold two points, and those of a clause that says something by itself. */
const LONG_SENTENCE = 12;
const WHOLE_CLAUSE = 3;

/** The model reads 512 tokens; more text only costs time. */
export const READ_CHARACTERS = 2_000;
const READ_SENTENCE_CHARACTERS = 300;
/** An answer of 80 words has about ten sentences and 550 characters. More is read no further than a learner can wait for. */
const READ_SENTENCES = 60;
const READ_SENTENCES_CHARACTERS = 4_000;

export type TaskTexts = {
  /** What the text is held against. */
  subject: string;
  points: { point: string; wordings: string[] }[];
};

/** A topic outside the catalogue is judged by its own words. */
export const freeTopic = (topic: string): TaskTexts => ({ subject: topic, points: [] });

export type TopicJudge = {
  judge: (task: TaskTexts, text: string, sentences: string[]) => Promise<TopicFit>;
  /** Computes the catalogue's vectors, which takes some seconds, so that no learner waits for them; until `signal` says stop. */
  warmUp: (signal: AbortSignal) => Promise<void>;
};

/**
 * Judges by meaning whether a text is about its task and which content points it covers.
 * @param embeddings.quick for a learner who waits; embeddings.patient for the catalogue.
 */
export function createTopicJudge({ quick, patient }: { quick: Embeddings; patient: Embeddings }, catalogue: TaskTexts[]): TopicJudge {
  const subjects = catalogue.map(({ subject }) => subject);
  const recall = keepCatalogue(quick);

  return {
    async warmUp(signal) {
      await recall.keep('catalogue', subjects, patient);
      await recall.keep('common topics', commonTopics, patient);
      for (const task of catalogue) {
        if (signal.aborted) return;
        await recall.keep(task.subject, textsOf(task), patient);
      }
    },

    judge: (task, text, sentences) => (task.points.length === 0 ? judgeFreeTopic(task.subject, text) : judgeTask(task, text, sentences)),
  };

  /** Whose sentences speak to every point writes about the task. The clauses and the whole text, the dearer half, are read only for others. */
  async function judgeTask(task: TaskTexts, text: string, sentences: string[]): Promise<TopicFit> {
    const given = [task.subject, ...task.points.map(({ point }) => point)];
    const own = withoutCopied([...new Set(sentences)], given);
    const read = readableOnes([...own, ...withoutCopied(own.flatMap(clausesOf), given)]);
    const [said, [subject = [], ...wordings], others] = await Promise.all([
      quick.embed(read.slice(0, own.length)),
      recall.get(task.subject, textsOf(task)),
      recall.get('catalogue', subjects),
    ]);
    const cover = (clauses: Vector[]): TopicFit['points'] => coveredPoints(task, wordings, { sentences: said, clauses }, meanOf(others));
    const bySentences = cover([]);
    if (bySentences.every(({ covered }) => covered)) return { onTopic: true, points: bySentences };

    const [whole = [], ...clauses] = await quick.embed([readable(text, READ_CHARACTERS), ...read.slice(own.length)]);
    const similarity = cosine(whole, subject);
    return { onTopic: similarity >= ON_TASK && similarity >= nearest(whole, others) - OTHER_TASK_LEAD, points: cover(clauses) };
  }

  async function judgeFreeTopic(topic: string, text: string): Promise<TopicFit> {
    const [[whole = [], subject = []], others, topics] = await Promise.all([
      quick.embed([readable(text, READ_CHARACTERS), readable(topic, READ_SENTENCE_CHARACTERS)]),
      recall.get('catalogue', subjects),
      recall.get('common topics', commonTopics),
    ]);
    const similarity = cosine(seenFrom(meanOf(others), whole), seenFrom(meanOf(topics), subject));
    return { onTopic: similarity >= (namesTopic(text, topic) ? ON_NAMED_TOPIC : ON_FREE_TOPIC), points: [] };
  }
}

/** The start of a text without halves of characters, which the embeddings refuse; a cut may make one. */
export const readable = (text: string, characters: number): string => cleanText(text.slice(0, characters));

function readableOnes(sentences: string[]): string[] {
  let characters = 0;
  return sentences.slice(0, READ_SENTENCES).flatMap((sentence) => {
    const read = readable(sentence, READ_SENTENCE_CHARACTERS);
    characters += read.length;
    return characters <= READ_SENTENCES_CHARACTERS ? [read] : [];
  });
}

const nearest = (vector: Vector, others: Vector[]): number => Math.max(...others.map((other) => cosine(vector, other)));
const textsOf = ({ subject, points }: TaskTexts): string[] => [subject, ...points.flatMap(({ wordings }) => wordings)];

/** What a point's wordings have in common, and each of them, as seen from the centre of the catalogue. */
type PointMeaning = { middle: Vector; answers: Vector[] };

function pointMeanings({ points }: TaskTexts, wordings: Vector[], centre: Vector): PointMeaning[] {
  let next = 0;
  return points.map(({ wordings: { length } }) => {
    const [instruction = [], ...answers] = wordings.slice(next, next + length);
    next += length;
    return {
      middle: seenFrom(centre, meanOf([instruction, ...answers])),
      answers: (answers.length > 0 ? answers : [instruction]).map((answer) => seenFrom(centre, answer)),
    };
  });
}

/** How near a sentence lies to each point: to its wordings, and more so when the other points lie farther. */
function nearnessToPoints(sentence: Vector, points: PointMeaning[]): number[] {
  const near = points.map(
    ({ middle, answers }) =>
      (1 - NEAREST_WORDING) * cosine(sentence, middle) + NEAREST_WORDING * Math.max(...answers.map((answer) => cosine(sentence, answer))),
  );
  const usual = near.reduce((sum, one) => sum + one, 0) / near.length;
  return near.map((one) => one + OWN_POINT * (one - usual));
}

/** The clauses of a long sentence that say something by themselves: one may speak to one point, one to another. */
function clausesOf(sentence: string): string[] {
  const clauses = countWords(sentence) < LONG_SENTENCE ? [] : sentence.split(/(?<=[,;:–])\s+/u);
  return clauses.length < 2 ? [] : clauses.filter((clause) => countWords(clause) >= WHOLE_CLAUSE);
}

/** Does a point ask for two things: "Bitten Sie um Hilfe und schlagen Sie ein Treffen vor."? */
const asksForTwo = (point: string): boolean => / und .*(?<!\p{L})Sie(?!\p{L})/u.test(point);

/**
 * A point is covered when a sentence or a clause is near to it and not much nearer to another; where it asks for two
 * things, two sentences that follow each other may be.
 */
function coveredPoints(
  task: TaskTexts,
  wordings: Vector[],
  { sentences, clauses }: { sentences: Vector[]; clauses: Vector[] },
  centre: Vector,
): TopicFit['points'] {
  const points = pointMeanings(task, wordings, centre);
  const nearnessOf = (vectors: Vector[]): number[] => nearnessToPoints(seenFrom(centre, meanOf(vectors)), points);
  const single = [...sentences, ...clauses].map((one) => nearnessOf([one]));
  const pairs = sentences.slice(1).map((sentence, before) => nearnessOf([sentences[before] ?? sentence, sentence]));
  return task.points.map(({ point }, index) => ({
    point,
    covered: [...single, ...(asksForTwo(point) ? pairs : [])].some((row) => (row[index] ?? 0) >= Math.max(POINT_COVERED, Math.max(...row) - SECOND_POINT)),
  }));
}

/** Vectors of sentences that never change, computed once. */
export function keepCatalogue(quick: Embeddings) {
  const known = new Map<string, Vector[]>();
  const underway = new Map<string, Promise<Vector[]>>();
  const keep = async (key: string, texts: string[], embeddings: Embeddings): Promise<Vector[]> => {
    const vectors = known.get(key) ?? (await embeddings.embed(texts));
    known.set(key, vectors);
    return vectors;
  };
  return {
    keep,
    /** As quickly as for a learner who waits, also while the patient computation is still at it; asked for once at a time. */
    get: (key: string, texts: string[]): Promise<Vector[]> => {
      const waiting = underway.get(key) ?? keep(key, texts, quick).finally(() => underway.delete(key));
      underway.set(key, waiting);
      return waiting;
    },
  };
}
