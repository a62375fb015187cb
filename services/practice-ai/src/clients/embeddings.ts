import { z } from 'zod';
import { postToEngine } from './post-to-engine.js';

const answerSchema = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1) })),
});

/** A unit vector: the dot product of two is their cosine. */
export type Vector = number[];

export interface Embeddings {
  /** One vector a text, in the texts' order. */
  embed: (texts: string[]) => Promise<Vector[]>;
}

/** Client of any server that speaks the OpenAI embeddings call. Throws EngineFailure without a usable answer in `timeoutMs`. */
export function createEmbeddings({ url, timeoutMs }: { url: string; timeoutMs: number }): Embeddings {
  return {
    async embed(texts) {
      if (texts.length === 0) return [];
      const { data } = await postToEngine({
        engine: 'embeddings',
        url: new URL('/v1/embeddings', url).href,
        body: JSON.stringify({ model: 'multilingual-e5-small', input: texts }),
        contentType: 'application/json',
        timeoutMs,
        schema: answerSchema.refine((answer) => answer.data.length === texts.length, 'not one vector for each text'),
      });
      return data.sort((a, b) => a.index - b.index).map(({ embedding }) => unit(embedding));
    },
  };
}

function unit(vector: number[]): Vector {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
