import type { SpeakingEvidence } from '@b1fuchs/contracts';
import { joinEvidence, type SpeechEvidence } from '../../../lib/speech/recognition/evidence.js';

/** What the server takes (contracts, speakingEvidenceSchema). */
const MOST = { phrases: 500, characters: 2_000, alternatives: 10 };

/**
 * How the learner's answers were said, as far as they were spoken: those of the answer being written, and those that were sent.
 * They stay in this page's memory and go to the server with the request for feedback alone.
 */
export function createSpokenAnswers() {
  let unsent: SpeechEvidence[] = [];
  const sent: SpeechEvidence[] = [];
  return {
    /** A recording of the answer that is being written. */
    add: (evidence: SpeechEvidence): void => void unsent.push(evidence),
    /** The learner has emptied the field: what follows is another answer. */
    dropUnsent: (): void => {
      unsent = [];
    },
    /** The answer was heard. */
    send: (): void => {
      sent.push(...unsent);
      unsent = [];
    },
    /** Of all spoken answers that were sent, as one; undefined where all were typed. */
    evidence: (): SpeakingEvidence | undefined => evidenceToSend(joinEvidence(sent)),
  };
}
export type SpokenAnswers = ReturnType<typeof createSpokenAnswers>;

function evidenceToSend(joined: SpeechEvidence | null): SpeakingEvidence | undefined {
  if (joined === null || joined.phrases.length === 0) return undefined;
  const shortened = (text: string): string => text.slice(0, MOST.characters);
  return {
    phrases: joined.phrases.slice(0, MOST.phrases).map(({ text, confidence, alternatives, startMs, endMs }) => ({
      text: shortened(text),
      confidence,
      alternatives: alternatives
        .filter((one) => one.text !== text)
        .slice(0, MOST.alternatives)
        .map((one) => ({ text: shortened(one.text), confidence: one.confidence })),
      startMs,
      endMs,
    })),
  };
}
