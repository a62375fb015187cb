import { z } from 'zod';

/** What a learner does with an expression: one speech act or one step of an argument. */
export const expressionFunctionSchema = z.enum([
  'greeting',
  'closing',
  'opening',
  'thanking',
  'inviting',
  'accepting',
  'declining',
  'apologising',
  'requesting',
  'asking',
  'arranging',
  'suggesting',
  'offering',
  'feeling',
  'wishing',
  'opinion',
  'agreeing',
  'disagreeing',
  'reason',
  'consequence',
  'example',
  'contrast',
  'condition',
  'advantage',
  'disadvantage',
  'experience',
  'structure',
  'summary',
]);
export type ExpressionFunction = z.infer<typeof expressionFunctionSchema>;

/** informal: to a person one says du to; formal: to a person one says Sie to; neutral: fits both and a public post. */
export const registerSchema = z.enum(['informal', 'neutral', 'formal']);
export type Register = z.infer<typeof registerSchema>;

/** The text types of the written exam: informal letter, opinion post, formal letter (spec 2, section 9.1). */
export const textTypeSchema = z.enum(['teil1', 'teil2', 'teil3']);
export type TextType = z.infer<typeof textTypeSchema>;

const oneGermanSentence = /^[A-ZÄÖÜ][^.!?]*\.$/u;

/** One useful expression (Redemittel) at level B1. */
export const expressionSchema = z.strictObject({
  /**
   * Identifies the entry. '…' marks a gap the learner fills; all that stands between the gaps is said
   * as it is written, so that an expression can be found in a text by its fixed parts.
   */
  expression: z.string().trim().min(3),
  /** When to use it: one short German sentence. */
  usage: z.string().regex(oneGermanSentence).max(100),
  /** The expression in use; its fixed parts appear word for word. */
  example: z.string().trim().min(10).max(160),
  function: expressionFunctionSchema,
  registers: z.array(registerSchema).nonempty(),
  /** The text types in which it is recommended. */
  sections: z.array(textTypeSchema).nonempty(),
  englishTranslation: z.string().trim().min(2),
});
export type Expression = z.infer<typeof expressionSchema>;
