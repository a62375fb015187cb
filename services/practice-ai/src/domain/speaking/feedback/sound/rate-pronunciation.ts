import type { SpeakingCriterion } from '@b1fuchs/contracts';
import { bandAt } from '../../../grading/bands.js';
import type { Sound } from './sound.js';

/** Under so many spoken words a recogniser's certainty is chance: a name that it doesn't know spoils a whole sentence. */
const FEWEST_WORDS = 15;
/**
 * Certainty from which pronunciation is A, B, C, D. Recognisers give 0.9 and more to clear speech; 0.8 is where programs
 * commonly stop to trust what they heard and ask again, so it parts "clear" from "mostly clear". Below 0.5 a guess is as
 * likely wrong as right.
 */
const CONFIDENCE_LIMITS = [0.88, 0.8, 0.68, 0.5];
/** The same for the share of words that the recogniser's guesses have in common: of ten words one, two, three or five are in doubt. */
const AGREEMENT_LIMITS = [0.9, 0.8, 0.7, 0.5];
/**
 * Native speakers say 90 to 120 words a minute (Wikipedia, "Sprechtempo"); learners at B1 are slower, and tempo and pauses
 * tell levels apart (Vasu 2025, Huang and Gráf 2020). Somebody who says less than half of that, or is silent for nearly half
 * of the time, says single words without the melody of a sentence.
 */
const HALTING_WORDS_PER_MINUTE = 45;
const HALTING_SILENCE = 0.45;

const stepsUnder = (value: number, limits: number[]): number => limits.filter((limit) => value < limit).length;

const reasons = {
  A: 'Fast alle Wörter wurden sicher erkannt. Das spricht für eine klare Aussprache.',
  B: 'Die meisten Wörter wurden sicher erkannt, nur einzelne waren undeutlich.',
  C: 'Man versteht Sie, aber einige Wörter wurden nur unsicher erkannt. Sprechen Sie jedes Wort bis zum Ende aus.',
  D: 'Viele Wörter wurden nur unsicher erkannt. Sprechen Sie langsamer und deutlicher.',
  E: 'Die meisten Wörter wurden kaum erkannt. Sprechen Sie langsamer, deutlicher und nah am Mikrofon.',
};
const HALTING = 'Zwischen den Wörtern machen Sie lange Pausen. Sprechen Sie mehrere Wörter in einem Zug.';

/**
 * Aussprache, by the certainty of the recogniser and the agreement of its guesses; very halting speech costs a band. Without
 * such evidence it is not rated, and the reason says why.
 * @param words of the whole answer
 */
export function ratePronunciation(sound: Sound | undefined, words: number): SpeakingCriterion {
  const name = 'aussprache';
  const notRated = (why: string): SpeakingCriterion => ({ name, band: null, reason: `Nicht bewertet: ${why}` });
  if (sound === undefined || sound.words === 0) return notRated('Zu Ihren Antworten gibt es keine Daten der Spracherkennung, zum Beispiel weil Sie getippt haben.');
  if (sound.words < FEWEST_WORDS) return notRated(`Sie haben nur ${sound.words} ${sound.words === 1 ? 'Wort' : 'Wörter'} gesprochen. Das ist zu wenig für ein Urteil.`);
  const clarity = [
    ...(sound.confidence === undefined ? [] : [stepsUnder(sound.confidence, CONFIDENCE_LIMITS)]),
    ...(sound.agreement === undefined ? [] : [stepsUnder(sound.agreement, AGREEMENT_LIMITS)]),
  ];
  if (clarity.length === 0) return notRated('Die Spracherkennung sagt nicht, wie sicher sie Ihre Wörter erkannt hat.');

  const unclear = clarity.reduce((sum, steps) => sum + steps, 0) / clarity.length;
  const isHalting = (sound.wordsPerMinute ?? Infinity) < HALTING_WORDS_PER_MINUTE || (sound.silence ?? 0) > HALTING_SILENCE;
  const band = bandAt(unclear + (isHalting ? 1 : 0));
  const partly = sound.words < words / 2 ? ` Bewertet sind nur die ${sound.words} gesprochenen Wörter.` : '';
  return { name, band, reason: `${isHalting ? HALTING : reasons[band]}${partly}` };
}

/** The same as a text for the learner: what it rests on, and that no person has listened. */
export const describePronunciation = ({ band, reason }: SpeakingCriterion): string =>
  band === null ? reason : `${reason} Das ist eine Schätzung nach der Spracherkennung. Ein Mensch hört mehr.`;
