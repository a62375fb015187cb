import { z } from 'zod';

/**
 * What the connector does to the clause it opens.
 * coordinating: main clause, the finite verb stays second and the connector does not count;
 * subordinating: subordinate clause, the finite verb is last; infinitive: the clause ends with zu and an infinitive;
 * adverb: main clause, the connector fills a place of its own, so in first place the verb follows at once.
 */
export const connectorKindSchema = z.enum(['coordinating', 'subordinating', 'infinitive', 'adverb']);
export type ConnectorKind = z.infer<typeof connectorKindSchema>;

/** The relation that a connector expresses between two thoughts. */
export const connectorMeaningSchema = z.enum([
  'addition',
  'alternative',
  'cause',
  'comparison',
  'concession',
  'condition',
  'consequence',
  'content',
  'contrast',
  'example',
  'manner',
  'purpose',
  'summary',
  'time',
]);
export type ConnectorMeaning = z.infer<typeof connectorMeaningSchema>;

/** The stage at which German courses commonly introduce the connector. */
export const connectorLevelSchema = z.enum(['A1', 'A2', 'B1', 'B2']);
export type ConnectorLevel = z.infer<typeof connectorLevelSchema>;

/** A word or group of words that joins clauses or sentences. Connector and kind together identify the entry. */
export const connectorSchema = z.strictObject({
  /** As in a dictionary: lower case, '…' between the parts of a pair. */
  connector: z.string().trim().min(2),
  kind: connectorKindSchema,
  expresses: z.array(connectorMeaningSchema).nonempty(),
  level: connectorLevelSchema,
  /**
   * True when the same word often stands in a text without joining two thoughts (da: there, während: preposition,
   * und between two nouns), so that the word alone, without a look at its clause, proves no connection.
   */
  ambiguous: z.boolean(),
  /** One German text in which the connector joins two thoughts. */
  example: z.string().trim().min(10).max(160),
  englishTranslation: z.string().trim().min(2),
});
export type Connector = z.infer<typeof connectorSchema>;
