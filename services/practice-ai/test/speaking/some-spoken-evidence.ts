import type { SpeakingStage } from '@b1fuchs/contracts';
import { answerIn } from '../../src/domain/speaking/feedback/rating/spoken-answer.js';
import type { SpokenEvidence } from '../../src/domain/speaking/feedback/rating/spoken-evidence.js';
import type { SpeechFit } from '../../src/domain/speaking/feedback/topic/speech-judge.js';

const plan = 'Ich schlage vor, dass wir am Freitag feiern, weil dann alle Zeit haben. Passt Ihnen das?\n\nLeider ist das Restaurant zu teuer. Deshalb würde ich lieber im Garten feiern, wenn das Wetter schön ist.\n\nDas ist eine gute Idee. Außerdem könnte ich einen Kuchen backen, obwohl ich selten backe, und Sie kaufen die Getränke.';

/** What is known of a good plan, or of `text`, that has no mistakes and speaks to all its points. */
export const someSpokenEvidence = ({ text = plan, ...changes }: Partial<SpokenEvidence> & { text?: string } = {}): SpokenEvidence => ({
  kind: 'planning',
  answer: answerIn(text),
  corrected: answerIn(text),
  isGerman: true,
  mistakes: [],
  lemmas: [],
  fit: someSpeechFit(5, 5),
  sound: undefined,
  ...changes,
});

/** A fit to a topic with so many points, of which so many were spoken to. */
export const someSpeechFit = (points: number, covered: number, onTopic: boolean | undefined = true): SpeechFit => ({
  onTopic,
  points: Array.from({ length: points }, (_, index) => ({ title: `Punkt ${index + 1}`, covered: index < covered })),
});

/** So many different words that say nothing in particular, in sentences of five. */
export const wordsOfNumber = (count: number): string =>
  Array.from({ length: count }, (_, index) => `${index % 5 === 0 ? 'W' : 'w'}ort${String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26))}${index % 5 === 4 ? '.' : ''}`).join(' ');

export const stages: SpeakingStage[] = ['intro', 'planning', 'presentation'];
