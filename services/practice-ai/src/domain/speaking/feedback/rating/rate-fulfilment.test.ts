import { someSpeechFit, someSpokenEvidence, wordsOfNumber } from '../../../../../test/speaking/some-spoken-evidence.js';
import { rateFulfilment } from './rate-fulfilment.js';

const long = wordsOfNumber(120);
const bandFor = (...args: Parameters<typeof someSpokenEvidence>) => rateFulfilment(someSpokenEvidence(...args)).band;

describe('Erfüllung', () => {
  test('falls with each point that nobody spoke to, but not to E while there is one', () => {
    expect([5, 4, 3, 2, 1].map((covered) => bandFor({ text: long, fit: someSpeechFit(5, covered) }))).toEqual(['A', 'B', 'C', 'C', 'D']);
    expect(bandFor({ text: long, fit: someSpeechFit(5, 0) })).toBe('E');
  });

  test('asks for five of the eight personal questions', () => {
    expect([8, 5, 4, 1].map((covered) => bandFor({ kind: 'intro', text: long, fit: someSpeechFit(8, covered) }))).toEqual(['A', 'A', 'B', 'D']);
  });

  test('falls by a band for short answers, by two for very short ones', () => {
    expect([60, 30, 29, 14, 5].map((words) => bandFor({ text: wordsOfNumber(words) }))).toEqual(['A', 'A', 'B', 'C', 'C']);
    expect([100, 49, 24].map((words) => bandFor({ kind: 'presentation', text: wordsOfNumber(words) }))).toEqual(['A', 'B', 'C']);
  });

  test('is E for another topic, another language, and for hardly a word', () => {
    expect(bandFor({ fit: someSpeechFit(5, 5, false) })).toBe('E');
    expect(bandFor({ isGerman: false })).toBe('E');
    expect(bandFor({ text: 'Ja, das ist gut.' })).toBe('E');
  });

  test('without the embeddings goes by the points', () => {
    expect(bandFor({ text: long, fit: { ...someSpeechFit(6, 2), onTopic: undefined } })).toBe('D');
    expect(bandFor({ text: long, fit: { ...someSpeechFit(6, 1), onTopic: undefined } })).toBe('E');
  });

  test('of a topic outside the catalogue goes by its length', () => {
    expect(bandFor({ text: long, fit: { onTopic: true, points: [] } })).toBe('A');
    expect(bandFor({ text: wordsOfNumber(20), fit: { onTopic: true, points: [] } })).toBe('B');
  });

  test.each([
    [someSpokenEvidence({ text: long, fit: someSpeechFit(5, 3) }), 'Sie haben 3 von 5 Punkten besprochen. Es fehlen: „Punkt 4“, „Punkt 5“.'],
    [someSpokenEvidence({ text: long, kind: 'presentation', fit: someSpeechFit(6, 5) }), 'Sie haben 5 von 6 Leitfragen beantwortet. Es fehlt: „Punkt 6“.'],
    [someSpokenEvidence({ text: long, kind: 'intro', fit: someSpeechFit(8, 4) }), 'Sie haben 4 von 5 Fragen zur Person beantwortet.'],
    [someSpokenEvidence({ text: long }), 'Sie haben alle Punkte besprochen.'],
    [someSpokenEvidence({ text: wordsOfNumber(20) }), 'Sie haben alle Punkte besprochen. Ihre Antworten sind kurz: Erzählen Sie mehr.'],
  ])('says why', (evidence, reason) => {
    expect(rateFulfilment(evidence).reason).toBe(reason);
  });
});
