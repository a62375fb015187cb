import type { Embeddings, Vector } from '../../../clients/embeddings.js';
import { cleanText } from '../../grammar/clean-text.js';
import { splitSentences } from '../../grading/sentences.js';
import { cosine, meanOf, seenFrom } from '../../grading/vectors.js';
import { stemsIn } from './stems.js';

/** Something that can be spoken about: what shows it, and what is said or asked about it. */
export type ListenedPoint = { words: string[]; wordings: string[]; anchors: string[] };

/** One sentence of a message and how it relates to each point. */
export type Heard = {
  sentence: string;
  /** Indexes of the points that the sentence speaks to, the clearest first. */
  touched: number[];
  /** Does a stem show it, or its meaning alone? */
  isByWord: boolean;
  /** Nearness to each point by meaning, about -0.2 to 1; undefined while the embeddings are away. */
  nearness: number[] | undefined;
};

/**
 * Nearness by meaning as cosines seen from a centre (grading/vectors.ts), with BONUS for each stem that the sentence
 * has. Of the catalogue's 1,100 wordings, each left out in turn, 97 % of the planning tasks' and 96 % of the presentation
 * topics' lie nearest to their own point; 95 % of them lie at 0.23 or more. Of sentences about other topics without a
 * stem half lie under 0.19, and 95 % under 0.32.
 */
const BONUS = 0.1;
/** From here on a sentence without any stem speaks to the point, if no other is as near. */
const NEAR = 0.33;
const CLEARLY_NEARER = 0.03;
/** A message that is so near to a question has mostly answered it. */
const ANSWERED = 0.3;
/** A question that is less near has nothing to do with it. */
const FOLLOWS = 0.2;
/** What the nearest sentence of a point counts beside the middle of all. */
const NEAREST = 0.3;
/** More is not listened to: a turn of six minutes has some sixty sentences. */
const SENTENCES = 60;
const CHARACTERS = 300;

export type TopicListener = {
  /** Prepares a topic, so that the first answer is understood as quickly as later ones. Never rejects. */
  prepare: (key: string, points: ListenedPoint[]) => void;
  /** What each sentence of a message is about. Without the embeddings it goes by the stems alone. */
  listen: (key: string, points: ListenedPoint[], message: string) => Promise<Heard[]>;
  /** How near each text is to each point by meaning; undefined without the embeddings. */
  nearness: (key: string, points: ListenedPoint[], texts: string[]) => Promise<number[][] | undefined>;
  /** A point's anchors that follow from the message, the nearest first: without those that are far from it and those that it says already. None without the embeddings. */
  nearAnchors: (point: ListenedPoint, message: string) => Promise<string[]>;
};

/**
 * Hears which points of a topic a message speaks to: by stems first, by meaning where there is none.
 * @param samples a sentence of each topic: their middle is the centre from which meanings are seen.
 * @param leaveOut gives undefined for a failure of the embeddings and throws any other on.
 */
export function createTopicListener({ embeddings, samples, leaveOut }: {
  embeddings: Embeddings;
  samples: string[];
  leaveOut: (error: unknown) => undefined;
}): TopicListener {
  const kept = new Map<string, Promise<Vector[]>>();
  const keep = (key: string, texts: string[]): Promise<Vector[]> => {
    const vectors = kept.get(key) ?? embeddings.embed(texts);
    kept.set(key, vectors);
    vectors.catch(() => kept.delete(key));
    return vectors;
  };
  const centreOf = async (): Promise<Vector> => meanOf(await keep('samples', samples));
  const textsOf = (points: ListenedPoint[]): string[] => points.flatMap(({ wordings, anchors }) => [...wordings, ...anchors]);

  const nearnessOf = async (key: string, points: ListenedPoint[], sentences: string[]): Promise<number[][]> => {
    const [centre, known, said] = await Promise.all([centreOf(), keep(key, textsOf(points)), embeddings.embed(sentences)]);
    let next = 0;
    const seen = points.map(({ wordings, anchors }) => {
      const own = known.slice(next, next + wordings.length + anchors.length).map((vector) => seenFrom(centre, vector));
      next += wordings.length + anchors.length;
      return { own, middle: meanOf(own) };
    });
    return said.map((vector) => {
      const sentence = seenFrom(centre, vector);
      return seen.map(({ own, middle }) => (1 - NEAREST) * cosine(sentence, middle) + NEAREST * Math.max(...own.map((one) => cosine(sentence, one))));
    });
  };

  const followingFrom = async (message: string, anchors: string[]): Promise<string[]> => {
    const [centre, [said = [], ...known]] = await Promise.all([centreOf(), embeddings.embed([cleanText(message.slice(0, CHARACTERS)), ...anchors])]);
    const near = new Map(anchors.map((anchor, index) => [anchor, cosine(seenFrom(centre, said), seenFrom(centre, known[index] ?? []))]));
    const nearnessTo = (anchor: string): number => near.get(anchor) ?? 0;
    return anchors.filter((one) => nearnessTo(one) >= FOLLOWS && nearnessTo(one) < ANSWERED).toSorted((one, other) => nearnessTo(other) - nearnessTo(one));
  };

  return {
    async nearAnchors({ anchors }, message) {
      return (await followingFrom(message, anchors).catch(leaveOut)) ?? [];
    },

    nearness: (key, points, texts) => nearnessOf(key, points, texts).catch(leaveOut),

    prepare(key, points) {
      void nearnessOf(key, points, []).catch(() => undefined);
    },

    async listen(key, points, message) {
      const sentences = heardSentences(message);
      const nearness = sentences.length === 0 ? [] : await nearnessOf(key, points, sentences).catch(leaveOut);
      return sentences.map((sentence, index) => heard(sentence, points, nearness?.[index]));
    },
  };
}

/** The sentences of a message as they are listened to, one by one. */
export const heardSentences = (message: string): string[] =>
  splitSentences(cleanText(message)).slice(0, SENTENCES).map((sentence) => cleanText(sentence.slice(0, CHARACTERS)));

function heard(sentence: string, points: ListenedPoint[], near: number[] | undefined): Heard {
  const stems = points.map((point) => stemsIn(sentence, point.words).length);
  const scores = stems.map((count, index) => (near?.[index] ?? 0) + BONUS * count);
  const byScore = scores.map((_, index) => index).sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  const withStems = byScore.filter((index) => (stems[index] ?? 0) > 0);
  if (withStems.length > 0 || near === undefined) return { sentence, touched: withStems, isByWord: true, nearness: near };
  const [best = 0, second] = byScore;
  const lead = (near[best] ?? 0) - (second === undefined ? -1 : (near[second] ?? 0));
  return { sentence, touched: (near[best] ?? 0) >= NEAR && lead >= CLEARLY_NEARER ? [best] : [], isByWord: false, nearness: near };
}
