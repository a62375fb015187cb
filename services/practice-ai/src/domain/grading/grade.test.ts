import { criterionNameSchema, PASS_MARK, type Band, type Criterion } from '@b1fuchs/contracts';
import { gradeOf } from './grade.js';

const bands: readonly Band[] = ['A', 'B', 'C', 'D', 'E'];
/** Criteria by their bands in the order Erfüllung, Kohärenz, Wortschatz, Strukturen. */
const criteria = (letters: string): Criterion[] =>
  criterionNameSchema.options.map((name, index) => ({ name, band: bands.find((band) => band === letters[index]) ?? 'E', reason: '' }));
const everyCombination = bands.flatMap((a) => bands.flatMap((b) => bands.flatMap((c) => bands.map((d) => a + b + c + d))));

describe('the grade', () => {
  test.each([
    ['AAAA', 100],
    ['BBBB', 75],
    ['AABB', 88],
    ['BBCC', 63],
    ['CCCC', 50],
    ['DDDD', 25],
    ['DEEE', 11],
    ['EAAA', 0],
    ['EEEE', 0],
  ])('for %s is %d', (letters, grade) => {
    expect(gradeOf(criteria(letters))).toBe(grade);
  });

  test('is 0 whenever the task is not fulfilled, and else never from 1 to 10, which a client takes for a scale of ten', () => {
    for (const letters of everyCombination) {
      const grade = gradeOf(criteria(letters));
      if (letters.startsWith('E')) expect(grade).toBe(0);
      else expect(grade).toBeGreaterThan(10);
      expect(grade).toBeLessThanOrEqual(100);
    }
  });

  test('never rises when a criterion falls', () => {
    for (const letters of everyCombination) {
      for (const place of [0, 1, 2, 3]) {
        const lower = bands[bands.findIndex((band) => band === letters[place]) + 1];
        if (lower === undefined) continue;
        const worse = letters.slice(0, place) + lower + letters.slice(place + 1);
        expect(gradeOf(criteria(worse))).toBeLessThanOrEqual(gradeOf(criteria(letters)));
      }
    }
  });

  test('weighs the criteria alike: three good ones make up for a weak one', () => {
    expect(gradeOf(criteria('ADAA'))).toBe(gradeOf(criteria('AAAD')));
    expect(gradeOf(criteria('ADAA'))).toBeGreaterThanOrEqual(PASS_MARK);
  });
});
