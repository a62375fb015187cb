import type { Sound } from './sound.js';

/** As for pronunciation: a few words show no tempo. */
const FEWEST_WORDS = 15;
/** Words a minute, pauses included. Native speakers say 90 to 120; at 60 one can still listen well, above 170 hardly. */
const FLUENT = 80;
const SLOW = 55;
const HURRIED = 170;
/** Share of silence that listeners begin to notice, and that tears sentences apart. */
const SOME_SILENCE = 0.2;
const MUCH_SILENCE = 0.35;
/** Mean words of an answer: a short sentence, and two or three joined ones. */
const SHORT_TURN = 8;
const LONG_TURN = 18;

/** What is known of the answers where nobody measured them. */
export type TurnFigures = { turns: number; words: number; joins: number };

/** How fluently somebody spoke: by the clock where they spoke, by the text where they typed, which is said. */
export const describeFluency = (sound: Sound | undefined, figures: TurnFigures): string =>
  sound?.wordsPerMinute !== undefined && sound.words >= FEWEST_WORDS ? byClock(sound.wordsPerMinute, sound.silence ?? 0) : byText(figures);

function byClock(wordsPerMinute: number, silence: number): string {
  const rate = `etwa ${Math.round(wordsPerMinute / 5) * 5} Wörter in der Minute`;
  const pauses = silence >= MUCH_SILENCE ? 'mit vielen langen Pausen' : silence >= SOME_SILENCE ? 'mit einigen Pausen' : 'mit wenigen Pausen';
  if (wordsPerMinute > HURRIED) return `Sie sprechen sehr schnell (${rate}). Lassen Sie sich Zeit: Man versteht Sie dann besser.`;
  if (wordsPerMinute >= FLUENT) return silence >= MUCH_SILENCE ? `Sie sprechen zügig (${rate}), aber ${pauses}.` : `Sie sprechen flüssig (${rate}) und ${pauses}.`;
  if (wordsPerMinute >= SLOW) return `Sie sprechen ruhig (${rate}) und ${pauses}. Üben Sie, ganze Sätze ohne Pause zu sagen.`;
  return `Sie sprechen langsam (${rate}) und ${pauses}. Sagen Sie die Sätze mehrmals laut, bis sie leichter gehen.`;
}

function byText({ turns, words, joins }: TurnFigures): string {
  const how = 'Nach dem Text beurteilt, nicht nach dem Klang: ';
  if (turns === 0) return 'Nicht bewertet: Sie haben noch nichts gesagt, woran sich das zeigt.';
  const mean = Math.round(words / turns);
  const length = turns === 1 ? `Ihre Antwort hat ${mean} ${mean === 1 ? 'Wort' : 'Wörter'}` : `Ihre Antworten haben im Durchschnitt ${mean} ${mean === 1 ? 'Wort' : 'Wörter'}`;
  if (mean < SHORT_TURN) return `${how}${length}. Das ist sehr kurz. Antworten Sie mit zwei oder drei ganzen Sätzen.`;
  const joined = joins >= 4 ? 'und Ihre Sätze sind gut verbunden' : joins >= 2 ? 'und einige Sätze sind verbunden' : 'aber die Sätze stehen einzeln da';
  return `${how}${length}, ${joined}.${mean >= LONG_TURN ? '' : ' Erzählen Sie ruhig etwas mehr.'}`;
}
