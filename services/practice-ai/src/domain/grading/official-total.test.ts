import { officialTotal } from './official-total.js';

describe('the total of the three tasks', () => {
  test.each([
    [100, 100, 100, 100],
    [0, 0, 0, 0],
    [100, 0, 0, 40],
    [0, 100, 0, 40],
    [0, 0, 100, 20],
    [75, 69, 88, 75],
    [61, 61, 57, 60],
    [60, 60, 60, 60],
    [0, 100, 100, 60],
  ])('of %d, %d and %d is %d', (teil1, teil2, teil3, total) => {
    expect(officialTotal({ teil1, teil2, teil3 })).toBe(total);
  });

  test('is rounded once and half a point upwards', () => {
    expect(officialTotal({ teil1: 61.25, teil2: 60, teil3: 60 })).toBe(61);
    expect(officialTotal({ teil1: 61.2, teil2: 60, teil3: 60 })).toBe(60);
    expect(officialTotal({ teil1: 1, teil2: 1, teil3: 1 })).toBe(1);
    expect(officialTotal({ teil1: 0, teil2: 0, teil3: 2.5 })).toBe(1);
  });

  test('is a whole number from 0 to 100 and never falls when a grade rises', () => {
    const grades = Array.from({ length: 21 }, (_, index) => index * 5);
    for (const teil1 of grades) {
      for (const teil3 of grades) {
        const totals = grades.map((teil2) => officialTotal({ teil1, teil2, teil3 }));
        expect(totals).toEqual([...totals].sort((a, b) => a - b));
        expect(totals.every((total) => Number.isInteger(total) && total >= 0 && total <= 100)).toBe(true);
      }
    }
  });

  test.each([-1, 101, Number.NaN, Number.POSITIVE_INFINITY])('is refused for a grade of %d', (grade) => {
    expect(() => officialTotal({ teil1: 80, teil2: grade, teil3: 80 })).toThrow(RangeError);
  });
});
