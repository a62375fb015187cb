import { countWords } from '@b1fuchs/contracts';
import { closings, contentPoints, openings, sentences, slots } from './sentences.js';

/** The writing task that the texts answer. */
export const TOPIC = 'Party zum Einzug';

const WORDS = 80;
/** Lengths of a text's words that count as 80. */
const TOLERANCE = 2;
/** So often a sentence is written anew before there are too few different ones. */
const ATTEMPTS = 200;

export type Texts = {
  next: () => string;
  take: (count: number) => string[];
  /** A new text, and the same one with the sentence in its middle written anew. */
  nextWithRevision: () => { text: string; revision: string };
};

/**
 * Letters of 78 to 82 words; the same seed gives the same letters in the same order. No sentence ever comes twice
 * from one source.
 * @throws Error when there are no new sentences left, after some thousands.
 */
export function createTexts(seed: number): Texts {
  const random = createRandom(seed);
  const used = new Set<string>();

  const fillSlots = (pattern: string): string =>
    pattern.replaceAll(/\{(\p{L}+)\}/gu, (_slot, name: string) => {
      const values = slots[name] ?? [];
      return Array.isArray(values) ? pick(values, random) : String(values.from + Math.floor(random() * (values.to - values.from + 1)));
    });

  const write = (pattern: string): string => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const sentence = fillSlots(pattern);
      if (used.has(sentence)) continue;
      used.add(sentence);
      return sentence;
    }
    throw new Error(`There are no more sentences like '${pattern}'.`);
  };

  /** Chooses anew until the sentences add up to the length. */
  const choose = (): string[] => {
    for (;;) {
      const [opening, closing] = [pick(openings, random), pick(closings, random)];
      const chosen = contentPoints.map((patterns) => pick(patterns, random));
      let words = countWords([opening, ...chosen, closing].join(' '));
      for (const pattern of shuffled(sentences, random)) {
        const withIt = words + countWords(pattern);
        if (withIt > WORDS + TOLERANCE) continue;
        chosen.push(pattern);
        words = withIt;
      }
      if (words >= WORDS - TOLERANCE) return [opening, ...shuffled(chosen, random), closing];
    }
  };
  const next = (): string => choose().map(write).join(' ');
  const nextWithRevision = (): { text: string; revision: string } => {
    const written = choose().map((pattern) => ({ pattern, sentence: write(pattern) }));
    const middle = Math.floor(written.length / 2);
    const revised = written.map(({ pattern, sentence }, index) => (index === middle ? write(pattern) : sentence));
    return { text: written.map(({ sentence }) => sentence).join(' '), revision: revised.join(' ') };
  };
  return { next, take: (count) => Array.from({ length: count }, next), nextWithRevision };
}

/** Numbers from 0 up to 1, always the same ones for a seed: the linear congruential generator of Numerical Recipes. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function pick(values: string[], random: () => number): string {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

const shuffled = (values: string[], random: () => number): string[] =>
  values
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
