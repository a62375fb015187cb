import { evidenceOf, type SpeechEvidence } from './evidence.js';
import { textOfPhrases } from './german-text.js';
import { phrases, type Transcript } from './transcript.js';
import { isSilent, type VoiceActivity } from './voice-activity.js';
import { dictationTexts, recogniserErrors, unsupported } from './wording.js';

/** Who stops sooner than this has pressed by mistake, and is told nothing. */
export const SHORTEST_ATTEMPT_MS = 1_000;

type Parts = { transcript: Transcript; error: string | null; voice: VoiceActivity | null; durationMs: number };
type Outcome = { text: string; evidence: SpeechEvidence; error: string | undefined };

/** What has come of listening, and the German sentence for what went wrong (spec 2, section 8). */
export function listeningOutcome({ transcript, error, voice, durationMs }: Parts): Outcome {
  const heard = phrases(transcript);
  const text = textOfPhrases(heard.map((phrase) => phrase.text));
  const isMissed = text === '' && durationMs >= SHORTEST_ATTEMPT_MS;
  const evidence = evidenceOf({ phrases: heard, voice, durationMs });
  if (error !== null) return { text, evidence, error: sentenceFor(error) };
  return { text, evidence, error: isMissed ? sentenceForNothing(voice) : undefined };
}

function sentenceFor(error: string): string | undefined {
  if (error === 'service-not-allowed') return unsupported.switchedOff;
  return error === 'language-not-supported' ? unsupported.noRecognition : recogniserErrors[error];
}

const sentenceForNothing = (voice: VoiceActivity | null): string => (voice === null || isSilent(voice) ? dictationTexts.nothingHeard : dictationTexts.notUnderstood);
