import { speakingCriterionNameSchema, type Band, type SpeakingCriterion } from '@b1fuchs/contracts';
import { someSpeechFit, someSpokenEvidence } from '../../../../../test/speaking/some-spoken-evidence.js';
import { speakingGrade, topicScore } from './speaking-grade.js';

const bands: readonly Band[] = ['A', 'B', 'C', 'D', 'E'];
/** Criteria by their bands in the contract's order, '-' for one that is not rated. */
const criteria = (letters: string): SpeakingCriterion[] =>
  speakingCriterionNameSchema.options.map((name, index) => ({ name, band: bands.find((band) => band === letters[index]) ?? null, reason: '' }));
const grade = (letters: string, ...args: Parameters<typeof someSpokenEvidence>) => speakingGrade(criteria(letters), someSpokenEvidence(...args));

describe('the grade of speech', () => {
  test.each([
    ['AAAA-', 100],
    ['BBBB-', 75],
    ['BBCC-', 63],
    ['CCCC-', 50],
    ['AAAAA', 100],
    ['AAAAE', 80],
    ['BBBBC', 70],
    ['CDDD-', 31],
    ['DEEE-', 11],
    ['EAAA-', 35],
    ['EDDD-', 19],
    ['EEEE-', 11],
  ])('for %s is %d', (letters, expected) => {
    expect(grade(letters)).toBe(expected);
  });

  test('is never from 1 to 10, which a client takes for a scale of ten, and never rises when a criterion falls', () => {
    const four = bands.flatMap((a) => bands.flatMap((b) => bands.flatMap((c) => bands.map((d) => a + b + c + d))));
    for (const letters of four) {
      expect(grade(`${letters}-`)).toBeGreaterThan(10);
      for (const place of [0, 1, 2, 3]) {
        const lower = bands[bands.findIndex((band) => band === letters[place]) + 1];
        if (lower !== undefined) expect(grade(`${letters.slice(0, place)}${lower}${letters.slice(place + 1)}-`)).toBeLessThanOrEqual(grade(`${letters}-`));
      }
    }
  });

  test('does not pass where the topic is missed', () => {
    expect(grade('DAAAA', { fit: someSpeechFit(5, 1) })).toBe(55);
    expect(grade('CAAAA', { fit: someSpeechFit(5, 2) })).toBe(90);
  });

  test('is nothing where nothing was said that could be rated', () => {
    expect(grade('EEEE-', { isGerman: false })).toBe(0);
    expect(grade('EEEE-', { text: 'Ja.' })).toBe(0);
  });
});

describe('the score of the topic', () => {
  test('rises with the points from 3 to 10; under a third of them the topic is missed', () => {
    expect([0, 1, 2, 3, 4, 5].map((covered) => topicScore(someSpokenEvidence({ fit: someSpeechFit(5, covered) })))).toEqual([3, 4, 6, 7, 9, 10]);
  });

  test('is 2 at most for another topic, 10 for an own topic without points, 0 for nothing', () => {
    expect(topicScore(someSpokenEvidence({ fit: someSpeechFit(5, 5, false) }))).toBe(2);
    expect(topicScore(someSpokenEvidence({ fit: { onTopic: true, points: [] } }))).toBe(10);
    expect(topicScore(someSpokenEvidence({ isGerman: false }))).toBe(0);
  });
});
