import { FIRST_BOX, reviewLeitner } from './leitner.js';

describe('a card in the Leitner boxes', () => {
  test('climbs with every known answer and stays in the last box', () => {
    const reviews = [];
    let box = FIRST_BOX;
    for (let answer = 1; answer <= 6; answer += 1) {
      const review = reviewLeitner(box, true);
      reviews.push([review.box, review.intervalDays]);
      box = review.box;
    }
    expect(reviews).toEqual([[2, 2], [3, 4], [4, 7], [5, 14], [5, 14], [5, 14]]);
  });

  test.each([1, 2, 3, 4, 5])('falls from box %i into the first when it was not known', (box) => {
    expect(reviewLeitner(box, false)).toEqual({ box: 1, intervalDays: 1 });
  });

  test.each([0, 6, 1.5, Number.NaN])('is refused in a box that does not exist (%d)', (box) => {
    expect(() => reviewLeitner(box, true)).toThrow(RangeError);
    expect(() => reviewLeitner(box, false)).toThrow(RangeError);
  });
});
