import { z } from 'zod';
import { askEngine } from './ask-engine.js';

const matchSchema = z.object({
  message: z.string(),
  offset: z.number().int().nonnegative(),
  length: z.number().int().nonnegative(),
  replacements: z.array(z.object({ value: z.string() })),
  rule: z.object({ id: z.string(), issueType: z.string().default('uncategorized'), category: z.object({ id: z.string() }) }),
});
/** A finding of LanguageTool. Offsets count UTF-16 code units of the text that was sent. */
export type GrammarMatch = z.infer<typeof matchSchema>;

const checkSchema = z.object({
  matches: z.array(matchSchema),
  /** Start and end of each sentence. */
  sentenceRanges: z.array(z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()])),
});
export type GrammarCheck = z.infer<typeof checkSchema>;

const readingSchema = z.object({ lemma: z.string().nullable(), tag: z.string().nullable() });
/** A possible analysis of a word: base form and morphological tag, for example SUB:NOM:SIN:FEM. */
export type Reading = z.infer<typeof readingSchema>;

const readTokenSchema = z.object({
  text: z.string(),
  offset: z.number().int().nonnegative(),
  length: z.number().int().nonnegative(),
  /** What the context leaves. */
  readings: z.array(readingSchema),
  /** What the dictionary knows. */
  allReadings: z.array(readingSchema),
});
export type ReadToken = z.infer<typeof readTokenSchema>;

const readingsSchema = z.object({ sentences: z.array(z.object({ tokens: z.array(readTokenSchema) })) });
const formsSchema = z.object({ forms: z.array(z.array(z.string())) });

/** `tag` is a regular expression over whole tags. */
export interface FormRequest {
  lemma: string;
  tag: string;
}

/** The engine refuses more than 500 requests in one body. */
const requestsAtOnce = 400;

/**
 * Every check asks for the same: the engine makes its rule sets ready for exactly this at its start.
 * The rule for the spelling before 1996 takes seconds to load there, and the speller finds the same words.
 */
const checkParameters = { language: 'de-DE', disabledRules: 'OLD_SPELLING_RULE' };

export interface GrammarEngine {
  /** Resolves once the engine has loaded its rules. Asking it for a check before that makes its start longer. */
  ready: () => Promise<void>;
  /** LanguageTool's findings in a German text. */
  check: (text: string) => Promise<GrammarCheck>;
  /** Every word and punctuation mark of the text with its readings, in order. */
  readings: (text: string) => Promise<ReadToken[]>;
  /** The word forms that fit each request, in the requests' order; an empty list where there is none. */
  synthesize: (requests: FormRequest[]) => Promise<string[][]>;
}

/** Client of the grammar engine. Each call throws EngineFailure when there is no usable answer within `timeoutMs`. */
export function createGrammarEngine({ url, timeoutMs }: { url: string; timeoutMs: number }): GrammarEngine {
  const post = <T>(path: string, body: string | URLSearchParams, schema: z.ZodType<T>): Promise<T> =>
    askEngine({
      engine: 'grammar',
      url: new URL(path, url).href,
      body,
      timeoutMs,
      schema,
      ...(typeof body === 'string' ? { contentType: 'application/json' } : {}),
    });

  return {
    ready: async () => {
      await askEngine({ engine: 'grammar', url: new URL('/health', url).href, timeoutMs, schema: z.object({}) });
    },
    check: (text) => post('/v2/check', new URLSearchParams({ ...checkParameters, text }), checkSchema),
    readings: async (text) => {
      const { sentences } = await post('/readings', JSON.stringify({ text }), readingsSchema);
      return sentences.flatMap((sentence) => sentence.tokens);
    },
    synthesize: async (requests) => {
      const forms: string[][] = [];
      for (let from = 0; from < requests.length; from += requestsAtOnce) {
        const part = requests.slice(from, from + requestsAtOnce);
        forms.push(...(await post('/synthesize', JSON.stringify({ requests: part }), formsSchema)).forms);
      }
      return forms;
    },
  };
}
