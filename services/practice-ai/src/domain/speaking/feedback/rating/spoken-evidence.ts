import type { Correction, SpeakingStage } from '@b1fuchs/contracts';
import type { Sound } from '../sound/sound.js';
import type { SpeechFit } from '../topic/speech-judge.js';
import type { SpokenAnswer } from './spoken-answer.js';

/** What the bands are computed from. */
export type SpokenEvidence = {
  kind: SpeakingStage;
  answer: SpokenAnswer;
  /** The answer with every correction made, for what must not depend on a mistake. */
  corrected: SpokenAnswer;
  isGerman: boolean;
  /** What can be heard of the learner's mistakes. */
  mistakes: Correction[];
  /** Dictionary forms of the words with a meaning of their own; empty while the parser is away. */
  lemmas: string[][];
  fit: SpeechFit;
  /** Undefined where nothing was spoken into a recogniser. */
  sound: Sound | undefined;
};
