import { z } from 'zod';
import { askEngine } from './ask-engine.js';

const answerSchema = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1) })),
});

/** The model that is asked for. */
export const EMBEDDING_MODEL = 'multilingual-e5-small';

/** A unit vector: the dot product of two is their cosine. */
export type Vector = number[];

export interface Embeddings {
  /** One vector a text, in the texts' order. */
  embed: (texts: string[]) => Promise<Vector[]>;
}

/** Texts of one request: the server answers one request after another, and a learner's must not wait behind a long one. */
const BATCH = 8;

/** Client of any server that speaks the OpenAI embeddings call. Throws EngineFailure without a usable answer in `timeoutMs`. */
export function createEmbeddings({ url, timeoutMs }: { url: string; timeoutMs: number }): Embeddings {
  const embedBatch = async (texts: string[], deadline: number): Promise<Vector[]> => {
    const { data } = await askEngine({
      engine: 'embeddings',
      url: new URL('/v1/embeddings', url).href,
      body: JSON.stringify({ model: EMBEDDING_MODEL, input: texts }),
      contentType: 'application/json',
      timeoutMs: Math.max(1, Math.ceil(deadline - performance.now())),
      schema: answerSchema.refine((answer) => answer.data.length === texts.length, 'not one vector for each text'),
    });
    return data.sort((a, b) => a.index - b.index).map(({ embedding }) => unit(embedding));
  };

  return {
    async embed(texts) {
      const deadline = performance.now() + timeoutMs;
      const vectors: Vector[] = [];
      for (let start = 0; start < texts.length; start += BATCH) {
        vectors.push(...(await embedBatch(texts.slice(start, start + BATCH), deadline)));
      }
      return vectors;
    },
  };
}

function unit(vector: number[]): Vector {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
