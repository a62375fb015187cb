import { describePronunciation, ratePronunciation } from './rate-pronunciation.js';
import type { Sound } from './sound.js';

const someSound = (changes: Partial<Sound> = {}): Sound => ({ words: 80, confidence: 0.92, agreement: undefined, wordsPerMinute: 95, silence: 0.1, ...changes });
const bandFor = (changes: Partial<Sound>) => ratePronunciation(someSound(changes), 80).band;

describe('Aussprache', () => {
  test.each([
    [0.95, 'A'],
    [0.88, 'A'],
    [0.87, 'B'],
    [0.8, 'B'],
    [0.75, 'C'],
    [0.6, 'D'],
    [0.4, 'E'],
  ])('with a certainty of %d is %s', (confidence, band) => {
    expect(bandFor({ confidence })).toBe(band);
  });

  test('goes by the agreement of the guesses too, or alone where there is no certainty', () => {
    expect(bandFor({ confidence: 0.95, agreement: 0.6 })).toBe('C');
    expect(bandFor({ confidence: undefined, agreement: 0.95 })).toBe('A');
    expect(bandFor({ confidence: undefined, agreement: 0.4 })).toBe('E');
  });

  test('loses a band for very halting speech, and says so', () => {
    expect(bandFor({ wordsPerMinute: 40 })).toBe('B');
    expect(bandFor({ silence: 0.5 })).toBe('B');
    expect(bandFor({ wordsPerMinute: 60, silence: 0.3 })).toBe('A');
    expect(ratePronunciation(someSound({ silence: 0.5 }), 80).reason).toContain('Pausen');
  });

  test.each([
    ['nothing was spoken', undefined, 'getippt'],
    ['no phrase stands in the answer', someSound({ words: 0 }), 'getippt'],
    ['little was spoken', someSound({ words: 14 }), '14 Wörter'],
    ['one word was spoken', someSound({ words: 1 }), '1 Wort '],
    ['the recogniser shows no certainty', someSound({ confidence: undefined }), 'nicht, wie sicher'],
  ])('is not rated, honestly, where %s', (_when, sound, why) => {
    const criterion = ratePronunciation(sound, 80);
    expect(criterion.band).toBeNull();
    expect(criterion.reason).toMatch(/^Nicht bewertet: /u);
    expect(criterion.reason).toContain(why);
    expect(describePronunciation(criterion)).toBe(criterion.reason);
  });

  test('names the part that was spoken where most was typed', () => {
    expect(ratePronunciation(someSound({ words: 20 }), 80).reason).toContain('nur die 20 gesprochenen Wörter');
    expect(ratePronunciation(someSound(), 80).reason).not.toContain('gesprochenen');
  });

  test('is said to be an estimate', () => {
    expect(describePronunciation(ratePronunciation(someSound(), 80))).toContain('Schätzung');
  });
});
