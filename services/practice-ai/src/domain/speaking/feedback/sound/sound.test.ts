import { somePhrase } from '../../../../../test/speaking/some-speech.js';
import { measureSound } from './sound.js';

const said = 'Ich komme aus Polen und ich wohne in Köln.';
const sound = (...phrases: ReturnType<typeof somePhrase>[]) => measureSound({ phrases }, said);

describe('how something was said', () => {
  test('is measured on the phrases that stand in the answer', () => {
    expect(sound(somePhrase('ich komme aus Polen'), somePhrase('gestern hat es geregnet', { confidence: 0.2 })).words).toBe(4);
    expect(sound(somePhrase('ich komme aus Polen'), somePhrase('gestern hat es geregnet', { confidence: 0.2 })).confidence).toBeCloseTo(0.9);
  });

  test('has the recogniser’s certainty, long phrases counting for more', () => {
    expect(sound(somePhrase('ich komme aus Polen', { confidence: 0.9 }), somePhrase('Köln', { confidence: 0.4 })).confidence).toBeCloseTo(0.8);
  });

  test.each([null, 0, 1])('%d is no certainty', (confidence) => {
    expect(sound(somePhrase('ich komme aus Polen', { confidence })).confidence).toBeUndefined();
  });

  test('has how far the other guesses agree', () => {
    const alternatives = [{ text: 'ich komme aus Polen', confidence: null }, { text: 'ich komme auf Pollen', confidence: null }];
    expect(sound(somePhrase('ich komme aus Polen', { alternatives })).agreement).toBeCloseTo(0.75);
    expect(sound(somePhrase('ich komme aus Polen')).agreement).toBeUndefined();
  });

  test('has the speed with the pauses, and their share; a breath is none', () => {
    const slow = sound(
      somePhrase('ich komme aus Polen', { startMs: 0, endMs: 6_000 }),
      somePhrase('und ich wohne', { startMs: 6_500, endMs: 10_500 }),
      somePhrase('in Köln', { startMs: 15_500, endMs: 17_500 }),
    );
    expect(slow.wordsPerMinute).toBeCloseTo(9 / (17 / 60));
    expect(slow.silence).toBeCloseTo(5 / 17);
  });

  test('knows no pause between two answers, whose clocks both begin at nothing', () => {
    const { silence } = sound(somePhrase('ich komme aus Polen', { startMs: 20_000, endMs: 26_000 }), somePhrase('ich wohne in Köln', { startMs: 500, endMs: 6_500 }));
    expect(silence).toBe(0);
  });

  test('says nothing of the speed of a few seconds, or without a clock', () => {
    expect(sound(somePhrase('ich komme aus Polen', { endMs: 3_000 })).wordsPerMinute).toBeUndefined();
    expect(sound(somePhrase('ich komme aus Polen', { startMs: 5_000, endMs: 5_000 })).wordsPerMinute).toBeUndefined();
  });

  test('is nothing where nothing was spoken', () => {
    expect(sound()).toEqual({ words: 0, confidence: undefined, agreement: undefined, wordsPerMinute: undefined, silence: undefined });
  });
});
