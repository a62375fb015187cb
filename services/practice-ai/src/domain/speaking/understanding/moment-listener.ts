import { setTimeout } from 'node:timers/promises';
import { countWords } from '@b1fuchs/contracts';
import type { Embeddings, Vector } from '../../../clients/embeddings.js';
import { isFunctionWord } from '../../grading/german.js';
import { cosine, meanOf, seenFrom } from '../../grading/vectors.js';
import type { Moment } from '../catalogue/catalogue-types.js';
import { askedMoments, moments, smallTalk, toldMoments } from '../catalogue/moments.js';
import { isCheerful, isHard, moodOf, PAST } from './mood.js';
import { questionIn } from './questions.js';
import { stemsIn } from './stems.js';
import { heardSentences } from './topic-listener.js';

/** Which of the catalogue's moments a message may be, the likest first (LIKE says which it is); `asked`: the one that its question is. */
export type HeardMoments = { told: { id: string; likeness: number }[]; asked?: string };

export type MomentListener = {
  /** Prepares the catalogue, which takes some seconds where nobody has done so before; until then no moment is heard. */
  prepare: (signal: AbortSignal) => Promise<void>;
  /** Undefined where no moment could be heard: before the catalogue is there, or without the embeddings. */
  hear: (message: string) => Promise<HeardMoments | undefined>;
  /** Whether it hears already. */
  isPrepared: () => boolean;
};

/** Keeps the catalogue's vectors from one start to the next. */
export type VectorStore = { find: (texts: string[]) => Promise<Vector[] | undefined>; keep: (texts: string[], vectors: Vector[]) => Promise<void> };

/**
 * A message is like a moment by its meaning (the nearest cosine to one of the wordings, seen from their middle) and by
 * the words that they share, each worth what it tells (its inverse document frequency, of which SHARED counts). Meaning
 * alone takes a striking bus driver for an icy road, words alone a kind boss for an unkind one. Both together found the
 * right moment for four of five messages of 20 talks that nobody had written with them in mind.
 */
const SHARED = 0.04;
const MOST_SHARED = 8;
/** A word of more moments says nothing: the catalogue's moments by 36. */
const TELLING = 2.2;
export const LIKE = 0.68;
const MAYBE = 0.5;
const LEAST_NEAR = 0.4;
const LEAST_SHARED = 2.2;
/** A question has few words. */
const ASKED_NEAR = 0.55;
const ASKED_LIKE = 0.66;
/** Where they share words, less nearness is enough. */
const ASKED_NEAR_SHARING = 0.48;
const ASKED_LIKE_SHARING = 0.72;
/** What is hard is not like what is told cheerfully, however near the words are. */
const OTHER_TONE = 0.15;
const SAME_TONE = 0.05;
/** What is over is not like what is to come. */
const OTHER_TENSE = 0.12;
const MOSTLY = 4;
const STEM = 6;
const STEM_FROM = 4;
const MOST_WORDS_OF_SMALL_TALK = 12;
/** Of a long message the last sentences count. */
const SENTENCES = 6;
const SHORTEST = 3;
const MOST_TOLD = 5;
const PIECE = 40;
/** About half as long as a piece takes on two cores. */
const REST_MS = 250;

const umlauts = new Map([['ä', 'a'], ['ö', 'o'], ['ü', 'u'], ['ß', 'ss']]);
const stemsOf = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= STEM_FROM && !isFunctionWord(word)).map((word) => word.replaceAll(/[äöüß]/gu, (letter) => umlauts.get(letter) ?? letter).slice(0, STEM))),
];

type Tone = 'troubled' | 'cheerful' | undefined;
/** What is compared of one sentence of a message. */
type Part = { vector: Vector; stems: string[]; isPast: boolean };
type Known = { moment: Moment; stems: Set<string>; vectors: Vector[]; tone: Tone; isPast: boolean | undefined };

/** @param leaveOut gives undefined for a failure of the embeddings and throws any other on. */
export function createMomentListener({ embeddings, patient, store, leaveOut }: {
  embeddings: Embeddings;
  patient: Embeddings;
  store: VectorStore;
  leaveOut: (error: unknown) => undefined;
}): MomentListener {
  const known: Known[] = moments.map((moment) => ({ moment, stems: new Set(moment.wordings.flatMap(stemsOf)), vectors: [], tone: commonTone(moment.wordings.map(toneOf)), isPast: commonTense(moment.wordings) }));
  const frequency = new Map<string, number>();
  for (const { stems } of known) for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const needs = [...new Set(moments.flatMap((moment) => moment.needs ?? []))];
  const worth = (stem: string): number => Math.log(moments.length / (frequency.get(stem) ?? moments.length));
  let centre: Vector | undefined;
  let preparing: Promise<void> | undefined;
  const prepare = (signal: AbortSignal): Promise<void> => (preparing ??= load(signal).catch((error: unknown) => {
    preparing = undefined;
    throw error;
  }));

  return {
    prepare,
    isPrepared: () => centre !== undefined,

    async hear(message) {
      if (centre === undefined) {
        // Not waited for: a first try may have failed while the embeddings were away.
        void prepare(new AbortController().signal).catch(() => undefined);
        return undefined;
      }
      const question = message.includes('?') ? questionIn(message) : undefined;
      const said = heardSentences(message).filter((sentence) => countWords(sentence) >= SHORTEST).slice(-SENTENCES);
      const vectors = await embeddings.embed([...said, ...(question === undefined ? [] : [question])]).catch(leaveOut);
      if (vectors === undefined) return undefined;
      const middle = centre;
      const parts = said.map((text, index) => partOf(text, seenFrom(middle, vectors[index] ?? [])));
      const isShort = countWords(message) <= MOST_WORDS_OF_SMALL_TALK;
      const told = likest(message, isShort ? [...toldMoments, ...smallTalk] : toldMoments, parts, toneOf(message), LEAST_NEAR, LEAST_SHARED).filter(({ likeness }) => likeness >= MAYBE);
      const [asked] = question === undefined ? [] : likest(message, askedMoments, [partOf(question, seenFrom(middle, vectors.at(-1) ?? []))], undefined, ASKED_NEAR_SHARING, 0).filter(({ near, likeness }) => likeness >= (near >= ASKED_NEAR ? ASKED_LIKE : ASKED_LIKE_SHARING));
      return { told: told.slice(0, MOST_TOLD).map(({ id, likeness }) => ({ id, likeness })), ...(asked && { asked: asked.id }) };
    },
  };

  async function load(signal: AbortSignal): Promise<void> {
    const texts = moments.flatMap(({ wordings }) => wordings);
    const vectors = (await store.find(texts)) ?? (await embedAll(texts, signal));
    if (vectors === undefined) return;
    const middle = meanOf(vectors);
    const byText = new Map(texts.map((text, index) => [text, seenFrom(middle, vectors[index] ?? [])]));
    for (const one of known) one.vectors = one.moment.wordings.map((wording) => byText.get(wording) ?? []);
    centre = middle;
  }

  async function embedAll(texts: string[], signal: AbortSignal): Promise<Vector[] | undefined> {
    const vectors: Vector[] = [];
    // Piece by piece, with a rest after each: what learners ask for meanwhile comes first.
    while (vectors.length < texts.length) {
      vectors.push(...(await patient.embed(texts.slice(vectors.length, vectors.length + PIECE))));
      await setTimeout(REST_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
    }
    await store.keep(texts, vectors);
    return vectors;
  }

  function likest(message: string, some: Moment[], parts: Part[], tone: Tone, leastNear: number, leastShared: number): { id: string; near: number; likeness: number }[] {
    const wanted = new Set(some);
    const met = new Set(stemsIn(message, needs));
    const scored = known.filter(({ moment }) => wanted.has(moment) && (moment.needs?.some((need) => met.has(need)) ?? true)).map(({ moment, stems, vectors, tone: usual, isPast }) => {
      const fit = tone === undefined || usual === undefined ? 0 : tone === usual ? SAME_TONE : -OTHER_TONE;
      const scores = parts.map((part) => {
        const shared = part.stems.filter((stem) => stems.has(stem)).map(worth).filter((value) => value > TELLING).reduce((sum, value) => sum + value, 0);
        if (shared < leastShared) return { near: 0, likeness: 0 };
        const near = Math.max(...vectors.map((wording) => cosine(part.vector, wording)));
        return { near, likeness: near < leastNear ? 0 : near + SHARED * Math.min(shared, MOST_SHARED) + fit - (isPast === undefined || isPast === part.isPast ? 0 : OTHER_TENSE) };
      });
      return { id: moment.id, ...scores.reduce((best, one) => (one.likeness > best.likeness ? one : best), { near: 0, likeness: 0 }) };
    });
    return scored.toSorted((one, other) => other.likeness - one.likeness);
  }
}

const isTroubled = (text: string): boolean => isHard(text) || moodOf(text) === 'sad';
const toneOf = (text: string): Tone => (moodOf(text) === 'glad' ? 'cheerful' : isTroubled(text) ? 'troubled' : isCheerful(text) ? 'cheerful' : undefined);

const partOf = (text: string, vector: Vector): Part => ({ vector, stems: stemsOf(text), isPast: PAST.test(text) });

/** Do the wordings tell of what is over, or do none of them? */
function commonTense(wordings: string[]): boolean | undefined {
  const past = wordings.filter((wording) => PAST.test(wording)).length;
  return past >= MOSTLY ? true : past === 0 ? false : undefined;
}

/** The tone that two wordings have at least, and none of them the other. */
function commonTone(tones: Tone[]): Tone {
  const found = new Set(tones.filter((tone) => tone !== undefined));
  return found.size === 1 && tones.filter((tone) => tone !== undefined).length > 1 ? [...found][0] : undefined;
}
