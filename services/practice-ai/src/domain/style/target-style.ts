import { targetStyleSchema, type TargetStyle } from '@b1fuchs/contracts';

/** The four styles a learner may choose (spec 2, section 2.3). */
export const targetStyles = targetStyleSchema.options;

/** Colloquial words have no place in these. */
export const elevated: readonly TargetStyle[] = ['formal', 'academic', 'business'];
/** Letters to people one doesn't know well. */
export const distant: readonly TargetStyle[] = ['formal', 'business'];

/** „In einem formellen Text …“ */
export const textOf: Record<TargetStyle, string> = {
  formal: 'einem formellen Text',
  informal: 'einem persönlichen Text',
  academic: 'einem akademischen Text',
  business: 'einem geschäftlichen Text',
};

/** „Ihr Text passt zum formellen Stil.“ */
export const toStyle: Record<TargetStyle, string> = {
  formal: 'zum formellen Stil',
  informal: 'zum persönlichen Stil',
  academic: 'zum akademischen Stil',
  business: 'zum geschäftlichen Stil',
};

/** What a change teaches; each has a text in feedback/learning-points.ts. */
export type LearningTopic =
  | 'sie-form' | 'du-form' | 'greeting' | 'closing' | 'spoken-forms' | 'particles' | 'colloquial-words' | 'everyday-words'
  | 'polite-requests' | 'impersonal' | 'passive' | 'nominal-style' | 'calm-punctuation' | 'correctness';
