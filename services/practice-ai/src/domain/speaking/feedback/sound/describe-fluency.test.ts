import { describeFluency } from './describe-fluency.js';
import type { Sound } from './sound.js';

const figures = { turns: 4, words: 80, joins: 4 };
const clocked = (wordsPerMinute: number, silence = 0.1): Sound => ({ words: 80, confidence: 0.9, agreement: undefined, wordsPerMinute, silence });

describe('fluency', () => {
  test.each([
    [clocked(100), 'Sie sprechen flüssig (etwa 100 Wörter in der Minute) und mit wenigen Pausen.'],
    [clocked(92, 0.4), 'Sie sprechen zügig (etwa 90 Wörter in der Minute), aber mit vielen langen Pausen.'],
    [clocked(65, 0.25), 'Sie sprechen ruhig (etwa 65 Wörter in der Minute) und mit einigen Pausen. Üben Sie, ganze Sätze ohne Pause zu sagen.'],
    [clocked(40), 'Sie sprechen langsam (etwa 40 Wörter in der Minute) und mit wenigen Pausen. Sagen Sie die Sätze mehrmals laut, bis sie leichter gehen.'],
    [clocked(200), 'Sie sprechen sehr schnell (etwa 200 Wörter in der Minute). Lassen Sie sich Zeit: Man versteht Sie dann besser.'],
  ])('goes by the clock where somebody spoke', (sound, text) => {
    expect(describeFluency(sound, figures)).toBe(text);
  });

  test.each([
    [figures, 'Ihre Antworten haben im Durchschnitt 20 Wörter, und Ihre Sätze sind gut verbunden.'],
    [{ turns: 4, words: 48, joins: 2 }, 'Ihre Antworten haben im Durchschnitt 12 Wörter, und einige Sätze sind verbunden. Erzählen Sie ruhig etwas mehr.'],
    [{ turns: 4, words: 12, joins: 0 }, 'Ihre Antworten haben im Durchschnitt 3 Wörter. Das ist sehr kurz. Antworten Sie mit zwei oder drei ganzen Sätzen.'],
    [{ turns: 1, words: 1, joins: 0 }, 'Ihre Antwort hat 1 Wort. Das ist sehr kurz. Antworten Sie mit zwei oder drei ganzen Sätzen.'],
    [{ turns: 1, words: 30, joins: 0 }, 'Ihre Antwort hat 30 Wörter, aber die Sätze stehen einzeln da.'],
  ])('goes by the text where somebody typed, and says so', (turns, text) => {
    expect(describeFluency(undefined, turns)).toBe(`Nach dem Text beurteilt, nicht nach dem Klang: ${text}`);
    expect(describeFluency({ ...clocked(100), words: 10 }, turns)).toContain(text);
    expect(describeFluency({ ...clocked(100), wordsPerMinute: undefined }, turns)).toContain(text);
  });

  test('is not judged where nothing was said', () => {
    expect(describeFluency(undefined, { turns: 0, words: 0, joins: 0 })).toMatch(/^Nicht bewertet: /u);
  });
});
