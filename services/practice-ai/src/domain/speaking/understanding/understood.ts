import { z } from 'zod';

const proposedSchema = z.object({
  /** both: "Wir wollen …" · learner: "Sie wollen …" · examiner: "Ich soll …" · everyone: "Jeder soll …" */
  who: z.enum(['both', 'learner', 'examiner', 'everyone']),
  /** An infinitive phrase: "am Samstag um 18 Uhr in den Park gehen" */
  phrase: z.string(),
});
/** Something that a learner proposes, to be said again: who does it, and what. */
export type Proposed = z.infer<typeof proposedSchema>;

/** A proposal of the learner: as a phrase that can be said again, in the learner's own few words, or as their whole sentence. */
const learnerProposalSchema = z.union([proposedSchema, z.object({ quote: z.string() }), z.object({ sentence: z.string() })]);
export type LearnerProposal = z.infer<typeof learnerProposalSchema>;

export const intentSchema = z.enum(['greeting', 'repeat', 'not-understood', 'no-idea', 'asks-back', 'agrees', 'disagrees', 'finished', 'insult', 'other-role', 'requests', 'offers', 'asks-leave', 'asks-choice', 'asks', 'proposes', 'is-nervous']);
/** What a message does in the talk, apart from what it says about the topic. */
export type Intent = z.infer<typeof intentSchema>;

export const messageLanguageSchema = z.enum(['german', 'english', 'persian', 'other']);
export type MessageLanguage = z.infer<typeof messageLanguageSchema>;

/** What the examiner has understood of a message. Everything they say next follows from these. */
export const understoodSchema = z.object({
  language: messageLanguageSchema,
  words: z.number().int().nonnegative(),
  /** The message as it is meant, where that is not as it was sent: with the marks that a recogniser leaves out, without what is taken back. */
  said: z.string().optional(),
  intents: z.array(intentSchema),
  /** Indexes of the points that the message speaks to, each with what it proposes for it; by a word of it or by meaning alone. */
  touched: z.array(z.object({ point: z.number().int().nonnegative(), isByWord: z.boolean(), proposals: z.array(learnerProposalSchema) })),
  /** The nearness by meaning to each point (see topic-listener.ts); null while it is not known. */
  near: z.array(z.number()).nullable(),
  /** Of the topic that it touches, what can be asked about it, the most fitting first; only in free conversations. */
  questions: z.array(z.string()).optional(),
  /** The moments (catalogue/moments.ts) that it may tell, the likest first, and the one that it asks; only in free conversations. */
  told: z.array(z.object({ id: z.string(), likeness: z.number() })).optional(),
  asked: z.string().optional(),
  /** Things of the plan that the message names: "mit dem Zug", "einen Kuchen"; only in plannings. */
  named: z.array(z.string()).optional(),
  /** The sentences that plan something, in correct German, and how near they are to each point; only in plannings. */
  plans: z.array(z.object({ text: z.string(), near: z.array(z.number()) })).optional(),
  /** How near the phrases and things above are to each point by meaning; only in plannings. */
  fits: z.array(z.object({ text: z.string(), near: z.array(z.number()) })).optional(),
  /** Proposals that speak to no point by themselves: answers to what was asked. */
  open: z.array(learnerProposalSchema),
});
export const textOf = (proposal: LearnerProposal): string => ('quote' in proposal ? proposal.quote : 'sentence' in proposal ? proposal.sentence : proposal.phrase);
export type Understood = z.infer<typeof understoodSchema>;
