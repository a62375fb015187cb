import { z } from 'zod';

/** The stage at which German courses commonly introduce the word. */
export const wordLevelSchema = z.enum(['A1', 'A2', 'B1']);
export type WordLevel = z.infer<typeof wordLevelSchema>;

/** The case, or preposition and case, that a word asks for: „+ Dat.“, „auf + Akk.“; „als“; „zu + Inf.“. */
const governmentSchema = z
  .array(z.string().regex(/^(?:(?:\p{Ll}+ )?\+ (?:Akk\.|Dat\.|Gen\.|Akk\.\/Dat\.)|als|zu \+ Inf\.)$/u))
  .nonempty()
  .optional();

/** Persian letters, as an Iranian keyboard writes them: ی and ک, never Arabic ي and ك; ZWNJ inside words. */
const persianSchema = z.string().regex(/^(?:[\u0621-\u0629\u062A-\u063A\u0641\u0642\u0644-\u0648\u067E\u0686\u0698\u06A9\u06AF\u06CC\u200C ،()…/-]|\u064B|\u0654)+$/u);

const common = {
  /** Never changes and never serves another word: learners' cards point to it. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** As in a dictionary: nouns without article, verbs in the infinitive. */
  lemma: z.string().trim().min(1),
  level: wordLevelSchema,
  /** The most usual meaning first. */
  english: z.array(z.string().trim().min(1)).min(1).max(3),
  persian: z.array(persianSchema).min(1).max(3),
  example: z.string().regex(/^\p{Lu}.+[.!?]$/u),
  exampleEnglish: z.string().regex(/^\p{Lu}.+[.!?]$/u),
};

const nounSchema = z.strictObject({
  ...common,
  partOfSpeech: z.literal('noun'),
  /** Null where the word has no singular. „der/die“: declined like an adjective (Angestellte) or of either gender. */
  article: z.enum(['der', 'die', 'das', 'der/die', 'der/das']).nullable(),
  /** Null where it is not usual; the lemma itself where there is no singular. */
  plural: z.string().nullable(),
  /** Of nouns of the weak declension: Studenten. */
  genitive: z.string().optional(),
  government: governmentSchema,
});

const verbSchema = z.strictObject({
  ...common,
  partOfSpeech: z.literal('verb'),
  /** Third person singular of irregular verbs: fährt ab, fuhr ab. */
  present: z.string().optional(),
  preterite: z.string().optional(),
  /** With its auxiliary: ist abgefahren; „hat/ist“ where the meaning decides. */
  perfect: z.string().regex(/^(?:hat|ist|hat\/ist) \S/u),
  separablePrefix: z.string().optional(),
  government: governmentSchema,
});

const comparedSchema = z.strictObject({
  ...common,
  partOfSpeech: z.enum(['adjective', 'adverb']),
  /** Where it is irregular. */
  comparison: z.strictObject({ comparative: z.string(), superlative: z.string().startsWith('am ') }).optional(),
  government: governmentSchema,
});

const otherSchema = z.strictObject({
  ...common,
  partOfSpeech: z.enum(['pronoun', 'preposition', 'conjunction', 'particle', 'numeral', 'interjection', 'phrase']),
  government: governmentSchema,
});

/** An entry of the word list for B1. Lemma and part of speech together identify it. */
export const wordSchema = z.discriminatedUnion('partOfSpeech', [nounSchema, verbSchema, comparedSchema, otherSchema]);
export type Word = z.infer<typeof wordSchema>;
export type PartOfSpeech = Word['partOfSpeech'];
