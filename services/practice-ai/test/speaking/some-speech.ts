import type { SpeakingEvidence } from '@b1fuchs/contracts';

type Phrase = SpeakingEvidence['phrases'][number];

/** A phrase that a recogniser was sure of, changed by what a test needs. */
export const somePhrase = (text: string, changes: Partial<Phrase> = {}): Phrase => ({ text, confidence: 0.9, alternatives: [], startMs: 0, endMs: 2_000, ...changes });

/** What was said turn by turn as one phrase a turn, spoken at `wordsPerMinute` with so much certainty. */
export const spokenEvidence = (turns: string[], { confidence = 0.9, wordsPerMinute = 100 } = {}): SpeakingEvidence => ({
  phrases: turns.map((text) => somePhrase(text.slice(0, 2_000), { confidence, endMs: (text.split(/\s+/u).length / wordsPerMinute) * 60_000 })),
});
