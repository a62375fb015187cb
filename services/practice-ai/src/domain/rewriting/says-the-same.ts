import type { Embeddings, Vector } from '../../clients/embeddings.js';
import { splitSentences, wordsOf } from '../grading/sentences.js';
import { cosine } from '../grading/vectors.js';

/**
 * Cosines of multilingual-e5-small, on the average of a text's sentences, each held against the nearest one of the other text.
 * Rewritten letters and posts lay at 0.898 and more, other texts on the same topic or with the same frame at 0.868 at most.
 */
const SAME = 0.88;
/** Greetings and closings are shared by letters that have nothing else in common. */
const FEWEST_WORDS = 4;

/** Is everything of the one text in the other, and nothing else? Throws EngineFailure without vectors. */
export async function saysTheSame(one: string, other: string, embeddings: Embeddings): Promise<boolean> {
  const [ours, theirs] = [statementsOf(one), statementsOf(other)];
  const vectors = await embeddings.embed([...ours, ...theirs]);
  const [before, after] = [vectors.slice(0, ours.length), vectors.slice(ours.length)];
  return nearness(before, after) >= SAME && nearness(after, before) >= SAME;
}

function statementsOf(text: string): string[] {
  const sentences = splitSentences(text);
  const statements = sentences.filter((sentence) => wordsOf(sentence).length >= FEWEST_WORDS);
  return statements.length > 0 ? statements : sentences;
}

/** How near on the average a vector is to the nearest of the others; 0 where one side has none. */
function nearness(vectors: readonly Vector[], others: readonly Vector[]): number {
  if (vectors.length === 0 || others.length === 0) return 0;
  const nearest = vectors.map((vector) => Math.max(...others.map((candidate) => cosine(vector, candidate))));
  return nearest.reduce((sum, value) => sum + value, 0) / nearest.length;
}
